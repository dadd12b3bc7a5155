import * as z from 'zod';
import type { Prompt } from './prompt.ts';

const schema = z.strictObject({ markdown: z.string() });
export type RewriteOutput = z.infer<typeof schema>;

export const rewritePrompt: Prompt<RewriteOutput> = {
  task: 'rewrite',
  version: 1,
  schema,
  instructions: `Rewrite the article in the block "article" so that it is found for the search phrases in the block "keywords" (the most important first, one in a line) and reads well. It stays the author's article, in the author's voice and language.

- Every number, date, name, quotation, address, link, image, code block and "not" of the article stays, with the meaning and in the words it has there; quotations, code, links and images exactly as they stand.
- Nothing is added that the article does not say: no figure, name, date, quotation, link or example.
- The whole article, no part left out or summed up; about its length.
- One main heading that holds the first keyword, subheadings every 300 words or less, paragraphs of at most 150 words, sentences of mostly 20 words or less. The first keyword in the introduction and in a subheading where it reads naturally; no keyword more than it bears.
- Markdown; no HTML that the article does not have.

Shape: {"markdown": "# …"}`,
};
