import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#engine/markdown/markdown-document.ts';
import { shortenParagraphs } from '#engine/writing/rewriting/paragraphs/shorten-paragraphs.ts';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';
import { splitLongSentence } from '#engine/writing/rewriting/sentences/split-sentence.ts';

describe('a sentence without a new comma', () => {
  it.each([
    ['after an adverb of a noun phrase', 'Previously a quiet harbor town, this place draws many guests.'],
    [
      'between a verb and its object',
      'Since the tower is open on a few Sundays and on all Fridays I only managed to visit it in May, during my last walk.',
    ],
    [
      'inside a question of number',
      'For teaching me how many keepers there are in the old harbor, and what they do.',
    ],
    [
      'inside an opening that contains a clause',
      'After finding the charts I wanted to look at I began drawing the harbor of the town.',
    ],
    [
      'before "but" after "where"',
      'We keep to the part of the bay where we do not see the rocks but we know the depth.',
    ],
  ])('%s', (_, sentence) => {
    expect(withCommas(sentence)).toBe(sentence);
  });

  it('has one after an adverb of the whole clause', () => {
    expect(withCommas('Previously the tower was open, and we climbed it.')).toMatch(/^Previously, the tower/);
  });

  it('has one between an opening clause and "it" with its verb', () => {
    expect(withCommas('When we had reached the harbor it was dark.')).toMatch(/harbor, it was/);
  });
});

describe('a sentence that stays whole', () => {
  it.each([
    [
      'at "but" after "where"',
      "Thus, the old chart of the harbor is best for showing all of the dark rocks - the case where we don't know what the depth of the water is, but we have some good guesses.",
    ],
    [
      'between a denial and its correction',
      "They have nothing against the light of the tower, it's the noise of the bell that keeps them up.",
    ],
    [
      'before a verb without its subject',
      "But then one day in the winter I remembered the big brass lamp of the northern tower by the harbor that was always my uncle's favorite lamp in the long years when he kept the light for all of the ships of the bay, and thought I might try that one out.",
    ],
    [
      'at the end of an HTML entity',
      'The old belief of the town holds that many good winters are needed before a lamp is lit in the tower, and&nbsp; an apparently other belief holds that the bells are rung.',
    ],
    [
      'after the object of "figure"',
      'We figure with four of us plus a dog, we can take the man with the axe.',
    ],
    [
      'if a sentence begins inside the half',
      'The work of the harbor and its light is shown in Figure 1.Through our work with [the old tower](https://a.example/), we also have a list of lamps.',
    ],
    ['after "now"', 'Now the winter in the tower is over, we should get to know each other.'],
    [
      'in a series of times',
      'It doesn’t reward the Tuesday you spent four hours in a mill waiting for a part of the oven to arrive, or the week it rained every single day, and you couldn’t open the windows and everything felt slightly damp and slightly tense, or the talk you had to have about the rye.',
    ],
    [
      'after a time and its clause',
      'The third time the Night-Watch came by, I heard something quiet and kind in the dark.',
    ],
    [
      'before the rest of what was said of one thing',
      'It was perhaps one of the least surprising loaves of the last year in the mill, but still a blow as it sounds like he will take some time off before baking the next one for us and for all of his friends there in the town.',
    ],
    [
      'inside a series of clauses',
      'The Kit Team makes the ovens that bakers use; the Mill Team ensures that our mill stays up and our teams can work together; the Fund Team ensures that we have the flour that we need; and the Ad Team makes sure our efforts are seen.',
    ],
  ])('%s', (_, sentence) => {
    expect(splitLongSentence(sentence)).toBeNull();
  });
});

describe('a long paragraph', () => {
  const opening =
    'The keepers of the tower pack three lamps and a rope for the northern stairs each autumn. Fresh oil comes by boat from a town across the bay. Salt eats through wicks faster than wind does. Every lens needs polish and a soft cloth. Brass hinges rust in winter storms near open water. Within an hour my shoulder hurt so badly from the rope that I could barely lift my arm for months. ';
  const end =
    'In March the gulls nested under slates and blocked gutters with straw, and they made a lot of noise. They went away in spring. They came back in autumn with their young. They stayed under our roof for a year. It was a mess, and it was loud. It took a year to clean all of it, and it was dull work. They did it again a year later on the same roof. They are loud. They eat all bread and steal fish from boats in our harbor. It is known that they fear dogs, and it helps a bit. They stay away from us while dogs bark. It was good to have one, and it was cheap. They know us by now. They sit on the same wall and wait until it is dark. They are old, and they do not see well. It is hard to be angry with them, and it is late.';
  const broken = (next: string): string[] =>
    shortenParagraphs(parseMarkdown(opening + next + end).blocks).map(({ body }) => body);

  it('is not broken inside a story by the writer', () => {
    expect(broken('At home Dan had to help me get dressed on dark mornings. ')[1]).toMatch(/^In March/);
  });

  it('is not broken after a few words that the next sentence explains', () => {
    expect(broken('It was cold. At home Dan had a shop with charts near a market. ')[1]).not.toMatch(/^At/);
  });
});
