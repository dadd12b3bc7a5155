import * as z from 'zod';
import type { Prompt } from './prompt.ts';

const schema = z.strictObject({ markdown: z.string() });
export type RewriteOutput = z.infer<typeof schema>;

export const rewritePrompt: Prompt<RewriteOutput> = {
  task: 'rewrite',
  version: 3,
  schema,
  instructions: `Rewrite the article in the block "article" so that people find it with the search phrases in the block "keywords" (one per line, the most important first) and it reads well. Keep it the author's article, in the author's voice and language.

- Keep every number, date, name, quotation, address, link, image, code block and "not" in the article, with its meaning and in its own words. Keep quotations, code, links and images exactly as they are.
- Add nothing that the article does not say: no number, name, date, quotation, link or example.
- Rewrite the whole article at about its length. Do not omit or summarize any part.
- One main heading with the first keyword, a subheading at least every 300 words, paragraphs of at most 150 words, most sentences of 20 words or fewer. Use the first keyword in the introduction and in a subheading where it reads naturally. Do not repeat keywords more often than a reader would accept.
- Markdown, without HTML that the article does not have.

Shape: {"markdown": "# …"}`,
};
