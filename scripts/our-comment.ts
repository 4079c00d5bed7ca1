/** Who wrote an issue's comment, as the API tells it. */
export type Writer = { login: string; type: string } | null;

/** Whether the workflows of this repository wrote it: nobody else can sign so. */
export function isOurs(writer: Writer): boolean {
  return writer?.login === 'github-actions[bot]' && writer.type === 'Bot';
}
