import { describe, expect, it } from 'vitest';
import { type ShortClause, shortClauses } from '#engine/writing/clauses/clause-chunks.ts';
import { cutCost, isCompleteClause } from '#engine/writing/clauses/complete-clause.ts';

const clause = (text: string, rest = ''): ShortClause => ({ text, rest, gaps: 0, dropped: 0 });

describe('isCompleteClause', () => {
  it.each([
    ['The council voted on Tuesday', 'to keep the night bus'],
    ['St. Louis Park is the first U.S. city', 'to elect her'],
    ['The Afghan Taliban claimed responsibility', 'for the crash'],
    ['Docker Desktop helps you build', ', share and run containers'],
    ['The salon bans men from the shop', ', the street and the yard'],
    ['The trust says it will stay open', ''],
    ['However, the tower stays open to visitors', ''],
    ['The keeper then closed the heavy door', ''],
    ['Ask ten people get ten descriptions', ''],
    ['Tiny house are sharing a master bedroom', ''],
    ['He turned the key', ''],
    ['The mayor took part', 'in the march'],
  ])('refuses %j (%j was cut off)', (text, rest) => {
    expect(isCompleteClause(clause(text, rest))).toBe(false);
  });

  it.each([
    ['Mekhi Gbedey was diagnosed with muscular dystrophy', 'in May'],
    ['Prosecutors dropped the case against Ilhan Omar', ', D-Minn., in March'],
    ['Three cases of plague have been diagnosed in China', ''],
    ['Thirty artworks will light up the city center of Amsterdam', 'for the seventh year'],
  ])('accepts %j (%j was cut off)', (text, rest) => {
    expect(isCompleteClause(clause(text, rest))).toBe(true);
  });

  it('does not accept a subject whose own clause continues after "and" as a sentence', () => {
    const texts = shortClauses(
      'A visitor who wants a quick answer and gets an essay leaves the page.',
      60,
    ).map(({ text }) => text);
    expect(texts).not.toContain('A visitor gets an essay leaves the page');
  });
});

describe('cutCost', () => {
  it('is higher for words that belonged to the last noun than for a circumstance, and zero for a whole clause', () => {
    const [whole, circumstance, half] = ['', 'after the vote', 'of the city'].map((rest) =>
      cutCost(clause('The council keeps the night bus', rest)),
    );
    expect(whole).toBe(0);
    expect(circumstance).toBeGreaterThan(0);
    expect(half).toBeGreaterThan(circumstance ?? 1);
  });
});
