import { isObject } from '../../../observation/messages.ts';
import { counted } from '../counted.ts';
import { hygieneFlags } from '../hygiene.ts';
import { type Check, reason, risk, unverified, verified } from '../verdict.ts';

const HITS_NAMED = 50;
const NAME_SHOWN = 128;

export const toolDescriptionHygiene: Check = {
  id: 'tool_description_hygiene',
  group: 'security',
  title: 'Tool names and descriptions',
  looks_at: "Each tool's name and description: what a model reads before it decides what to call.",
  how: 'Looks for hidden characters, markup, over-long text and phrases that instruct the reader.',
  cannot_tell:
    'What was meant: it is a signal, and tools that really handle such text trip it as well.',
  judge: (_, { tools: list }) => {
    if ('missing' in list) return unverified(list.missing);
    const { tools, pages } = list;
    const hits = tools.flatMap((tool) => {
      if (!isObject(tool)) return [];
      const name = typeof tool.name === 'string' ? tool.name : '';
      const description = typeof tool.description === 'string' ? tool.description : '';
      const kinds = hygieneFlags(name, description);
      return kinds.length === 0 ? [] : [{ tool: name.slice(0, NAME_SHOWN), kinds }];
    });
    const read = { tools: tools.length, pages };
    if (hits.length === 0) {
      return verified({ text: `Nothing was found in ${counted(tools.length, 'tool')}.`, ...read });
    }
    const named = hits.slice(0, HITS_NAMED);
    const more = hits.length > named.length ? `, and ${hits.length - named.length} more` : '';
    const text = named.map(({ tool, kinds }) => `${tool}: ${kinds.join(', ')}`).join('; ');
    return risk(
      reason('hygiene_risk_detected', { hitCount: hits.length, totalCount: tools.length }),
      {
        text: `${text}${more}.`,
        ...read,
        hits: named,
      },
    );
  },
};
