import * as z from 'zod';

/** A passage of the article's `text` that supports a keyword: `text.slice(start, end)`. */
export const passage = z.object({ start: z.int(), end: z.int(), text: z.string() });
export type Passage = z.infer<typeof passage>;

/**
 * exact: the text contains the phrase. variant: the text contains its words in another form or order. suggested: it
 * does not.
 */
export const evidenceLevels = ['exact', 'variant', 'suggested'] as const;
export type EvidenceLevel = (typeof evidenceLevels)[number];

export const intentTypes = ['informational', 'commercial', 'transactional', 'navigational'] as const;
export type IntentType = (typeof intentTypes)[number];

/** One signal of the relevance score. The points of all factors add up to the score exactly. */
export const factor = z.object({ name: z.string(), label: z.string(), points: z.number() });
export type Factor = z.infer<typeof factor>;

/** A keyword before it has search data: its text, its relevance, and the passages that support it. */
export const keywordIdea = z.object({
  text: z.string(),
  /** 1-100. */
  relevance: z.int().check(z.gte(1), z.lte(100)),
  relevanceFactors: z.array(factor),
  intent: z.enum(intentTypes),
  /** True for the name of a site, shop or app that the article links to. It is never the article's own topic. */
  isBrand: z.boolean(),
  evidence: z.enum(evidenceLevels),
  /** At most three, strongest first. */
  passages: z.array(passage),
  /** Near-duplicate keywords share a cluster, named after its strongest member. */
  cluster: z.string(),
  /** One sentence that explains the choice of the keyword. */
  reason: z.string(),
});
export type KeywordIdea = z.infer<typeof keywordIdea>;
