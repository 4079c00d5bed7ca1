import { authMetadata } from './checks/auth-metadata.ts';
import { discoveryHandshake } from './checks/discovery-handshake.ts';
import { errorTaxonomy } from './checks/error-taxonomy.ts';
import { latencyProfile } from './checks/latency-profile.ts';
import { protocolRevision } from './checks/protocol-revision.ts';
import { reachability } from './checks/reachability.ts';
import { redirectPolicy } from './checks/redirect-policy.ts';
import { schemaFingerprint } from './checks/schema-fingerprint.ts';
import { schemaUnchanged } from './checks/schema-unchanged.ts';
import { tlsCertificate } from './checks/tls-certificate.ts';
import { toolDescriptionHygiene } from './checks/tool-description-hygiene.ts';
import { toolsList } from './checks/tools-list.ts';
import { toolsetFingerprint } from './checks/toolset-fingerprint.ts';
import { toolsetUnchanged } from './checks/toolset-unchanged.ts';
import { transportType } from './checks/transport-type.ts';
import type { Check } from './verdict.ts';

/** The fifteen checks in the order of the result, group by group. */
export const CHECKS: readonly Check[] = [
  reachability,
  latencyProfile,
  transportType,
  protocolRevision,
  discoveryHandshake,
  toolsList,
  errorTaxonomy,
  tlsCertificate,
  redirectPolicy,
  authMetadata,
  toolDescriptionHygiene,
  toolsetFingerprint,
  schemaFingerprint,
  toolsetUnchanged,
  schemaUnchanged,
];
