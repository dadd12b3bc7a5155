import * as z from 'zod';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import type { Prompt } from './prompt.ts';

const schema = z.strictObject({ titles: z.array(z.string()), descriptions: z.array(z.string()) });
export type SnippetsOutput = z.infer<typeof schema>;

const { title, description } = snippetLimits;

export const snippetsPrompt: Prompt<SnippetsOutput> = {
  task: 'snippets',
  version: 3,
  schema,
  instructions: `Read the block "article" and write the titles and meta descriptions that a search engine shows for its page. The block "keywords" lists the search phrases that matter, one per line, the most important first.

- Exactly ${snippetLimits.title.variants} titles of ${title.minCharacters} to ${title.maxCharacters} characters and exactly ${snippetLimits.description.variants} descriptions of ${description.minCharacters} to ${description.maxCharacters} characters, spaces counted.
- Three different approaches for each, not variations of one. No two begin with the same words.
- At least one title and one description contain the first keyword where it reads naturally. No lists of keywords.
- Only what the article says: no number, name, date or promise that is not in it.
- In the language of the article, in sentence case, plain text without markup, addresses, emoji or line breaks.

Shape: {"titles": ["…", "…", "…"], "descriptions": ["…", "…", "…"]}`,
};
