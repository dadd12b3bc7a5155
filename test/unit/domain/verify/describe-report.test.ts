import { describe, expect, it } from 'vitest';
import type { ChangeReport, PassageKind } from '#contracts/verify/change-report.ts';
import { verifyLimits } from '#contracts/verify/verify-limits.ts';
import { differencesFirst, isFaithful, reportText, verdictOf } from '#domain/verify/describe-report.ts';
import { findTextProblem } from '#domain/verify/validate-texts.ts';

const passage = (kind: PassageKind, text: string = kind): ChangeReport['passages'][number] => ({
  kind,
  original: { text: kind === 'added' ? '' : `before ${text}`, marks: [] },
  rewrite: { text: kind === 'lost' ? '' : `after ${text}`, marks: [] },
  reasons: kind === 'changed' ? ['The number 1 is now 2.'] : [],
});

const reportOf = (kinds: PassageKind[], kept = 42, isComparable = true): ChangeReport => ({
  isComparable,
  facts: [
    { kind: 'number', kept, all: 42 },
    { kind: 'name', kept: 2, all: 2 },
  ],
  passages: kinds.map((kind) => passage(kind)),
  notes: [],
});

describe('the verdict', () => {
  it.each<[PassageKind[], number, string]>([
    [['same'], 42, '44 of 44 facts kept. Every sentence is the same.'],
    [['reworded', 'reworded', 'same'], 42, '44 of 44 facts kept. 2 sentences reworded, none changed.'],
    [
      ['changed', 'lost', 'added', 'added'],
      40,
      '42 of 44 facts kept. No sentences reworded, 1 changed, 1 lost, 2 added.',
    ],
    [['reworded'], 42, '44 of 44 facts kept. 1 sentence reworded, none changed.'],
  ])('of %s', (kinds, kept, verdict) => {
    expect(verdictOf(reportOf(kinds, kept))).toBe(verdict);
  });

  it('of unrelated texts says why there are no sentences', () => {
    expect(verdictOf(reportOf([], 0, false))).toBe(
      'The two texts share too little to be compared sentence by sentence. 2 of 44 facts kept.',
    );
  });

  it('of a text without facts', () => {
    expect(verdictOf({ ...reportOf(['same']), facts: [] })).toContain('no facts to count');
  });
});

it('a rewrite with all facts and no sentence that says something else is faithful', () => {
  expect(isFaithful(reportOf(['same', 'reworded']))).toBe(true);
  expect(isFaithful(reportOf(['same'], 41))).toBe(false);
  expect(isFaithful(reportOf([], 42, false))).toBe(false);
  for (const kind of ['changed', 'lost', 'added'] as const) expect(isFaithful(reportOf([kind]))).toBe(false);
});

it('a report lists differences first, in the order of the text', () => {
  const kinds: PassageKind[] = ['same', 'reworded', 'added', 'changed', 'lost'];
  expect(differencesFirst(reportOf(kinds).passages).map(({ kind }) => kind)).toEqual([
    'added',
    'changed',
    'lost',
    'reworded',
    'same',
  ]);
});

it('a report is written as text with reasons and both sides, without the unchanged sentences', () => {
  expect(
    reportText(reportOf(['same', 'changed', 'lost'], 41)),
  ).toBe(`43 of 44 facts kept. No sentences reworded, 1 changed, 1 lost.

Facts not kept: numbers 1 of 42.

Changed: The number 1 is now 2.
  Original: before changed
  Rewrite: after changed

Lost:
  Original: before lost

1 sentence is the same.`);
});

describe('a text to compare', () => {
  it.each([
    ['', 'content_required', 'The rewrite is empty. Paste at least one sentence.'],
    [' \n', 'content_required', 'The rewrite is empty. Paste at least one sentence.'],
    ['!!! ---', 'content_not_analyzable', 'The rewrite has no words or numbers, only symbols.'],
    [
      'word '.repeat(verifyLimits.words + 1),
      'content_too_long',
      'The rewrite has 10,001 words; the limit is 10,000. Shorten it',
    ],
    [
      'x'.repeat(verifyLimits.characters + 1),
      'content_too_long',
      'The rewrite has 200,001 characters; the limit is 200,000.',
    ],
  ])('is refused with the value, the limit and the remedy', (text, code, message) => {
    const problem = findTextProblem('rewrite', text);
    expect(problem?.code).toBe(code);
    expect(problem?.message).toContain(message);
  });

  it('may be a single word, or as long as the limit', () => {
    expect(findTextProblem('original', 'Kelp')).toBeNull();
    expect(findTextProblem('original', 'word '.repeat(verifyLimits.words))).toBeNull();
  });
});
