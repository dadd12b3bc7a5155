import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findDescriptionCandidates } from '#engine/writing/descriptions/description-candidates.ts';
import { isCompleteSentence } from '#engine/writing/descriptions/drafts/description-forms.ts';
import { reportDescriptions } from '#engine/writing/descriptions/report-descriptions.ts';
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

describe('a long first sentence of a report', () => {
  it.each([
    [
      'In a joint statement published by the town, the bakers and millers of the valley accused the mayor of the old town of hiding “bad flour” and disrupting a plan to return two hundred loaves to the homes of people in the camp by the river.',
      'The bakers and millers of the valley accused the mayor of the old town of hiding “bad flour” and disrupting a plan to return two hundred loaves.',
    ],
    [
      'Three bakers have been hurt during a fair in Vermont for the self-made “interim” loaf that replaced the rye, after a fight began between friends of the miller and the guards of the tower at night.',
      'Three bakers have been hurt during a fair in Vermont for the self-made “interim” loaf that replaced the rye.',
    ],
    [
      'Ann Lee, the nearly sixty-year-old younger sister of the owner of the mill, Tom, has reportedly told friends and bakers of the old town that the loaf of the weekend was a “great success” for all.',
      'Ann Lee has reportedly told friends and bakers of the old town that the loaf of the weekend was a “great success” for all.',
    ],
  ])('is shown as far as it says the news: %s', (first, shown) => {
    expect(reportDescriptions(articleFromText(`A baker in the tower\n\n${first} ${rest}`))[0]?.text).toBe(
      shown,
    );
  });

  it('does not end on a number without its unit', () => {
    const first =
      'The mill is set to raise up to $12.9bn (£10bn) from its record-breaking second sale in Vermont, pricing its loaves at a 2.8 per cent discount to their New York close.';
    const found = reportDescriptions(articleFromText(`A baker in the tower\n\n${first} ${rest}`));
    expect(found.map(({ text }) => text).filter((text) => /2\.8\.$/.test(text))).toEqual([]);
    expect(found).not.toEqual([]);
  });

  it('has no blanks inside quotation marks and before commas', () => {
    const first =
      'The baker Ann Lee , who lives in the old mill of the town , has been eliminated from the contest “ Baking with the Stars” after a long night of work.';
    const found = reportDescriptions(articleFromText(`A baker in the tower\n\n${first} ${rest}`));
    expect(found[0]?.text).toBe(
      'The baker Ann Lee, who lives in the old mill of the town, has been eliminated from the contest “Baking with the Stars” after a long night of work.',
    );
  });

  it('has no two periods where its date stood', () => {
    const first =
      'A Vermont baker pleaded guilty Monday to threatening to close the mill of Rep. Ann Lee, D-Minn., in March, officials said.';
    const found = reportDescriptions(articleFromText(`A baker in the tower\n\n${first} ${rest}`));
    expect(found.length).toBeGreaterThan(1);
    expect(found.map(({ text }) => text).join(' ')).not.toContain('..');
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
