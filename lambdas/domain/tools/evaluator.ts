import { readKeywordList } from '#domain/input/parse-keyword-list.ts';
import { validateKeywordList } from '#domain/input/validate-input.ts';
import { markShortlist } from '#domain/shortlist/select-shortlist.ts';
import { readOptionalContext, rejectIf } from './read-context.ts';
import type { ToolRules } from './tool-rules.ts';

/** One keyword per line in the user's spelling, which History and the job's page show. */
const readKeywords = (list: string) => {
  rejectIf(validateKeywordList(list));
  const { keywords, repeated } = readKeywordList(list);
  return { keywords: keywords.join('\n'), repeatedKeywords: repeated.map(({ typed }) => typed) };
};

export const evaluator: ToolRules<'keyword_evaluator'> = {
  openToVisitors: true,
  takesUploads: false,
  readRequest: ({ context_input, keywords_list_input }) => {
    const context = readOptionalContext(context_input);
    const { keywords, repeatedKeywords } = readKeywords(keywords_list_input);
    return { ...context, input: { ...context.input, keywords }, repeatedKeywords };
  },
  sourceKind: () => 'keywords',
  // The result contains every keyword, however few there are, and marks the best ones.
  keywords: { from: 'input', shortlist: markShortlist, minimum: 0 },
};
