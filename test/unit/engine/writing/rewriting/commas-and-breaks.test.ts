import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#engine/markdown/markdown-document.ts';
import { shortenParagraphs } from '#engine/writing/rewriting/paragraphs/shorten-paragraphs.ts';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';

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
