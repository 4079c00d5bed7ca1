import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradictsReadOnly } from '../../src/observation/read-only-name.ts';

describe('a name that contradicts readOnlyHint', () => {
  it.each([
    'delete_user',
    'create-issue',
    'github_create_issue',
    'github.issues.create',
    'deleteItem',
    'jiraDeleteIssue',
    'HTTPPost',
    'S3_PUT_OBJECT',
    's3_delete_object',
    'update_list',
    'set_up',
    'set_volume',
    'drop_table',
    'send_email',
    'slack_post_message',
    'slack.postMessage',
    'post',
    'pay_invoice',
    'wallet_transfer',
    'transfer_funds',
    'cancel_order',
    'order_cancel',
    'revoke_token',
    'publish_post',
    'deploy_worker',
    'move_file',
    'rename_file',
    'archive_project',
    'upload_file',
    'write_file',
    'insert_row',
    'remove_member',
    'update_search_index',
    'add_comment',
    'clear_cache',
    'ban_user',
    'team_invite',
    'notion-update-page',
    'acme_v2_delete_all',
  ])('%s does', (name) => expect(contradictsReadOnly(name)).toBe(true));

  it.each([
    'get_deleted_items',
    'getDeletedItems',
    'list_updates',
    'updates',
    'dropbox_search',
    'dropbox_get_file',
    'preview_post',
    'check_update',
    'latest_update',
    'post_search',
    'internet_archive_search',
    'wp_post_list',
    'transfer_history',
    'upload_status',
    'data_set_search',
    'result_set_get',
    'dataset_get',
    'settings',
    'get_settings',
    'setup_guide',
    'posts',
    'payments_list',
    'movie_lookup',
    'get-removed-members',
    'dry_run_delete',
    'simulate_transfer',
    'generate_insert_statement',
    'is_cancelled',
    'created_at',
    'creator_search',
    'add',
    'add_numbers',
    'search',
    'echo',
    'sendgrid_list_templates',
    'writer_lookup',
    'deployments',
    '',
    '___',
    '删除',
  ])('%s does not', (name) => expect(contradictsReadOnly(name)).toBe(false));

  it('is the same however the words are joined', () => {
    const words = fc.array(fc.constantFrom('delete', 'get', 'acme', 'list', 'post', 'item'), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(words, (list) => {
        const capital = list.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
        const spellings = [list.join('_'), list.join('-'), list.join('.'), capital.join('')];
        expect(new Set(spellings.map(contradictsReadOnly)).size).toBe(1);
      }),
    );
  });

  it('is decided in time for a name of any length', () => {
    expect(contradictsReadOnly('aB'.repeat(1_000_000))).toBe(false);
  });
});
