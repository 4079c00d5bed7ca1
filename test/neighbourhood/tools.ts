export interface PlainTool {
  [key: string]: unknown;
  name: string;
  description: string;
  inputSchema: { type: 'object'; properties: { text: { type: 'string' } } };
}

/** `count` tools named tool_01, tool_02 … that take one text. */
export function numberedTools(count: number): PlainTool[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `tool_${String(index + 1).padStart(2, '0')}`,
    description: `Returns its text in way ${index + 1}.`,
    inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
  }));
}
