import { describe, expect, it } from 'vitest';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';

describe('a shortened sentence', () => {
  it.each([
    [
      'a contrast',
      'Crossovers may have become the vehicle of choice for most car buyers, but that doesn’t mean the sedan is dead.',
      'Crossovers may have become the vehicle of choice',
    ],
    [
      'the end of a range',
      'Ivan served as the CEO of Hipcricket, a mobile marketing company, from 2004 – 2014.',
      'Ivan served as the CEO of Hipcricket, a mobile marketing company, from 2004.',
    ],
    [
      'the complement of a participle',
      'A team led by the Morrow Trust has confirmed the find.',
      'A team led has confirmed the find.',
    ],
    [
      'words between a noun and its relative clause',
      'It’s time to share the knowledge I’ve been gathering over the months.',
      'It’s time I’ve been gathering over the months.',
    ],
    ['"not only"', 'The tower is not only a lamp at night but a museum.', 'The tower is a lamp at night.'],
    [
      'what an ability is for',
      'The tower gives the keepers the ability to see the whole bay.',
      'The tower gives the keepers the ability.',
    ],
    [
      'the rest of a comparison with "the same"',
      'Lamps matter for the same reason that teaching things such as the tides matters.',
      'Lamps matter for the same reason that teaching things.',
    ],
    [
      'the noun of its last phrase',
      'I loved the tower and the painting experience.',
      'I loved the tower and the painting.',
    ],
    ['a comparison', 'The lens is older than the tower.', 'The lens is older.'],
  ])('may not lose %s', (_, whole, text) => expect(isCleanCut(whole, text)).toBe(false));

  it.each([
    ['The tower (built in 1874) stays open to visitors.', 'The tower stays open to visitors.'],
    ['The keeper, who lives on the island, opens the tower at noon.', 'The keeper opens the tower at noon.'],
    ['In the spring of that year, the tower was closed.', 'The tower was closed.'],
    ['But the trust really likes the old tower on the hill.', 'The trust likes the old tower.'],
  ])('may lose an aside: %s', (whole, text) => expect(isCleanCut(whole, text)).toBe(true));
});
