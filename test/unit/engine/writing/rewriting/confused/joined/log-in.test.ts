import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"login" and "signin"', () => {
  it.each([
    ['You need a key to login into the mill.', 'You need a key to log in to the mill.'],
    ['You can login with your name.', 'You can log in with your name.'],
    ['They will not be able to login unless they bake.', 'They will not be able to log in unless they bake.'],
    ['Go ahead and login.', 'Go ahead and log in.'],
    ['Show the signin link, or click to signin now.', 'Show the sign-in link, or click to sign in now.'],
  ])('are two words as verbs: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each(['The login page has a login form.', 'It shows the way from signup to login with a key.'])(
    'stay one word as nouns: %s',
    (right) => expect(tidied(right)).toBe(right),
  );
});
