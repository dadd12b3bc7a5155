import { describe, expect, it } from 'vitest';
import { withAgreement } from '#engine/writing/rewriting/agreement/with-agreement.ts';

describe('the verb of a noun', () => {
  it.each([
    ['Every aspect of my friendships have gone up.', 'Every aspect of my friendships has gone up.'],
    [
      'Every aspect of my friendships / relationships have gone up.',
      'Every aspect of my friendships / relationships has gone up.',
    ],
    ['The mill and the bakery has a new door.', 'The mill and the bakery have a new door.'],
    ['The quality of the loaves are good.', 'The quality of the loaves is good.'],
    ['The results of the test was clear.', 'The results of the test were clear.'],
    ['I think the bakers has no time.', 'I think the bakers have no time.'],
    ['In the morning, the windows is open.', 'In the morning, the windows are open.'],
    ['When the baker need a tin, she calls.', 'When the baker needs a tin, she calls.'],
    [
      'The mill doesn’t work, and the engines doesn’t either.',
      'The mill doesn’t work, and the engines don’t either.',
    ],
    ['Before that, the bakers makes the dough.', 'Before that, the bakers make the dough.'],
  ])('agrees with it: %s', (before, after) => {
    expect(withAgreement(before)).toBe(after);
  });

  it.each([
    'The reasons I think this basket is good are clear.',
    'Our day to day tasks are done.',
    'This time we decided to have a rest.',
    'The state of the art mills are here.',
    'The peasantry are tired, and the baker are old men.',
    'The human need to belong is old.',
    'The two very popular kitchen are here.',
    'Ten miles is a long way.',
    'The number of mills are rising, a lot of bread is left, and the majority of users have gone.',
    'A team of bakers are here.',
    'The taste of the rye and the smell of the oats are fine.',
    'The difference between a mill and an oven are clear.',
    'If the mill were old, we would close it.',
    'We suggest that the baker have a tin.',
    'The bread people eat is good.',
    'The taste of the bread people eat are odd.',
    'Baking loaves is fun.',
    'Case notes is the name of a field.',
    'The baker with his sons are here.',
    'The police are here, and the rich have bread.',
    'After how many loaves does the oven cool?',
    'How many loaves does the oven hold?',
    'The idea of a long bus ride on a road is odd.',
    'A code base that works is rare.',
    'The only criteria for the prize is that it tastes good.',
    'He said that most appeals to him.',
    'Shops and restaurants in the town closes early.',
    'The reasons I picked this basket is good.',
    'These differences between mills seems to matter.',
    'One year of recipes are kept here.',
    'A spate of loaves are burned.',
    'We bake where the fish are.',
    'Trials and errors is a game of the bakers.',
    'How the loaf looks is up to the baker.',
    'What the baker wants is bread.',
    'How the bakers in the town work is up to them.',
    'Where the loaf goes is clear, and who the bakers are is not.',
    'Whether the bread works is for you to say.',
    'That the oven works is no surprise.',
    'It is not clear what the mill needs is new.',
  ])('leaves it: %s', (text) => {
    expect(withAgreement(text)).toBe(text);
  });
});
