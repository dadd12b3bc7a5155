import { describe, expect, it } from 'vitest';
import type { KeyText } from '../../../../../scripts/train/labels/label-key.ts';
import { trainingLines, withLines } from '../../../../../scripts/train/labels/training-lines.ts';

const items = (...texts: string[]) => texts.map((text) => ({ text, shown: null }));
const text: KeyText = {
  ...{ id: 'a1', repo: 'owner/blog', sheet: 1, withTitle: false },
  leads: items('bread', 'rye bread', 'baking rye bread'),
  keywords: items('rye bread', 'vermont'),
  titles: [{ text: 'How to bake rye bread', shown: 1, frame: 'how-to' }],
  descriptions: items('Rye bread at home.', 'It was late.'),
};
const answer = {
  ...{ id: 'a1', topic: 'rye bread recipe', leads: [3, 2], missing: ['dense rye bread'] },
  ...{ keywords: '20', titles: '1', descriptions: '20' },
};
const lines = trainingLines({ answer, text });

describe('the lines of an answer', () => {
  it('name the leads best first, and the wrong ones', () => {
    const leads = ['baking rye bread', 'rye bread'];
    expect(lines.leads).toEqual([{ id: 'a1', topic: 'rye bread recipe', leads, wrong: ['bread'] }]);
  });

  it('contain each grade with its text, in the form that the engine used', () => {
    expect(lines.keywords).toEqual([
      {
        ...{ id: 'a1', withTitle: false, missing: ['dense rye bread', 'rye bread recipe'] },
        phrases: [
          [2, 'rye bread'],
          [0, 'vermont'],
        ],
      },
    ]);
    expect(lines.titles).toEqual([
      { id: 'a1', grade: 1, frame: 'how-to', title: 'How to bake rye bread', withTitle: false },
    ]);
    expect(lines.descriptions).toMatchObject([
      {
        strict: true,
        withTitle: false,
        descriptions: [
          [2, 'Rye bread at home.'],
          [0, expect.any(String)],
        ],
      },
    ]);
  });

  it('replace older ones of the same text, and leave the others unchanged', () => {
    const content = '{"id": "b2", "grade": 1}\n{"id":"a1","grade":0}\n';
    const once = withLines(content, lines.titles, new Set(['a1']));
    expect(once.split('\n')).toEqual(['{"id": "b2", "grade": 1}', JSON.stringify(lines.titles[0]), '']);
    expect(withLines(once, lines.titles, new Set(['a1']))).toBe(once);
  });
});
