import * as z from 'zod';

/** A passage of the article's `text` that supports a keyword: `text.slice(start, end)`. */
export const passage = z.object({ start: z.int(), end: z.int(), text: z.string() });
export type Passage = z.infer<typeof passage>;

/** exact: the phrase is in the text; variant: its words are, in another form or order; suggested: it is not. */
export const evidenceLevels = ['exact', 'variant', 'suggested'] as const;
export type EvidenceLevel = (typeof evidenceLevels)[number];

export const intentTypes = ['informational', 'commercial', 'transactional', 'navigational'] as const;
export type IntentType = (typeof intentTypes)[number];

/** One signal of the relevance score; the points of all factors add up to the score exactly. */
export const factor = z.object({ name: z.string(), label: z.string(), points: z.number() });
export type Factor = z.infer<typeof factor>;

/** A keyword before market data: what it is, how much it is about the article, and where the article says so. */
export const keywordIdea = z.object({
  text: z.string(),
  /** 1-100. */
  relevance: z.int().check(z.gte(1), z.lte(100)),
  relevanceFactors: z.array(factor),
  intent: z.enum(intentTypes),
  /** The name of a site, shop or app that the article sends people to; never the article's own topic. */
  isBrand: z.boolean(),
  evidence: z.enum(evidenceLevels),
  /** At most three, the strongest first. */
  passages: z.array(passage),
  /** Near-equal keywords carry the same cluster: the text of its strongest member. */
  cluster: z.string(),
  /** One sentence: why this keyword. */
  reason: z.string(),
});
export type KeywordIdea = z.infer<typeof keywordIdea>;
