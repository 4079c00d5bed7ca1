/** Semantic Versioning 2.0.0, with the `v` that some publishers put before it. */
const SEMVER =
  /^v?(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[0-9A-Za-z.-]+)?$/;

/**
 * The order of two versions by precedence: negative when `a` is older, 0 when they can't be told apart
 * (two words, or the same version but for its build). A semantic version outranks any other text.
 * Rule: the registry's versioning guide.
 */
export function compareVersions(a: string, b: string): number {
  const left = SEMVER.exec(a);
  const right = SEMVER.exec(b);
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  for (const part of [1, 2, 3]) {
    const order = compareNumbers(left[part] ?? '', right[part] ?? '');
    if (order !== 0) return order;
  }
  return comparePreReleases(left[4], right[4]);
}

function comparePreReleases(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const left = a.split('.');
  const right = b.split('.');
  for (const [index, one] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareIdentifiers(one, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareIdentifiers(a: string, b: string): number {
  const numeric = [a, b].map((text) => /^\d+$/.test(text));
  if (numeric[0] && numeric[1]) return compareNumbers(a, b);
  if (numeric[0] !== numeric[1]) return numeric[0] ? -1 : 1;
  return compareTexts(a, b);
}

/** Digits of any length: a version may hold more than a number can. */
function compareNumbers(a: string, b: string): number {
  return a.length - b.length || compareTexts(a, b);
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
