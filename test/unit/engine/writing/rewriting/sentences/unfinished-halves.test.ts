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
    [
      'after a state that is a problem',
      'The biggest problem of the mill was being old, it has no door for the bread.',
    ],
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
    ['after a turn with a phrase', 'It turns out despite the rain of the last long night, the mill is open.'],
    [
      'after an example that opens with its phrase',
      'We still have some work to do e.g. instead of using the mill, we should bake in the town.',
    ],
    [
      'before a link after "and"',
      'The loaves are not good for our guests and, thus, we will have to bake others.',
    ],
    [
      'after a list behind its opening',
      'After some short talks, a play with a baker and promises of bread on the hill for all, we were ready to go.',
    ],
    [
      'in a list of possibilities',
      'A baker might find a new way to make the rye, they might find a stone, an oven, etc.',
    ],
    [
      'after a fact that opens with a phrase',
      "Keep in mind that for every baker that asks for a new mill, there's one old baker that does not want it.",
    ],
    ['before a clause about "something"', 'The third loaf is something, I can only bake in the winter.'],
    [
      'after "and therefore"',
      'They do not bake with rye and therefore, they do not see the good of the mill.',
    ],
    [
      'after a time behind another time',
      'Later that evening, the same day the loaf came out, I saw a baker of the town.',
    ],
    [
      'after a noun with its clause',
      'The good of the mill is that all of the loaves you can bake with rye, you can bake with oats.',
    ],
    [
      'after "rather than"',
      'Rather than trying to bake a new loaf for the guests when they come to the mill at night, instead, you do not bake at all.',
    ],
    [
      'in a list of three qualities',
      "Baking at home is simple, it's cheap and it takes less time than you think.",
    ],
    [
      'before a clause about the last noun',
      "This is a loaf of the mill which has an old stone, that's kept in the town.",
    ],
    ['after one rule', 'I have one rule for the kitchen of the mill, you clean up the mess that you make.'],
    ['after a stressed time', 'It was then at the end of the day, we found the old loaf of rye.'],
    ['after a later time', 'I put the loaf in the oven and an hour later, I had a fine rye bread.'],
    ['after "most of all"', 'They sell bread in the market and most of all, they love to talk to us.'],
    [
      'after a link',
      'It turns out despite the [rain of a night](https://a.org/b), the mill of the town is open.',
    ],
    [
      'after "before" and a stray comma',
      'Before, I can talk about my mill, I wanted to tell you a bit about my bread.',
    ],
    [
      'after a noun with its clause',
      'In my mind, the way I was baking my bread, I was more of a miller than a baker.',
    ],
    [
      'after a memory of a number',
      'I remember with the 1st old oven, I never had any trouble with the bread.',
    ],
    ['after words that point to it', "I'd put it this way, my oven had a very small part in my life."],
    ['after a fact', 'The trouble is that rye cannot be baked in this way, it needs a much longer rest.'],
    [
      'before a way to see it',
      'I hope we all agree that some of the loaves are bread, however you define the word.',
    ],
    [
      'before a further part',
      'There is a `name` field for the whole loaf of bread, and then a list of `parts` standing for the grains of the mill, each of which has a `name`, a `weight`, and a `date` of the day on which the bakers of the town took it out of the old barn on the hill.',
    ],
    [
      'after a number',
      'The bakers of the mill have 2 ways, they can bake the rye at night or in the morning.',
    ],
    ['after "and out of"', 'I picked the rye loaf and out of all the breads on the table, it was the best.'],
    ['after an absolute phrase', 'It was late at night and all of us being tired, we went home at once.'],
    ['after a point', "The truth of the matter is simple, I don't like rye bread at all."],
    ['after a habit', 'You go to the mill on a Monday, there is never any bread left to buy.'],
    ['after a count', 'There are two problems, it needs an oven and the mill has to be open.'],
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
