import { describe, expect, it } from 'vitest';
import { presentedThings } from '#engine/writing/titles/compose/told/presented-things.ts';

describe('presentedThings', () => {
  it.each([
    ['Here is a list of ovens I use every day that is short', ['ovens I use every day']],
    ["As I am often asked, here's my quiet advice on ovens", ['my quiet advice on ovens']],
    ['Here’s how to make smooth rye beer', ['how to make smooth rye beer']],
    ['This is the story of why I made two ovens', []],
    ['Here are some notes on the oven', []],
    ['Here is the first one with rye', []],
    ['Here’s the experience showing a rye mill', []],
    ['Here are the top trends in rye', ['the top trends in rye']],
    ['This is a fun toy that I made', []],
    ['Here is what it does for you', []],
  ])('reads %s', (sentence, things) => {
    expect(presentedThings(sentence)).toEqual(things);
  });
});
