import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { titleSearches } from '#engine/keywords/searches/title-searches.ts';

const textsOf = (title: string, body = 'A short text.'): string[] =>
  titleSearches(articleFromText(`# ${title}\n\n${body}`)).map(({ text }) => text);

describe('the searches that a title suggests', () => {
  it.each([
    [
      'what the reader wants to reach',
      'How to convince your boss to start a bee club',
      'how to start a bee club',
    ],
    ['a thing that it defines', 'Defining a Head Beekeeper', 'what is a head beekeeper'],
    ['a denied rumor', 'Beehaven is not shutting down', 'is beehaven shutting down'],
    ['the reasons of the author', 'Why I Quit Beehaven', 'why i quit beehaven'],
    [
      'a state of the reader',
      "What I do when I can't find my queen",
      "what to do when you can't find my queen",
    ],
  ])('%s', (_, title, search) => {
    expect(textsOf(title)).toContain(search);
  });

  it('are a move and a comparison if the text describes the move', () => {
    const body = 'We moved all hives last year. Moving them took a week.';
    expect(textsOf('From Langstroth to Warré', body)).toEqual(['langstroth to warré', 'warré vs langstroth']);
    expect(textsOf('From Langstroth to Warré')).toEqual([]);
  });

  it.each([
    ['an action in a text that does not teach', 'Extracting more money from renters'],
    ['what nobody calls a thing', 'Introducing bees and wasps in our new garden of the town'],
    ['a denied pronoun', 'This is not working'],
  ])('do not come from %s', (_, title) => {
    expect(textsOf(title, 'I think that renters pay too much. Landlords are wrong.')).toEqual([]);
  });
});
