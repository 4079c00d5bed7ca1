import type { Rule } from './rule.ts';
import mcpAnnotationContradicts from './rules/mcp-annotation-contradicts.ts';
import mcpAuthNoMetadata from './rules/mcp-auth-no-metadata.ts';
import mcpAuthResourceMismatch from './rules/mcp-auth-resource-mismatch.ts';
import mcpCapabilityUndeclared from './rules/mcp-capability-undeclared.ts';
import mcpCardMismatch from './rules/mcp-card-mismatch.ts';
import mcpCredentialRequest from './rules/mcp-credential-request.ts';
import mcpCrossTool from './rules/mcp-cross-tool.ts';
import mcpDuplicateTools from './rules/mcp-duplicate-tools.ts';
import mcpExfiltrationLink from './rules/mcp-exfiltration-link.ts';
import mcpHiddenCharacters from './rules/mcp-hidden-characters.ts';
import mcpInitializedRefused from './rules/mcp-initialized-refused.ts';
import mcpInstructionsToAgent from './rules/mcp-instructions-to-agent.ts';
import mcpModelFlagged from './rules/mcp-model-flagged.ts';
import mcpNoTools from './rules/mcp-no-tools.ts';
import mcpNotMcp from './rules/mcp-not-mcp.ts';
import mcpPriceMismatch from './rules/mcp-price-mismatch.ts';
import mcpPriceUnstated from './rules/mcp-price-unstated.ts';
import mcpProtocolOld from './rules/mcp-protocol-old.ts';
import mcpProtocolUnknown from './rules/mcp-protocol-unknown.ts';
import mcpServerRequests from './rules/mcp-server-requests.ts';
import mcpTestnetPayment from './rules/mcp-testnet-payment.ts';
import mcpTlsExpiring from './rules/mcp-tls-expiring.ts';
import mcpTlsInvalid from './rules/mcp-tls-invalid.ts';
import mcpToolNameInvalid from './rules/mcp-tool-name-invalid.ts';
import mcpToolNoDescription from './rules/mcp-tool-no-description.ts';
import mcpToolNoSchema from './rules/mcp-tool-no-schema.ts';
import mcpToolsChanged from './rules/mcp-tools-changed.ts';
import mcpToolsListFailed from './rules/mcp-tools-list-failed.ts';
import mcpUnreachable from './rules/mcp-unreachable.ts';
import mcpVersionDiffers from './rules/mcp-version-differs.ts';
import mcpWeakSession from './rules/mcp-weak-session.ts';

/** The 31 rules of the report card, in the order of the method page. Adding one touches its file and this list. */
export const RULES = [
  mcpUnreachable,
  mcpNotMcp,
  mcpTlsInvalid,
  mcpTlsExpiring,
  mcpAuthNoMetadata,
  mcpAuthResourceMismatch,
  mcpProtocolUnknown,
  mcpProtocolOld,
  mcpInitializedRefused,
  mcpWeakSession,
  mcpToolsListFailed,
  mcpCapabilityUndeclared,
  mcpNoTools,
  mcpDuplicateTools,
  mcpToolNameInvalid,
  mcpToolNoDescription,
  mcpToolNoSchema,
  mcpAnnotationContradicts,
  mcpInstructionsToAgent,
  mcpHiddenCharacters,
  mcpExfiltrationLink,
  mcpCredentialRequest,
  mcpCrossTool,
  mcpServerRequests,
  mcpPriceMismatch,
  mcpPriceUnstated,
  mcpTestnetPayment,
  mcpCardMismatch,
  mcpVersionDiffers,
  mcpToolsChanged,
  mcpModelFlagged,
] as const satisfies readonly Rule[];

export type RuleId = (typeof RULES)[number]['id'];
