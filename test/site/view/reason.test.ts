import { expect, it } from 'vitest';
import { reasonText } from '../../../site/view/reason.ts';

it('says the status of an answer once', () => {
  expect(reasonText('unauthorized', 401)).toBe('The server asks for authentication (401).');
  expect(reasonText('unauthorized', undefined)).toBe('The server asks for authentication (401).');
  expect(reasonText('forbidden', 418)).toBe(
    'The server refuses access without credentials (403) (HTTP 418).',
  );
  expect(reasonText('bad_http', 200)).toBe('What came back is not a valid HTTP answer (HTTP 200).');
  expect(reasonText('of_another_version', 500)).toBe('of_another_version (HTTP 500).');
});
