import * as z from 'zod';
import { evidenceLevels, factor, intentTypes, passage } from './evidence.ts';
import { marketSources, metricEntrySchemas } from './market.ts';

/** In the order in which results are sorted, best first. */
export const keywordClasses = [
  'Prime Target',
  'Commercial Investigation',
  'Quick Win',
  'Strategic Body',
  'Brand / Navigational',
  'High-Risk Competitive',
  'Discovery (High Relevance, No Market Data)',
  'Brand (No Market Data)',
  'Idea (Medium Relevance, No Market Data)',
  'Deprioritize (Off-Topic)',
] as const;
export type KeywordClass = (typeof keywordClasses)[number];
export const unknownClassPriority = 999;

export const competitionLevels = ['Low', 'Medium', 'High', 'Unknown'] as const;
export type CompetitionLevel = (typeof competitionLevels)[number];
export const tiers = ['High', 'Medium', 'Low'] as const;
export const tiersOrNoData = ['High', 'Medium', 'Low', 'No data'] as const;

export const defaultReason = 'Strategic keyword for content optimization';

/** A scored keyword as it is stored, returned by the API and exported. Null means "no data", never 0. */
export const keywordEntry = z.object({
  keyword_text: z.string(),
  reason: z.string().describe('Why the keyword was chosen.'),
  sources: z.array(z.enum(marketSources)),
  ...metricEntrySchemas,
  competition_level: z.enum(competitionLevels),
  monthly_searches: z.array(z.object({ year: z.int(), month: z.int(), searches: z.int() })),
  relevance_score: z.nullable(z.number()).describe('1 to 100; null if the run had no text to compare with.'),
  optimizer_score: z.number().describe('0 to 100.'),
  score_factors: z.array(factor).describe('The points of the Optimizer Score; they add up to it exactly.'),
  relevance_factors: z.array(factor).describe('The points of the relevance score.'),
  keyword_class: z.enum(keywordClasses),
  usage_guidance: z.string().describe('Where to use the keyword.'),
  evidence_level: z
    .enum(evidenceLevels)
    .describe(
      '`exact`: the text contains the phrase. `variant`: its words in another form or order. `suggested`: neither.',
    ),
  passages: z.array(passage).describe('Passages of `source.text` that support the keyword, strongest first.'),
  relevance_tier: z.nullable(z.enum(tiers)),
  demand_tier: z.enum(tiersOrNoData),
  difficulty_tier: z.enum(tiersOrNoData),
  intent_type: z.enum(intentTypes),
  confidence_label: z.enum(tiers),
  cluster: z.string().describe('The strongest of the near-duplicate keywords to which this one belongs.'),
  grouped_with: z
    .array(z.string())
    .describe('Other spellings that the search data counts together with this one.'),
  spell_corrected_to: z.nullable(z.string()).describe('The spelling that was looked up instead.'),
  metrics_as_of: z.nullable(z.string()).describe('The date of the search data.'),
  is_selected: z.boolean().describe('True for the keywords of the short list.'),
  typed_as: z
    .optional(z.string())
    .describe("The user's spelling if it differs from `keyword_text`, which is in lower case."),
  near_equals: z
    .optional(z.array(z.string()))
    .describe("The run's other keywords of the same cluster, including hidden ones."),
});
export type KeywordEntry = z.infer<typeof keywordEntry>;

/** The columns of the keyword CSV, in order. */
export const keywordCsvColumns = [
  'keyword_text',
  'search_volume',
  'cpc',
  'competition_index',
  'competition_level',
  'relevance_score',
  'optimizer_score',
  'evidence_level',
  'relevance_tier',
  'demand_tier',
  'difficulty_tier',
  'intent_type',
  'confidence_label',
  'keyword_class',
  'usage_guidance',
  'is_selected',
  'reason',
] as const satisfies readonly (keyof KeywordEntry)[];
