import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { validateOptimizerInput } from '#domain/input/validate-input.ts';
import { selectShortlist } from '#domain/shortlist/select-shortlist.ts';
import { classifyContext, rejectTextIf } from './read-context.ts';
import type { ToolRules } from './tool-rules.ts';

export const optimizer: ToolRules<'keyword_optimizer'> = {
  openToVisitors: true,
  takesUploads: false,
  readRequest: ({ context_input }) => {
    rejectTextIf(validateOptimizerInput(context_input), context_input);
    return classifyContext(context_input);
  },
  sourceKind: (contextKind) => (contextKind === 'url' ? 'url' : 'text'),
  keywords: { from: 'ideas', shortlist: selectShortlist, minimum: keywordLimits.shortlistMin },
};
