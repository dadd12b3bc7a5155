import { describe, expect, it } from 'vitest';
import { plainClause } from '#engine/writing/titles/compose/likely/plain-clauses.ts';

describe('plainClause', () => {
  it.each([
    ['Back in March, the mill won a prize', 'the mill won a prize'],
    ['Yesterday I sold the mill', 'I sold the mill'],
    [
      'I find that my best bread is baked by hand--with a scale in front of me',
      'my best bread is baked by hand',
    ],
    ['Rye changed my life (really), which I never expected', 'Rye changed my life'],
    ['We are proud to announce the mill is open all night', 'the mill is open all night'],
  ])('keeps the statement of %s', (sentence, clause) => {
    expect(plainClause(sentence)).toBe(clause);
  });

  it.each(['Until yesterday, I used a scale', 'If it rains, the mill stays shut'])(
    'keeps the limit of %s',
    (line) => {
      expect(plainClause(line)).toBe(line);
    },
  );
});
