import { describe, expect, it } from 'vitest';
import { withOpeningComma } from '#engine/writing/rewriting/openings/opening-commas.ts';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';

describe('the comma before the only place where the main clause can begin', () => {
  it.each([
    [
      'When you describe a friend you’re telling someone what to expect of the bread.',
      'When you describe a friend, you’re telling someone what to expect of the bread.',
    ],
    [
      'When it arrived I was very surprised by the size of the box - it was small.',
      'When it arrived, I was very surprised by the size of the box - it was small.',
    ],
    [
      'If you have the flour and a little bit of space I think it’s worth a try.',
      'If you have the flour and a little bit of space, I think it’s worth a try.',
    ],
    [
      'After reading the recipe I felt the need to bake a loaf.',
      'After reading the recipe, I felt the need to bake a loaf.',
    ],
    ['As a baker I sometimes need to grind the rye.', 'As a baker, I sometimes need to grind the rye.'],
    [
      'If you want to buy the rye mill in town just ask the baker.',
      'If you want to buy the rye mill in town, just ask the baker.',
    ],
    [
      'Before you run out to buy one please know that the mill is old.',
      'Before you run out to buy one, please know that the mill is old.',
    ],
    ['If the bread is for us then change the recipe.', 'If the bread is for us, then change the recipe.'],
    [
      'If the oven has no door then the loaf will be dry in an hour.',
      'If the oven has no door, then the loaf will be dry in an hour.',
    ],
    ['If it is cold but it rises we bake.', 'If it is cold but it rises, we bake.'],
    [
      'If you work for a mill it always pays to have your old team check the flour before using it.',
      'If you work for a mill, it always pays to have your old team check the flour before using it.',
    ],
    [
      'After baking at home for a while I went to the old mill.',
      'After baking at home for a while, I went to the old mill.',
    ],
  ])('is added in %s', (wrong, right) => expect(withOpeningComma(wrong)).toBe(right));

  it.each([
    'When a thief steals bread he at least has the bread he stole.',
    'As we get back to the mill the person at the desk lets us know that tomorrow it is going to be cold.',
    'If I cannot find a single one of my friends chances are I am leaving the mill.',
    'If your packet has no information on how early you can start the dough at home.',
    'Because it was the only loaf I had.',
    'Although it is the kind of bread you like.',
    'While reading will be the same for the books I read.',
    'If only they let my just bake bread at home.',
    'If you then bake the bread at home it keeps.',
    'If it is here by then and the mill is open.',
  ])('is not added in %s', (right) => expect(withOpeningComma(right)).toBe(right));
});

describe('the comma after an adverb before the phrase of its clause', () => {
  it.each([
    ['However in the last month, we baked every day.', 'However, in the last month, we baked every day.'],
    ['Basically on first days we bake with rye.', 'Basically, on first days we bake with rye.'],
    ['Of course in a mill like ours it is cold.', 'Of course, in a mill like ours, it is cold.'],
    [
      'Obviously after having baked for years I know a lot about rye.',
      'Obviously, after having baked for years, I know a lot about rye.',
    ],
    [
      'Obviously because the mill was old we had to wait for the flour.',
      'Obviously, because the mill was old, we had to wait for the flour.',
    ],
    ['Interestingly when it is cold, rye rises.', 'Interestingly, when it is cold, rye rises.'],
  ])('is added in %s', (wrong, right) => expect(withCommas(wrong)).toBe(right));

  it.each([
    'Unfortunately for the baker, the mill was old.',
    'However we bake it, the loaf is flat.',
    // The comma that would close the phrase is not certain.
    'Obviously after having baked for years my hands know what they do.',
    'Obviously after having baked for years I thought it was good.',
  ])('is not added in %s', (right) => expect(withCommas(right)).toBe(right));
});

describe('an opening that already contains the request', () => {
  it.each([
    'If the mill breaks please write to me I will fix it.',
    'If you need more rye feel free to write we have time.',
    'If you have any issues please post we can help.',
  ])('gets no comma after it: %s', (sentence) => {
    expect(withOpeningComma(sentence)).toBe(sentence);
  });
});

describe('a clause that is the object of a verb of saying, knowing or showing', () => {
  it.each(
    'reveals revealed realizes notices admits admitted says claims proves proved shows showed shown confirms remembers understood denies'.split(
      ' ',
    ),
  )('gets no comma before it: %s', (verb) => {
    const sentence = `If no one ${verb} they are they baker, give the guests a few minutes to wait.`;
    expect(withOpeningComma(sentence)).toBe(sentence);
  });
});
