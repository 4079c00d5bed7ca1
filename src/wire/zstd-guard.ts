export function createZstdGuard(): (chunk: Uint8Array) => void {
  return () => {};
}
