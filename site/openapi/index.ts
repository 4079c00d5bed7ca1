import { changelogDocument, indexDocument } from './about-api.ts';
import { badge, shields } from './badges.ts';
import { changesDocument, changesOfDay } from './changes.ts';
import type { Described } from './described.ts';
import { ecosystemDocument } from './ecosystem.ts';
import { checkupMethod, handshakeMethod, reportCardMethod } from './methods.ts';
import { serverDocument } from './server.ts';
import {
  namespacesDocument,
  serversDocument,
  serversPage,
  serversTable,
  statusDocument,
} from './servers.ts';

/** Every document of the API, in the order in which it is told of. */
export const DOCUMENTS: readonly Described[] = [
  indexDocument,
  statusDocument,
  serversDocument,
  serversPage,
  serversTable,
  serverDocument,
  namespacesDocument,
  changesDocument,
  changesOfDay,
  ecosystemDocument,
  handshakeMethod,
  checkupMethod,
  reportCardMethod,
  badge,
  shields,
  changelogDocument,
];
