import type { LintRule } from '../rule.ts';

const PLACEHOLDERS = [
  /^(?:an? )?(?:short |brief )?description (?:of|for) (?:my|your) (?:mcp server\b|(?:server|project|tool)\W*$)/i,
  /\[(?:describe|insert|enter|add|your) [^[\],]*\b(?:your|description|server|project|here)\b[^[\],]*\]|\[(?:your )?description(?: here)?\]/i,
  /^\W*(?:TODO|TBD)\W*$/,
  /^\W*(?:placeholder|lorem ipsum dolor\b.*|(?:server |project |your |your server |add a )?description(?: goes)?(?: here)?|(?:a |an |my |your )?mcp server)\W*$/i,
  /^(?:\{\{?|<|\$\{)[\s\w-]*description[\s\w-]*(?:\}\}?|>)$/i,
];

export const descriptionPlaceholder: LintRule = {
  id: 'description-placeholder',
  level: 'warning',
  text: 'The description is the one of a template: it does not say what the server does.',
  fix: 'Publish a version whose `description` says in one sentence what the server is for.',
  find: ({ description }) => {
    const text = description.trim();
    return PLACEHOLDERS.some((pattern) => pattern.test(text)) ? [text] : null;
  },
};
