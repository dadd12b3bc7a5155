import { describe, expect, it } from 'vitest';
import { toldActions } from '#engine/writing/titles/compose/told/told-actions.ts';

describe('toldActions', () => {
  it.each([
    ['I finally got around to building a clay oven', 'building a clay oven'],
    ["I've (mostly) given up on milling rye for my bakery", 'giving up on milling rye for my bakery'],
    ['I stood up to a rude miller yesterday and I’m glad I did', 'standing up to a rude miller'],
    ['Last June, my wife and I moved our bakery to Elsmere', 'moving our bakery to Elsmere'],
    ['From May to June, I thru-hiked the Elsmere Trail', 'thru-hiking the Elsmere Trail'],
    ['Last May, I built my oven (a clay one) in Elsmere', 'building my oven in Elsmere'],
    ['I thought I’d try combining rye with oats', 'combining rye with oats'],
    ['Inspired by a friend I decided to make some oven gloves', 'making oven gloves'],
    ['I used my old scale to weigh the flour', 'using my old scale to weigh the flour'],
  ])('turns %s into a gerund', (sentence, action) => {
    expect(toldActions(sentence)).toEqual([action]);
  });

  it.each([
    'I noticed a crack in the oven door',
    'I used to bake bread in the morning',
    'I wrote a blog post last week',
    'I decided to fix it with my old tools',
    'I moved my bakery from the old mill at the end of the long street in Elsmere to the new house',
    'I made a list',
    'In 2014, I made my oven public',
    'I left my old mill almost ten years ago',
    'I wrote previously about rye bread in Elsmere',
    'I was visiting the mill of Elsmere when I noticed a crack',
    'She built an oven for the whole village',
    'I made a decision about the oven',
  ])('are none in %s', (sentence) => {
    expect(toldActions(sentence)).toEqual([]);
  });
});
