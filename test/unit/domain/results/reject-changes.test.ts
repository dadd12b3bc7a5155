import { describe, expect, it } from 'vitest';
import { changeKey } from '#domain/results/change-key.ts';
import { rejectChanges } from '#domain/results/reject-changes.ts';

const change = (before: string, after: string) => ({ before, after, reason: '' });
const original = '# Tea\n\nTea is old. It is very, very good. Drink it warm.\n\n- Green\n- Black';
const edits = {
  replaced: change('It is very, very good.', 'It is good.'),
  inserted: change('', '## How to drink tea'),
  removed: change('Drink it warm.', ''),
};
const optimized = '# Tea\n\nTea is old. It is\ngood.\n\n## How to drink tea\n\n- Green\n- Black';
const article = { original, optimized, changes: Object.values(edits) };

describe('rejected changes', () => {
  it.each([
    ['replaced', '# Tea\n\nTea is old. It is very, very good.\n\n## How to drink tea\n\n- Green\n- Black'],
    ['inserted', '# Tea\n\nTea is old. It is\ngood.\n\n- Green\n- Black'],
  ] as const)('undo a passage that was %s, and nothing else', (name, markdown) => {
    expect(rejectChanges(article, [changeKey(edits[name])])).toEqual({ markdown, stuck: [] });
  });

  it('restore a removed passage after the words that precede it', () => {
    const keys = Object.values(edits).map(changeKey);
    const { markdown, stuck } = rejectChanges(article, keys);
    expect(stuck).toEqual([]);
    expect(markdown).toBe(original);
    const kept = { original, optimized: original.replace(' Drink it warm.', ''), changes: [edits.removed] };
    expect(rejectChanges(kept, [changeKey(edits.removed)])).toEqual({ markdown: original, stuck: [] });
  });

  it('leave a passage that occurs twice, or not at all, as it is, and name it', () => {
    const twice = change('x', 'good.');
    const gone = change('y', 'not there');
    const both = { original: '', optimized: 'good. good.', changes: [twice, gone] };
    expect(rejectChanges(both, [twice, gone].map(changeKey))).toEqual({
      markdown: 'good. good.',
      stuck: [changeKey(gone), changeKey(twice)],
    });
  });

  it('have keys that identify the words of a change, and never change because they are stored', () => {
    expect(changeKey({ before: 'a', after: 'b' })).toBe('e40c292ce70c2de5');
    expect(changeKey({ before: 'a', after: '' })).toBe('e40c292c811c9dc5');
  });
});
