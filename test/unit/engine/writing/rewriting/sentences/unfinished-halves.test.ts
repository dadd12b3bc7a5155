import { describe, expect, it } from 'vitest';
import { withSemicolon } from '#engine/writing/rewriting/sentences/semicolons.ts';
import { splitLongSentence } from '#engine/writing/rewriting/splitting/split-sentence.ts';

const isKept = (sentence: string): boolean =>
  withSemicolon(sentence) === sentence && splitLongSentence(sentence) === null;

describe('a comma that joins no two sentences', () => {
  it.each([
    [
      'after a phrase that opens the next clause',
      'I picked loaf 2 and amongst many breads before me, I wanted that dark one.',
    ],
    [
      'after a phrase with another preposition',
      'We left the mill and throughout the whole night, we baked rye.',
    ],
    ['after the adverb of a memory', 'I remember recently, I sat in the mill and ate a loaf of bread.'],
    ['after the time of a memory', 'I remember one winter day, we sat in the mill and ate a loaf of bread.'],
    ['after what was learned', 'She learned much later, they had sold the mill of the town to a baker.'],
    [
      'before an aside about certainty',
      "We'll end up at the old mill of the town, I'm sure, just like we do most nights.",
    ],
    [
      'before an aside with a curly apostrophe',
      'We will end up at the old mill, I’m pretty sure, just like we do most nights.',
    ],
    [
      'before another aside',
      'They will sell the old mill of the town, it would seem, just like the last one.',
    ],
    ['before a hope', 'They will sell the old mill of the town, I’m afraid, like the last one.'],
    [
      'after an open clause with a phrase',
      'Even though on that old tour, I traveled to see the mills of many lands, this exactly was an act of baking.',
    ],
    [
      'after an open clause behind a conjunction',
      'But because in that old town, we baked bread for the people of the hills, this was a day of rest for us.',
    ],
    [
      'in a series of three clauses',
      'The bread will be better, the oven will be better and there will be loaves and all the tea that you can drink.',
    ],
    [
      'in a series of problems',
      'Some of the problems are that the bakers who built the mill have moved out, there is no plan of its stones, no list of the parts and the people of the town know little.',
    ],
    [
      'after a sentence without a space behind it',
      'I was not making any bread.then all of a sudden, I got my first loaf from the mill of the town.',
    ],
    ['after an adverb of either clause', 'The mill of the town was loud all of a sudden, we went home.'],
    [
      'before a purpose with "however"',
      'A large stone was laid down for the mill, however, that I might one day make an oven or a table out of it.',
    ],
    [
      'after a denial with "however"',
      "The trouble isn't in the bread, however, it's just a sign that it is easy to bake the wrong loaf.",
    ],
  ])('stays %s', (_, sentence) => expect(isKept(sentence)).toBe(true));
});

it('keeps what someone notes in one sentence', () => {
  const sentence =
    'The bakers noted the new mill is slow and the old one stood in the valley for a long time before the flood came and took it away to the sea, but they were sad that nobody from the town had asked them about the rye.';
  expect(splitLongSentence(sentence)).toBeNull();
  expect(splitLongSentence(sentence.replace('noted', 'saw that it rained and'))).toBeNull();
  expect(
    splitLongSentence(sentence.replace('noted the new mill is slow', 'painted the new mill with care')),
  ).not.toBeNull();
});
