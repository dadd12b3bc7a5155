import * as z from 'zod';
import type { Prompt } from './prompt.ts';

const schema = z.strictObject({ markdown: z.string() });
export type RewriteOutput = z.infer<typeof schema>;

export const rewritePrompt: Prompt<RewriteOutput> = {
  task: 'rewrite',
  version: 2,
  schema,
  instructions: `Rewrite the article in the block "article" so that it is found for the search phrases in the block "keywords" (the most important first, one in a line) and reads well. It stays the author's article, in the author's voice and language.

- Every number, date, name, quotation, address, link, image, code block and "not" of the article stays, with its meaning and in its words. Keep quotations, code, links and images exactly as they are.
- Add nothing that the article does not say: no number, name, date, quotation, link or example.
- Rewrite the whole article at about its length. Do not omit or summarize any part.
- One main heading with the first keyword, a subheading at least every 300 words, paragraphs of at most 150 words, most sentences of 20 words or fewer. Use the first keyword in the introduction and in a subheading where it reads naturally. Do not repeat keywords more often than a reader would accept.
- Markdown, without HTML that the article does not have.

Shape: {"markdown": "# …"}`,
};
