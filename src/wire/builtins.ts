/**
 * Modules of node that a read may never need, loaded by the first that does: together they take as
 * long as the rest of a handshake's start.
 */
export const zlib = (): typeof import('node:zlib') => process.getBuiltinModule('node:zlib');
export const tls = (): typeof import('node:tls') => process.getBuiltinModule('node:tls');
