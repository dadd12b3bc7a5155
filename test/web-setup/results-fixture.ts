import type { FinalResult, ImageAsset } from '#contracts/jobs/result.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import type { Choosing } from '#web/features/job/result/choices/use-choices.ts';
import sample from '#web/features/job/result/sample-result.json' with { type: 'json' };

/** A complete result of our own engine for our own article. */
export const result = sample as FinalResult;

const months = Array.from({ length: 12 }, (_, index) => ({
  year: index === 0 ? 2025 : 2026,
  month: index === 0 ? 12 : index,
  searches: 1000 + index * 100,
}));

/** A keyword with all its fields. Override those that a test is about. */
export const keyword = (keyword_text: string, more: Partial<KeywordEntry> = {}): KeywordEntry => ({
  keyword_text,
  reason: 'Named 4 times.',
  sources: ['dataforseo_labs'],
  search_volume: 1300,
  cpc: 1.2,
  competition_index: 20,
  competition_level: 'Low',
  keyword_difficulty: 30,
  monthly_searches: months,
  relevance_score: 86.6,
  optimizer_score: 74,
  score_factors: [
    { name: 'relevance', label: 'Relevance to your text', points: 43 },
    { name: 'volume', label: 'Search volume', points: 18 },
    { name: 'competition', label: 'Low competition', points: 13 },
  ],
  relevance_factors: [],
  keyword_class: 'Quick Win',
  usage_guidance: 'Use it in an H2.',
  evidence_level: 'exact',
  passages: [],
  relevance_tier: 'High',
  demand_tier: 'High',
  difficulty_tier: 'Low',
  intent_type: 'informational',
  confidence_label: 'High',
  cluster: keyword_text,
  grouped_with: [],
  spell_corrected_to: null,
  metrics_as_of: '2026-11-01',
  is_selected: true,
  ...more,
});

export const withKeywords = (...selected_keywords: KeywordEntry[]): FinalResult => ({
  ...result,
  selected_keywords,
  sample_market_data: false,
});

/** A described image without a caption. Override the fields that a test is about. */
export const imageAsset = (changes: Partial<ImageAsset> = {}): ImageAsset => ({
  image_id: 'i1',
  file_name: 'loaf.png',
  public_url: '/copy.webp',
  thumbnail_url: '/thumbnail.webp',
  width: 1200,
  height: 800,
  purpose: 'informative',
  purpose_reason: 'It shows something.',
  kind: 'photo',
  is_draft: true,
  checks: [],
  notes: [],
  alt_text: 'A loaf',
  title: 'Loaf',
  caption: '',
  description: 'A round loaf.',
  ...changes,
});

/** A result with images only. */
export const withImages = (...image_assets: ImageAsset[]): FinalResult => ({
  ...withKeywords(),
  seo_titles: [],
  meta_descriptions: [],
  articles: null,
  image_assets,
});

/** The choices of a result that nobody can change. */
export const fixedChoosing = (final: FinalResult): Choosing => ({
  choices: {},
  texts: {
    summary: final.summary,
    titles: final.seo_titles.map((snippet) => ({ ...snippet, original: snippet.text })),
    descriptions: final.meta_descriptions.map((snippet) => ({ ...snippet, original: snippet.text })),
    article: null,
  },
  busy: false,
  change: null,
});
