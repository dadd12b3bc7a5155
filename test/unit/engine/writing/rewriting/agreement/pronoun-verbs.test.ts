import { describe, expect, it } from 'vitest';
import { withAgreement } from '#engine/writing/rewriting/agreement/with-agreement.ts';

describe('the verb of a pronoun', () => {
  it.each([
    ['It shows how it make the baker feel.', 'It shows how it makes the baker feel.'],
    ['He have a mill.', 'He has a mill.'],
    ['Because it are warm, the dough rises.', 'Because it is warm, the dough rises.'],
    ['The ones they has are old.', 'The ones they have are old.'],
    ['We was late, and these was cold.', 'We were late, and these were cold.'],
    ['These is the best loaves.', 'These are the best loaves.'],
    ['Everyone have a tin.', 'Everyone has a tin.'],
    ['This also allow us to bake.', 'This also allows us to bake.'],
    ['Since you has a mill, you can bake.', 'Since you have a mill, you can bake.'],
  ])('agrees with it: %s', (before, after) => {
    expect(withAgreement(before)).toBe(after);
  });

  it.each([
    'Let it make the dough rise.',
    'The mills related to it are old.',
    'I ask that he have a tin.',
    'Anna and he have a mill.',
    'If it were warm, we would bake.',
    'It was as it were a dream.',
    'Type I has a big oven.',
    'All she cares about is that he bake it.',
    'This practice is old, and this watch works.',
    'The friends of everyone are here.',
    'They put the loaf down, and he put it back.',
  ])('leaves it: %s', (text) => {
    expect(withAgreement(text)).toBe(text);
  });
});
