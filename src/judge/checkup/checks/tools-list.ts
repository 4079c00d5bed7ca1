import { counted } from '../counted.ts';
import { stopReason } from '../stopped.ts';
import { type Check, failed, reason, unverified, verified } from '../verdict.ts';

export const toolsList: Check = {
  id: 'tools_list',
  group: 'protocol',
  title: 'Tool list',
  looks_at: 'Whether tools/list answers with a list that a client can parse.',
  how: 'Every page is read, within the budget; `tools` must be an array, and each item an object.',
  cannot_tell: 'Whether the tools work: none of them is ever called.',
  judge: ({ limits }, { run }) => {
    const { list } = run;
    if (list === null) return unverified(stopReason(run, limits));
    if (list.state === 'gated') {
      return unverified(reason('credential_required', { scheme: list.scheme }));
    }
    if (list.state === 'failed') return failed(reason(list.failure.key, list.failure.params));
    const { read, tools } = list.pages;
    const part = list.end === 'whole' ? '' : '; there is more that could not be read';
    const text = `${counted(tools.length, 'tool')} on ${counted(read, 'page')} read${part}.`;
    return verified({ text, tools: tools.length, pages: read, whole: list.end === 'whole' });
  },
};
