import type { LintRule } from '../rule.ts';

/** UTF-8 that was read as another encoding: a dash or a quotation mark as windows-1252 or -1255, accented letters as Latin-1. */
const GARBLED = /â€[\u0080-\u009f“”˜™¦"]|ג€|Ã[\u0080-\u00bf©¨¼¶¤¡±]|\ufffd/;

export const descriptionGarbled: LintRule = {
  id: 'description-garbled',
  level: 'note',
  text: 'The description was saved in one encoding and read in another, so some of its characters are wrong.',
  fix: 'Save `server.json` as UTF-8 and publish it again.',
  find: ({ description }) => (GARBLED.test(description) ? [description] : null),
};
