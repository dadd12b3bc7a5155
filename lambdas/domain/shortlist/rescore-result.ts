import type { FinalResult, ScoreInputs } from '#contracts/jobs/result.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { metricFields, metricNames } from '#contracts/keywords/market.ts';
import { formulaVersion } from '#domain/scoring/formula-version.ts';
import { fromMetricFields } from '#domain/scoring/metric-fields.ts';
import { scoreKeyword } from '#domain/scoring/score-keyword.ts';
import { sortKeywords } from '#domain/scoring/sort-keywords.ts';
import { isGuidance } from '#domain/scoring/usage-guidance.ts';
import { markShortlist } from './select-shortlist.ts';
import { isSummaryOf, summarizeResult } from './summarize-result.ts';

/** A value in a file that differs from the one computed from its metrics. `keyword` is null for the run as a whole. */
export type ScoreDifference = { keyword: string | null; field: string; written: unknown; computed: unknown };
export type Rescore = {
  keywords: number;
  /** The number of metrics, scores, tiers and labels that were compared. */
  compared: number;
  differences: ScoreDifference[];
  /** Notes to the reader about the comparison. */
  notes: string[];
};

/** The fields of an entry that rescoring must reproduce. */
const comparedFields = [
  ...metricNames.map((name) => metricFields[name]),
  'relevance_score',
  'optimizer_score',
  'score_factors',
  'competition_level',
  'relevance_tier',
  'demand_tier',
  'difficulty_tier',
  'keyword_class',
  'confidence_label',
  'usage_guidance',
] satisfies (keyof KeywordEntry)[];

const isBrandClass = ({ keyword_class }: KeywordEntry): boolean => keyword_class.startsWith('Brand');

/** Without a snapshot, the entry's own metrics are all there is, and its class says whether it is a brand. */
const ownInputs = (entry: KeywordEntry): ScoreInputs => ({ ...entry, is_brand: isBrandClass(entry) });

const scoreAgain = (entry: KeywordEntry, inputs: ScoreInputs): KeywordEntry => {
  const hasContext = inputs.relevance_score !== null;
  const scored = scoreKeyword(
    {
      text: entry.keyword_text,
      relevance: inputs.relevance_score ?? 1,
      relevanceFactors: entry.relevance_factors,
      intent: entry.intent_type,
      isBrand: inputs.is_brand,
      evidence: entry.evidence_level,
      passages: entry.passages,
      cluster: entry.cluster,
      reason: entry.reason,
    },
    {
      ...fromMetricFields(entry),
      ...fromMetricFields(inputs),
      monthlySearches: entry.monthly_searches,
      source: entry.sources[0] ?? 'none',
      groupedWith: entry.grouped_with,
      spellCorrectedTo: entry.spell_corrected_to,
      asOf: entry.metrics_as_of,
    },
    { hasContext },
  );
  return { ...entry, ...scored, is_selected: entry.is_selected };
};

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

const compareEntry = (entry: KeywordEntry, again: KeywordEntry): ScoreDifference[] => {
  const differences: ScoreDifference[] = comparedFields.flatMap((field) =>
    differ(entry[field], again[field]) &&
    !(field === 'usage_guidance' && isGuidance(entry.usage_guidance, again.usage_guidance))
      ? [{ keyword: entry.keyword_text, field, written: entry[field], computed: again[field] }]
      : [],
  );
  if (entry.relevance_factors.length === 0 || entry.relevance_score === null) return differences;
  const sum = entry.relevance_factors.reduce((total, { points }) => total + points, 0);
  if (sum !== entry.relevance_score)
    differences.push({
      keyword: entry.keyword_text,
      field: 'sum of relevance_factors',
      written: entry.relevance_score,
      computed: sum,
    });
  return differences;
};

const textsOf = (entries: readonly { keyword_text: string }[]): string[] =>
  entries.map(({ keyword_text }) => keyword_text);

/** Compares what depends on all keywords: order, selection, summary and the sample data label. */
const compareRun = (result: FinalResult, again: readonly KeywordEntry[]): ScoreDifference[] => {
  const written = result.selected_keywords;
  const chosenOf = (entries: readonly KeywordEntry[]) =>
    textsOf(entries.filter((entry) => entry.is_selected));
  // The shortlist of an article was selected from more keywords than the file holds.
  const chosen = result.source.kind === 'keywords' ? chosenOf(markShortlist(again)) : chosenOf(written);
  const sorted = sortKeywords(again);
  const pairs: [field: string, written: unknown, computed: unknown][] = [
    ['order of selected_keywords', textsOf(written), textsOf(sorted)],
    ['keywords with is_selected', chosenOf(written), chosen],
    [
      'summary',
      result.summary,
      isSummaryOf(result.summary, sorted) ? result.summary : summarizeResult(sorted),
    ],
    [
      'sample_market_data',
      result.sample_market_data,
      written.some(({ sources }) => sources.includes('sample')),
    ],
  ];
  const { snapshot } = result.manifest;
  if (snapshot) pairs.push(['keywords of the snapshot', textsOf(written), textsOf(snapshot)]);
  return pairs.flatMap(([field, before, computed]) =>
    differ(before, computed) ? [{ keyword: null, field, written: before, computed }] : [],
  );
};

const notesOn = ({ manifest }: FinalResult): string[] => [
  ...(manifest.formula_version === formulaVersion
    ? []
    : [
        `The run was scored with formula ${manifest.formula_version}; this is formula ${formulaVersion}, which may explain differences.`,
      ]),
  ...(manifest.snapshot
    ? []
    : ['The run has no snapshot of its metrics, so its scores are computed from the entries.']),
];

/**
 * Rescores every keyword of a run from the metrics in its manifest, and lists every difference: a metric, score,
 * contribution, tier, class or label, the order, the selection or the summary.
 */
export const rescoreResult = (result: FinalResult): Rescore => {
  const inputsOf = new Map(result.manifest.snapshot?.map((inputs) => [inputs.keyword_text, inputs]));
  const entries = result.selected_keywords;
  const again = entries.map((entry) =>
    scoreAgain(entry, inputsOf.get(entry.keyword_text) ?? ownInputs(entry)),
  );
  const differences = entries.flatMap((entry, index) => {
    const computed = again[index];
    return computed ? compareEntry(entry, computed) : [];
  });
  return {
    keywords: entries.length,
    compared: entries.length * comparedFields.length,
    differences: [...differences, ...(entries.length === 0 ? [] : compareRun(result, again))],
    notes: notesOn(result),
  };
};
