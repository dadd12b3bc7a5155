import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { scoreKeyword } from '#domain/scoring/score-keyword.ts';
import { rescoreResult } from '#domain/shortlist/rescore-result.ts';
import { markShortlist } from '#domain/shortlist/select-shortlist.ts';
import { summarizeResult } from '#domain/shortlist/summarize-result.ts';
import { takeSnapshot } from '#domain/shortlist/take-snapshot.ts';
import { anyIdea, anyMetrics, makeIdea, makeMetrics } from '#test/factories/keyword-entries.ts';
import { tempDir } from '#test/temp-dir.ts';
import { result as sample } from '#test/web-setup/results-fixture.ts';

type Scored = [idea: ReturnType<typeof makeIdea>, metrics: ReturnType<typeof makeMetrics>];

/** A run of the evaluator as the product makes it. */
const runOf = (scored: Scored[], hasContext = true): FinalResult => {
  const entries = markShortlist(scored.map(([idea, metrics]) => scoreKeyword(idea, metrics, { hasContext })));
  return {
    ...sample,
    source: { ...sample.source, kind: 'keywords' },
    summary: summarizeResult(entries),
    selected_keywords: entries,
    sample_market_data: entries.some(({ sources }) => sources.includes('sample')),
    manifest: {
      ...sample.manifest,
      snapshot: takeSnapshot(
        entries,
        scored.map(([idea]) => idea),
      ),
    },
  };
};

const run = runOf([
  [makeIdea({ text: 'rye bread', relevance: 90 }), makeMetrics({ searchVolume: 2400 })],
  [makeIdea({ text: 'sourdough', relevance: 60 }), makeMetrics({ searchVolume: 320, competitionIndex: 70 })],
  [makeIdea({ text: 'baker co', relevance: 75, isBrand: true }), makeMetrics({ searchVolume: null })],
]);

const withEntry = (change: (entry: KeywordEntry) => KeywordEntry): FinalResult => ({
  ...run,
  selected_keywords: run.selected_keywords.map((entry, index) => (index === 0 ? change(entry) : entry)),
});
const fieldsOf = (result: FinalResult): string[] =>
  rescoreResult(result).differences.map(({ field }) => field);

describe('rescoring a run', () => {
  it('agrees with any run as it was made, with and without a text', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(anyIdea, anyMetrics), {
          minLength: 1,
          maxLength: 12,
          selector: ([{ text }]) => text,
        }),
        fc.boolean(),
        (scored, hasContext) => {
          const ideas = scored.map(([idea, metrics]): Scored => [{ ...idea, relevanceFactors: [] }, metrics]);
          expect(rescoreResult(runOf(ideas, hasContext)).differences).toEqual([]);
        },
      ),
    );
  });

  it('agrees with a run without a snapshot, and says what it used', () => {
    const { snapshot: _, ...manifest } = run.manifest;
    const { differences, notes } = rescoreResult({ ...run, manifest });
    expect(differences).toEqual([]);
    expect(notes.join()).toContain('no snapshot');
  });

  it.each([
    ['search_volume', { search_volume: 2401 }],
    ['cpc', { cpc: 9.99 }],
    ['competition_index', { competition_index: 21 }],
    ['keyword_difficulty', { keyword_difficulty: 26 }],
    ['relevance_score', { relevance_score: 91 }],
    ['optimizer_score', { optimizer_score: 99 }],
    ['keyword_class', { keyword_class: 'Deprioritize (Off-Topic)' as const }],
    ['demand_tier', { demand_tier: 'Low' as const }],
    ['score_factors', { score_factors: [] }],
  ])('finds a changed %s', (field, change) => {
    expect(fieldsOf(withEntry((entry) => ({ ...entry, ...change })))).toContain(field);
  });

  it('names the keyword and both values', () => {
    const [difference] = rescoreResult(withEntry((entry) => ({ ...entry, search_volume: 2401 }))).differences;
    expect(difference).toEqual({
      keyword: 'rye bread',
      field: 'search_volume',
      written: 2401,
      computed: 2400,
    });
  });

  it('finds a relevance that its factors do not add up to, and another order, choice and summary', () => {
    const factors = [{ name: 'title', label: 'In your title', points: 89 }];
    expect(fieldsOf(withEntry((entry) => ({ ...entry, relevance_factors: factors })))).toContain(
      'sum of relevance_factors',
    );
    expect(fieldsOf({ ...run, selected_keywords: run.selected_keywords.toReversed() })).toContain(
      'order of selected_keywords',
    );
    expect(fieldsOf(withEntry((entry) => ({ ...entry, is_selected: !entry.is_selected })))).toContain(
      'keywords with is_selected',
    );
    expect(fieldsOf({ ...run, summary: 'Lead with nothing.' })).toContain('summary');
    expect(fieldsOf({ ...run, sample_market_data: true })).toContain('sample_market_data');
  });

  it('says when another formula produced the scores', () => {
    const manifest = { ...run.manifest, formula_version: 'optimizer-score-0' };
    expect(rescoreResult({ ...run, manifest }).notes.join()).toContain('optimizer-score-0');
  });
});

describe('npm run rescore', () => {
  const folder = tempDir();
  const script = join(import.meta.dirname, '../../../../scripts/rescore.ts');
  const rescore = (value: unknown) => {
    const file = join(folder, 'result.json');
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
    const { INIT_CWD: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8', env });
    return { status, text: stdout + stderr };
  };

  it('agrees with an export', () => {
    const { status, text } = rescore({ job_id: 'x', final_result: run });
    expect(text).toContain('All scores agree.');
    expect(status).toBe(0);
  });

  it('says where a changed value differs', () => {
    const { status, text } = rescore({
      final_result: withEntry((entry) => ({ ...entry, search_volume: 90 })),
    });
    expect(text).toContain('"rye bread": search_volume is 90, computed 2400');
    expect(status).toBe(1);
  });

  it.each([
    ['not JSON', '{'],
    ['no run', '{"final_result": {}}'],
  ])('refuses a file that is %s, and says how to get one', (_, content) => {
    const { status, text } = rescore(content);
    expect(status).toBe(2);
    expect(text).toContain('Export run (JSON)');
  });
});
