import type { PageData } from '../page-data.ts';
import { handshakeMethodPage } from '../parts/handshake-method.ts';
import { fileOf, PATHS } from '../paths.ts';

export const data = { permalink: fileOf(PATHS.handshakeMethod) };

export function render({ site }: PageData): string {
  return handshakeMethodPage(site());
}
