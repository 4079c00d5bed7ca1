import type { TextFinding, TextKind } from '../text/detect.ts';
import type { Evidence } from './rule.ts';

/** The places that a detector of judge/text points at. */
export function found(texts: Record<TextKind, TextFinding[]>, kind: TextKind): readonly Evidence[] {
  return texts[kind].map(({ path, excerpt, digest }) => ({ where: path, text: excerpt, digest }));
}
