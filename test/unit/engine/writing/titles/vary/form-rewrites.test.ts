import { describe, expect, it } from 'vitest';
import { variantsOf } from './variants-of.ts';

describe('a headline in another common form', () => {
  it.each([
    ['The Importance of Good Flour', 'Why Good Flour Matters'],
    ['The Effect of Rye on Sourdough', 'How Rye Affects Sourdough'],
    ['The Trouble with Sourdough', "What's Wrong with Sourdough"],
    ['In Defense of Dense Bread', 'The Case for Dense Bread'],
    ['The Joy of Milling', 'The Joys of Milling'],
    ['The Purpose of a Crust', 'What Is the Purpose of a Crust?'],
    ["Please Don't Buy a Bread Machine", "Why You Shouldn't Buy a Bread Machine"],
    ['Why I Love Rye Bread', 'What I Love About Rye Bread'],
    ['Why I Quit the Bakery', 'My Reasons for Quitting the Bakery'],
    ['Trip to the Old Mill', 'My Trip to the Old Mill'],
    ['2019 Review', 'A Look Back at 2019'],
    ['2020 Resolutions', 'My Resolutions for 2020'],
    ['State of the Mill 2024', 'The State of the Mill in 2024'],
    ['Revisiting Rye Bread', 'Rye Bread Revisited'],
    ['Spotlight: Ada Oat', 'Spotlight on Ada Oat'],
    ['Interview: Ada Oat', 'An Interview with Ada Oat'],
    ['A Weekend at the Old Mill', 'One Weekend at the Old Mill'],
    ['Milling 101', 'The Basics of Milling'],
    ['Thoughts on Rye', 'A Few Thoughts on Rye'],
    ['Saying Goodbye to Our Mill', 'A Farewell to Our Mill'],
    ['Switching to Rye Flour', 'Making the Switch to Rye Flour'],
    ['Preparing for the Bread Fair', 'Getting Ready for the Bread Fair'],
    ['Transitioning from Wheat to Rye?', 'From Wheat to Rye'],
    ['Why I Bake Rye Bread', 'My Reasons for Baking Rye Bread'],
    ['Becoming a Baker', 'How I Became a Baker'],
    ['I Started Milling Rye at Home', 'How I Started Milling Rye at Home'],
    ['Rye Starters: What They Are and How You Feed Them', 'What Rye Starters Are and How You Feed Them'],
    ['Concept of a Loaf', 'The Concept of a Loaf'],
  ])('%s -> %s', (title, wanted) => {
    expect(variantsOf(title)).toContain(wanted);
  });

  it('keeps the ending of a name with a period', () => {
    expect(variantsOf('Thoughts on Mill.js')).toContain('A Few Thoughts on Mill.js');
  });

  it('names the author of a book that is reviewed', () => {
    expect(variantsOf('The Grain Road — Ada Oat', 'review')).toContain('The Grain Road by Ada Oat');
    expect(variantsOf('The Grain Road — Ada Oat', 'diary')).not.toContain('The Grain Road by Ada Oat');
  });
});

describe('a headline is not changed', () => {
  it.each([
    ['Peer Reviewing Rye Recipes in May', /^how to peer|^peering/i],
    ['Bear and Coyote Awareness', /bearing|how to bear/i],
    ['Rye Cakes Might Get Released for May', /might get is out/i],
    ['Introducing the Grain Road by Ada Oat', /Oat's Introducing/],
    ['Some Breads I Baked in May', /^The Some/],
    ['How I Stumbled Upon a Mill', /stumbled it/i],
    ['I Started Learning Rye', /^Starting Learning/],
    ['Review - The Grain Road', /Review by/],
  ])('%s into a broken one', (title, broken) => {
    expect(variantsOf(title).filter((text) => broken.test(text))).toEqual([]);
  });
});
