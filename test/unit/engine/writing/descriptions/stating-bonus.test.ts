import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { statingBonuses } from '#engine/writing/descriptions/stating-bonus.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const article = articleFromText(`# A raised garden bed of cedar

My neighbor laughed when I came home on a Sunday in May.

Four cedar boards and a box of screws make a raised garden bed. A raised garden bed warms up early and drains well.

The kettle was on, and my sister told a long story about her train. We drank our tea on the porch until it rained.`);
const { passages } = readPassages(article, []);

const draftOf = (index: number, change: Partial<Draft> = {}): Draft => {
  const passage = passages[index];
  if (passage === undefined) throw new Error(`no sentence ${index}`);
  const row = [{ text: passage.text, steps: 0, passage }];
  return { text: passage.text, make: 'sentences', row, named: 0, ...change };
};
const indexOf = (start: string): number => passages.findIndex(({ text }) => text.startsWith(start));

describe('the bonus of a line that says what the text is about', () => {
  const opening = draftOf(indexOf('My neighbor'));
  const states = draftOf(indexOf('Four cedar'));
  const silent = draftOf(indexOf('We drank'));

  it('is higher for a sentence that names the topic than for one that names nothing', () => {
    const [named = 0, unnamed = 0] = statingBonuses(article, [states, silent]);
    expect(named).toBeGreaterThan(0);
    expect(unnamed).toBeLessThan(-0.5);
  });

  it('is a smaller penalty for a first sentence that does not name it', () => {
    const [first = 0, later = 0] = statingBonuses(article, [opening, silent]);
    expect(first - later).toBeGreaterThan(0.2);
  });

  it('comes from the sentence, not from a label or a lesson beside it', () => {
    const label = draftOf(indexOf('We drank'), {
      make: 'labeled',
      text: `Raised garden bed: ${silent.text}`,
    });
    const [labeled, plain] = statingBonuses(article, [label, silent]);
    expect(labeled).toBe(plain);
  });

  it('is zero for a line of headings', () => {
    const line: Draft = { text: 'A raised garden bed: boards and soil.', make: 'aspects', row: [], named: 2 };
    expect(statingBonuses(article, [line, silent])[0]).toBe(0);
  });
});
