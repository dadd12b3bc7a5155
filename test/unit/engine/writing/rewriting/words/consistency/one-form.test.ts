import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('a word in two forms', () => {
  it.each([
    [
      'A handwritten note is long. It is a handwritten book.\n\nWe like hand-written notes.',
      'A handwritten note is long. It is a handwritten book.\n\nWe like handwritten notes.',
    ],
    [
      'The colour is rye. Its colour is old.\n\nThat color stays.',
      'The colour is rye. Its colour is old.\n\nThat colour stays.',
    ],
    [
      'Give a one-time donation to it.\n\nA one time donation helps the mill.',
      'Give a one-time donation to it.\n\nA one-time donation helps the mill.',
    ],
  ])('gets the one that the author prefers', (before, after) => {
    expect(tidied(before)).toBe(after);
  });

  it.each([
    'A hand-written note is long. It is a handwritten book.'
      .replace('handwritten', 'handbaked')
      .replace('hand-written', 'hand-baked'),
    'It is a role-playing club. We are roleplaying.',
    'It is a low-light oven. We like low-light ovens in very low light ovens.',
    'A heart-rate sensor. The heart rate sensor is old.',
    'Our back-end work is old. The backend is new, and the backend is ours.',
    'We have codebases and codebases: [code-bases](/tag/code) and more.',
    'We re-sign the note. We resign today and resign again.',
    'We follow-up on it. A followup and a followup came.',
    'The colour is rye and that color stays.',
    'The colour is rye. Its colour is old.\n\nHe said "that color stays" to us.',
    'The colour is rye. Its colour is old.\n\nWe use `color` in it and https://a.example/color too.',
    'It is the most-loved loaf. This is our most loved loaf.',
    'A mill that bakes one time donations is a one-time mill.',
    'A command-line loaf is a command-line note. We bake it from the commandline, or by the command line.',
  ])('stays if the other one may be right: %s', (text) => {
    expect(tidied(text)).toBe(text);
  });
});
