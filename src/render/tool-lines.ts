/** What is shown of one tool; a member that the server did not send as a string is null. */
export interface ToolLine {
  name: string | null;
  description: string | null;
}

/** The tools of a list in the server's order, whatever it put there. */
export function toolLines(tools: readonly unknown[]): ToolLine[] {
  return tools.map((tool) => {
    const { name, description } = (typeof tool === 'object' && tool !== null ? tool : {}) as Record<
      string,
      unknown
    >;
    return { name: stringOrNull(name), description: stringOrNull(description) };
  });
}

function stringOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
