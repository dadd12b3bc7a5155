import { describe, expect, it } from 'vitest';
import { blocksOf } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (...bodies: string[]): string | undefined =>
  tidyWords(blocksOf(bodies.join('\n\n'))).at(-1)?.body;

describe('the owners that an article names', () => {
  it.each([
    ['We liked Icelands parking system.', "We liked Iceland's parking system."],
    ['We rode on Chinas high speed rail.', "We rode on China's high-speed rail."],
  ])('adds the apostrophe to %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it('knows a name that the article repeats', () => {
    const start = 'We met Sandrima in town. Later, we saw Sandrima again.';
    expect(tidied(start, 'That was at Sandrimas kitchen.')).toBe("That was at Sandrima's kitchen.");
    expect(tidied('We met Sandrima in town.', 'That was at Sandrimas kitchen.')).toBe(
      'That was at Sandrimas kitchen.',
    );
    expect(tidied(start, 'We saw the Sandrimas mother and father.')).toBe(
      'We saw the Sandrimas mother and father.',
    );
  });

  it('leaves people open, of whom a text may have several', () => {
    const start = 'The officer came. An officer left.';
    expect(tidied(start, 'We spoke of the officers memory for long.')).toBe(
      'We spoke of the officers memory for long.',
    );
  });

  it('knows a thing that the article has once', () => {
    const start = 'I play a game. The game is loud.';
    expect(tidied(start, 'I like the games soundtrack.')).toBe("I like the game's soundtrack.");
    expect(tidied(`${start} Other games are quiet.`, 'I like the games soundtrack.')).toBe(
      'I like the games soundtrack.',
    );
    expect(tidied('My company bakes. The company is old.', 'We know the companies kitchen and more.')).toBe(
      "We know the company's kitchen and more.",
    );
  });
});
