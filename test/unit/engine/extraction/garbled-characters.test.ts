import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { withoutGarbledCharacters } from '#engine/extraction/garbled-characters.ts';

describe('characters that a wrong encoding garbled', () => {
  it.each([
    ['We donâ€™t bake â€“ we mill.', 'We don’t bake – we mill.'],
    ['Anna said: â€œIt is old.â€\u009d', 'Anna said: “It is old.”'],
    ['The cafÃ© sells rye for Â£5.', 'The café sells rye for £5.'],
    ['It costs nothingâ\u0080\u0094ever.', 'It costs nothing—ever.'],
    ['The mill isÂ old, andÂ\u00a0it turns.', 'The mill is old, and it turns.'],
  ])('are restored: %s', (before, after) => {
    expect(withoutGarbledCharacters(before)).toBe(after);
    expect(articleFromText(`# Rye\n\n${before}`).text).toContain(after);
  });

  it.each([
    'The château and Ângela stay, and so does pâté.',
    'In `donâ€™t`, the bytes are garbled.',
    '```\ndonâ€™t\n```',
    'See [the mill](https://mill.example/â€™a).',
  ])('are not others: %s', (text) => expect(withoutGarbledCharacters(text)).toBe(text));
});
