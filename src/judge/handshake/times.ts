import type { ServerState, ValidationState } from '../../generated/mcp-validation-state.ts';

/** When the stored probe of a server was made: its own time, else that of the last full run (design §2). */
export function validatedAt(
  state: Pick<ValidationState, 'last_run'>,
  server: ServerState,
): string | null {
  return server.validated_at ?? state.last_run;
}

/** When the stored tools were read live, or null when none ever were. */
export function toolsReadAt(
  state: Pick<ValidationState, 'last_run'>,
  server: ServerState,
): string | null {
  if (!server.validation_method.includes('live_mcp')) return null;
  return server.tools_read_at ?? validatedAt(state, server);
}
