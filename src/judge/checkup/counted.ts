/** A number and what it counts: `1 tool`, `2 tools`. */
export function counted(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? '' : 's'}`;
}
