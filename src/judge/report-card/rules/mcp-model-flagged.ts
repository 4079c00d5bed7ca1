import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-model-flagged',
  severity: 'info',
  stop: false,
  text: 'A model read would have a person look at a text. This is never graded.',
  fix: '',
  fires: 'The optional model read names a text.',
  spares: 'Everything, where no model is configured.',
  needs: 'conversation',
  judge: ({ modelNotes }) => modelNotes ?? { unjudged: 'no model read is configured' },
});
