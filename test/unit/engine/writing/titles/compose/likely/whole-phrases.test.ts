import { describe, expect, it } from 'vitest';
import { fitting } from '#engine/writing/titles/compose/likely/whole-phrases.ts';

describe('fitting', () => {
  it('cuts no pair, no joint name, no abbreviation and no time of day', () => {
    expect(fitting('the difference between the rye of the northern valley farms and wheat', 3)).toEqual([]);
    expect(fitting('the dismissal of Dr. Oat from the mill by the owners of it all', 3)).not.toEqual([
      'the dismissal of Dr',
    ]);
    expect(
      fitting('a retelling of the older parts of Jason and the Argonauts of the northern sea', 3),
    ).not.toContain('a retelling of the older parts of Jason');
    expect(fitting('attending a debate last night in Elsmere', 3)).toEqual(['attending a debate in Elsmere']);
  });

  it('keeps no second sentence', () => {
    expect(fitting('the art of baking rye bread, and I had no answer', 3)).toEqual([
      'the art of baking rye bread',
    ]);
  });

  it('keeps no slip of the author and no phrase that points outside', () => {
    expect(fitting('the gap between rye and and wheat', 3)).toEqual([]);
    expect(fitting('moving it to the mill', 3)).toEqual([]);
  });
});
