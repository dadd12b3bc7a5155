import * as z from 'zod';
import { limits } from '#contracts/limits.ts';
import { modelBounds } from '#contracts/models/model-caps.ts';
import type { Prompt } from './prompt.ts';

const schema = z.strictObject({ keywords: z.array(z.string()) });
export type KeywordsOutput = z.infer<typeof schema>;

const { keywordsLeast, keywordsMost } = modelBounds;

export const keywordsPrompt: Prompt<KeywordsOutput> = {
  task: 'keywords',
  version: 1,
  schema,
  instructions: `Read the block "article" and find what people who look for its topics would type into a search engine.

- Between ${keywordsLeast} and ${keywordsMost} search phrases, the best first; fewer only where a short article holds no more.
- In the language of the article, in lower case, at most ${limits.keywordWords} words and ${limits.keywordCharacters} characters each, without punctuation, markup or addresses.
- The words of a phrase stand in the article, or are another form of words that do. At most a quarter may add a word such as "best" or "how to".
- No two that differ in form or order alone.
- No figures of any kind: you know no search volumes.

Shape: {"keywords": ["first phrase", "second phrase"]}`,
};
