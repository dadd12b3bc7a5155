import { describe, expect, it } from 'vitest';
import { withAgreement } from '#engine/writing/rewriting/agreement/with-agreement.ts';

describe('the form of a verb after an auxiliary', () => {
  it.each([
    ['These categories should helps you.', 'These categories should help you.'],
    ['I did not ask, and he didn’t ever spent it.', 'I did not ask, and he didn’t ever spend it.'],
    ['It will gets tough.', 'It will get tough.'],
    ['You can certainly chose a loaf.', 'You can certainly choose a loaf.'],
    ['Where you have wrote a lot of notes, rest.', 'Where you have written a lot of notes, rest.'],
    ['He should have went home.', 'He should have gone home.'],
    ['It was late, and it was wrote by Anna.', 'It was late, and it was written by Anna.'],
    ['It can be choose by us.', 'It can be chosen by us.'],
    ['I have rode to the mill.', 'I have ridden to the mill.'],
    [
      'The mill which had underwent a change, and now they could withdrew it.',
      'The mill which had undergone a change, and now they could withdraw it.',
    ],
    ['They were create by the mill.', 'They were created by the mill.'],
    ['I have decide to bake.', 'I have decided to bake.'],
    ['We haven’t see the mill.', 'We haven’t seen the mill.'],
  ])('is the right one: %s', (before, after) => {
    expect(withAgreement(before)).toBe(after);
  });

  it.each([
    'Doing what you can makes a difference.',
    'Those who can teaches others.',
    'The trash can makes a noise.',
    'The few loaves we had became cold.',
    'I don’t think it will, and I won’t go.',
    'What it was became a legend.',
    'I was shook.',
    'The goal is keep it by the door.',
    'I have read it.',
    'The page should be live on the web, and it can be separate from us.',
    'What we did was choose by price.',
  ])('stays: %s', (text) => {
    expect(withAgreement(text)).toBe(text);
  });
});
