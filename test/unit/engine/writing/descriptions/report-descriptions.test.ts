import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findDescriptionCandidates } from '#engine/writing/descriptions/description-candidates.ts';
import { isCompleteSentence } from '#engine/writing/descriptions/drafts/description-forms.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const firstOf = (text: string): string | undefined => writeDescriptions(articleFromText(text), [])[0]?.text;

const rest = [
  'The mayor said the tower had been closed since the winter storm of two years ago.',
  'A baker of the town, who was found asleep in it, told the police that he had lost his key.',
  'According to the police, nobody else was in the tower at that time of the night.',
].join(' ');

describe('a report', () => {
  it.each([
    'VERMONT - Police of the old town have opened the tower of the mill after a baker was heard in it at night.',
    'MONTPELIER, Vt. (AP) — Police of the old town have opened the tower of the mill after a baker was heard in it at night.',
  ])('is described by its first sentence, without place and agency: %s', (first) => {
    expect(firstOf(`A baker in the tower\n\n${first} ${rest}`)).toBe(
      'Police of the old town have opened the tower of the mill after a baker was heard in it at night.',
    );
  });
});

it.each([
  ['The town added 216,000 loaves last month.', true],
  ['A row of loaves by the baker named 12 years ago.', false],
])('%j is a sentence: %s', (text, isOne) => {
  expect(isCompleteSentence(text)).toBe(isOne);
});

it('a sentence that has lost its end ranks after others', () => {
  const text =
    'Rye bread at home is a loaf that bakers love: dense, dark and especially -. The mill in the valley sells rye bread and flour to the bakers of the town.';
  const topic = { phrase: 'rye bread', aliases: [], probability: 0.9 };
  const found = findDescriptionCandidates(readPassages(articleFromText(text), []), topic);
  const cut = found.find((candidate) => candidate.text.endsWith('-.'));
  expect(cut?.score).toBeLessThan(0);
});
