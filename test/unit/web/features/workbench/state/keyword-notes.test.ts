import { expect, test } from 'vitest';
import { noteOnKeywords } from '#web/features/workbench/state/keyword-notes.ts';

const silent = ['🍞', '🥖', '🥐', '🥨'];
const promises = (count: number): string[] => noteOnKeywords(silent.slice(0, count), []).slice(-2);

test('notes count one keyword as one', () => {
  expect(promises(1)).toEqual([
    '“🍞”: no letters or numbers: not looked up',
    'It will still appear in your result.',
  ]);
  expect(promises(2)[1]).toBe('They will all still appear in your result.');
  expect(promises(4)).toEqual([
    '1 more is looked up in another form or not at all.',
    'They will all still appear in your result.',
  ]);
});

test('nothing is noted about keywords that are looked up as typed', () => {
  expect(noteOnKeywords(['rye bread'], [])).toEqual([]);
});
