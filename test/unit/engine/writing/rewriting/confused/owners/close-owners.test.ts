import { describe, expect, it } from 'vitest';
import { withoutConfusedWords } from '#engine/writing/rewriting/confused/confused-words.ts';

describe('owners who are close to the writer, or who are one', () => {
  it.each([
    ['I used all my dads tools.', "I used all my dad's tools."],
    ['We slept in my mothers old kitchen.', "We slept in my mother's old kitchen."],
    ['They take their partners name.', "They take their partner's name."],
    ['We danced at my brothers wedding.', "We danced at my brother's wedding."],
    ['Read it on the authors website.', "Read it on the author's website."],
    ['The defendants attorney and I met.', "The defendant's attorney and I met."],
    ['Look at this sites footer.', "Look at this site's footer."],
    ['It ruined a companies profit.', "It ruined a company's profit."],
  ])('adds the apostrophe to %s', (wrong, right) => expect(withoutConfusedWords(wrong)).toBe(right));

  it.each([
    'My brothers came by.',
    'His friends came by and asked him to play.',
    'The stories my friends wrote are old.',
    'My friends list is long.',
    'Our partners offer bread.',
    'There is a room that projects lore images.',
    'It is a games console.',
    'This books cover most loaves.',
    'The authors write bread books.',
  ])('keeps %s', (right) => expect(withoutConfusedWords(right)).toBe(right));
});
