import * as z from 'zod';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { modelBounds } from '#contracts/models/model-caps.ts';
import type { Prompt } from './prompt.ts';

const schema = z.strictObject({ keywords: z.array(z.string()) });
export type KeywordsOutput = z.infer<typeof schema>;

const { keywordsLeast, keywordsMost } = modelBounds;

export const keywordsPrompt: Prompt<KeywordsOutput> = {
  task: 'keywords',
  version: 3,
  schema,
  instructions: `Read the block "article" and find the phrases that people type into a search engine when they look for its topics.

- Between ${keywordsLeast} and ${keywordsMost} search phrases, the best first; fewer only if a short article has no more.
- In the language of the article, in lower case, at most ${keywordLimits.words} words and ${keywordLimits.characters} characters each, without punctuation, markup or addresses.
- Each phrase uses words from the article or other forms of them. At most a quarter of the phrases may add a word such as "best" or "how to".
- No two phrases that differ only in word form or order.
- No numbers of any kind: you do not know search volumes.

Shape: {"keywords": ["first phrase", "second phrase"]}`,
};
