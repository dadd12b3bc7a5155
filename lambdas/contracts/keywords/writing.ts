import * as z from 'zod';

/** Facts that a rewrite must keep. `wording` is a sentence whose rewrite changed its meaning. */
export const factKinds = [
  'number',
  'date',
  'address',
  'quotation',
  'name',
  'code',
  'link',
  'image',
  'negation',
  'wording',
] as const;
export type FactKind = (typeof factKinds)[number];

/**
 * kept: the rewrite contains it. repaired: it was lost, then put back. restored: its original sentence was put back.
 */
export const factOutcomes = ['kept', 'repaired', 'restored'] as const;
export type FactOutcome = (typeof factOutcomes)[number];

export const fact = z.object({
  kind: z.enum(factKinds),
  text: z
    .string()
    .describe('The text in the original, for example `42%` or `“Ship it”`. A long one is shortened.'),
  /** The text around it, at most `contentLimits.factCharacters`. Older results hold its whole sentence or block. */
  sentence: z.string(),
  outcome: z.enum(factOutcomes),
});
export type Fact = z.infer<typeof fact>;

/** One on-page check, before and after the rewrite. */
export const articleCheck = z.object({
  id: z.string(),
  label: z.string(),
  before: z.boolean(),
  after: z.boolean(),
  note: z
    .string()
    .describe('The finding, with its number and the limit: "Title is 71 characters; the limit is 60."'),
});
export type ArticleCheck = z.infer<typeof articleCheck>;

/** One passage that the rewrite changed, in the order of the article. An insertion has an empty `before`. */
export const articleChange = z.object({ before: z.string(), after: z.string(), reason: z.string() });
export type ArticleChange = z.infer<typeof articleChange>;

export const articles = z.object({
  original_article_markdown: z.string(),
  optimized_article_markdown: z.string(),
  optimized_article_html: z.string(),
  original_article_html: z.string(),
  facts: z.array(fact),
  checks: z.array(articleCheck),
  changes: z.array(articleChange),
});
export type Articles = z.infer<typeof articles>;

/** A title or meta description with its measured length; `why` says why to choose it. */
export const snippetText = z.object({
  text: z.string(),
  characters: z.int(),
  pixels: z
    .int()
    .describe(
      'The width in CSS pixels on a desktop results page (title: 20 px Arial, description: 14 px Arial).',
    ),
  keywords: z.array(z.string()),
  why: z.string().describe('Why to choose it.'),
});
export type SnippetText = z.infer<typeof snippetText>;
