import { measuredChild, serversInChild } from './child.ts';
import { compiled } from './compiled.ts';
import { type Bench, median, rounded } from './result.ts';

const READS = 60;
/** Machine code is still being made during the first reads. */
const WARM_UP = 20;

/**
 * CPU of a handshake with a server that lists 2 MB of tools, read, recorded and judged, beside undici
 * and `JSON.parse` on the same bytes.
 */
export const largeList: Bench = async () => {
  const child = await compiled('large-list-child.ts');
  const servers = await serversInChild('large-list-server.ts', [String(READS)]);
  try {
    const measure = async (contestant: string, form: string): Promise<number> => {
      const urls = servers.urls.map((url) => `${url}/${form}`);
      const { message } = await measuredChild([child, contestant, ...urls]);
      return median((message as number[]).slice(WARM_UP));
    };
    const json = { bare: await measure('bare', 'json'), ours: await measure('ours', 'json') };
    const sse = { bare: await measure('bare', 'sse'), ours: await measure('ours', 'sse') };
    const toBare = { json: rounded(json.ours / json.bare), sse: rounded(sse.ours / sse.bare) };
    return {
      name: 'large-list',
      goal: 'CPU of reading and judging a 2 MB tools/list ≤ 2 × undici and JSON.parse on the same bytes',
      figures: {
        ours_json_ms: rounded(json.ours),
        bare_json_ms: rounded(json.bare),
        ours_sse_ms: rounded(sse.ours),
        bare_sse_ms: rounded(sse.bare),
      },
      ratios: { ours_to_bare_json: toBare.json, ours_to_bare_sse: toBare.sse },
      met: Math.max(toBare.json, toBare.sse) <= 2,
    };
  } finally {
    await servers.stop();
  }
};
