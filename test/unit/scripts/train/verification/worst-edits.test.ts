import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JudgedEdit } from '#test/bench/verify/edits.ts';
import { training } from '../../../../../scripts/measure/data-folders.ts';
import {
  digestOf,
  findWorst,
  readExplained,
  renderWorst,
  unexplained,
} from '../../../../../scripts/train/verification/worst-edits.ts';

const read = (name: string): string => readFileSync(join(training, name), 'utf8');

const judged = (
  id: string,
  faithful: boolean,
  byHeldOut: boolean,
  overThreshold: number,
  isDecided = false,
): JudgedEdit => ({
  edit: { id, domain: 'news', original: 'It rose.', edited: 'It fell.', faithful, kinds: ['antonym_swap'] },
  byFacts: false,
  byShipped: byHeldOut,
  byHeldOut,
  byEarlier: byHeldOut,
  isDecided,
  score: overThreshold,
  overThreshold,
});

describe('the list of the worst verdicts', () => {
  it('is made from the scores that the project keeps, and explains every verdict in it', () => {
    const list = read('graded/edits-worst.md');
    expect(list, 'Run: npm run train -- worst-edits --write').toContain(
      `SHA-256 ${digestOf(read('edit-scores.jsonl'))}`,
    );
    expect(list).not.toContain(unexplained);
    const ids = [...list.matchAll(/^\| \d+ \| (\S+) \|/gm)].map((match) => match[1]);
    const notes = readExplained(read('graded/edits-explained.jsonl'));
    expect(ids.filter((id) => !notes.has(id ?? ''))).toEqual([]);
    expect(ids.length).toBeGreaterThan(50);
  });

  it('lists the misses far below the threshold first, and false alarms by rule last', () => {
    const { misses, alarms } = findWorst([
      judged('right', false, true, 2),
      judged('near miss', false, false, -0.1),
      judged('miss', false, false, -3),
      judged('by rule', true, true, 0, true),
      judged('alarm', true, true, 0.5),
      judged('far alarm', true, true, 1.5),
    ]);
    expect(misses.map(({ edit }) => edit.id)).toEqual(['miss', 'near miss']);
    expect(alarms.map(({ edit }) => edit.id)).toEqual(['far alarm', 'alarm', 'by rule']);
  });

  it('keeps what a reader wrote, and marks what nobody has explained yet', () => {
    const notes = readExplained(
      JSON.stringify({
        id: 'a',
        verdict: 'miss',
        cause: 'an opposite',
        replaced: 'rose → fell',
        sameLabel: true,
        explanation: 'It turned.',
      }),
    );
    const list = renderWorst([judged('a', false, false, -3), judged('b', true, true, 0, true)], '', notes);
    expect(list).toContain('| 1 | a | news | antonym swap | rose → fell | 3.00 | yes | It turned. |');
    expect(list).toContain('| an opposite | 1 | 1 |');
    expect(list).toContain(`| 1 | b | news | antonym swap | ${unexplained} | by rule |`);
  });
});
