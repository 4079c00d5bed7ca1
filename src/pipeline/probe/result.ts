import type { Sample } from '../../generated/mcp-probe-history.ts';
import type { ServerState } from '../../generated/mcp-validation-state.ts';
import type { HandshakeJudgement } from '../../judge/handshake/judge.ts';

/** The run's word on one endpoint, as it stands in a part: what the run that is merged will store. */
export interface ProbeResult {
  endpoint: string;
  status: HandshakeJudgement['status'];
  reason: string | null;
  /** Null of a skipped endpoint: it leaves no trace. */
  sample: Sample | null;
  /** The state of every listing that names the endpoint; its `validated_at` is the run's start. */
  listings: { name: string; state: ServerState }[];
}
