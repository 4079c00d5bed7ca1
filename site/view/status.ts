import type { Standing } from '../../src/render/standing.ts';

/** The colour family and the icon of a label; the words stand beside it everywhere. */
export type Tone = 'good' | 'gate' | 'bad' | 'quiet' | 'local';

const TONES: Record<string, Tone> = {
  live_ok: 'good',
  auth_required: 'gate',
  unreachable: 'bad',
  local_unprobed: 'local',
  not_probed: 'quiet',
};

export function toneOf(directoryStatus: string): Tone {
  return TONES[directoryStatus] ?? 'quiet';
}

const SAMPLE_WORDS: Record<string, { words: string; tone: Tone }> = {
  ok: { words: 'Live OK', tone: 'good' },
  live_ok: { words: 'Live OK', tone: 'good' },
  ok_empty: { words: 'Answered, no tools', tone: 'good' },
  auth_required: { words: 'Auth required', tone: 'gate' },
  unreachable: { words: 'Unreachable', tone: 'bad' },
  error: { words: 'Answered with an error', tone: 'bad' },
  failed: { words: 'Failed', tone: 'bad' },
};

/** A stored probe status in words. */
export function sampleWords(status: string): { words: string; tone: Tone } {
  return SAMPLE_WORDS[status] ?? { words: status, tone: 'quiet' };
}

/** One sentence that says what lies behind the directory status of this listing. */
export function statusSentence(standing: Standing, optedOut: boolean): string {
  const { listing, state } = standing;
  if (state === null) {
    if (optedOut) return 'Its owner asked us not to read it, so nothing is sent to it.';
    if (listing.endpoint !== undefined) return 'This endpoint has never been probed so far.';
    if (standing.status.code === 'local_unprobed') {
      return 'It runs on your own machine, so there is no address that we could call.';
    }
    return listing.remotes.length > 0
      ? 'None of its addresses can be called as they are listed, so nothing was sent.'
      : 'The listing names no HTTP endpoint, so there was nothing to call.';
  }
  switch (state.endpoint_status) {
    case 'ok':
      return 'It answered the handshake and listed its tools to a stranger without credentials.';
    case 'ok_empty':
      return 'It was probed and answered the handshake, but its tool list is empty. An empty list does not count as Live OK, so the label stays “Not probed”.';
    case 'auth_required':
      return 'It answered, and asked for authentication before it would list its tools.';
    case 'unreachable':
      return 'The very first request, initialize, failed on the network.';
    default:
      return 'Something answered, but initialize or tools/list failed.';
  }
}
