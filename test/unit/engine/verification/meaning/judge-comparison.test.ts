import { describe, expect, it } from 'vitest';
import { judgeRewrite } from '#engine/verification/meaning/judge-comparison.ts';

const original =
  'The agent explains two plans. The client asks about the monthly cost. They agree on a call next week.';
const judgeAdded = (added: string) => {
  const last = judgeRewrite(original, `${original} ${added}`).at(-1);
  return { isChanged: last?.verdict.isChanged, words: last?.verdict.changes.map(({ after }) => after?.text) };
};

describe('an added sentence', () => {
  it('is a change if it says something that the original does not, and names the new words', () => {
    const { isChanged, words } = judgeAdded('The company was sued twice by former customers.');
    expect(isChanged).toBe(true);
    expect(words).toEqual(expect.arrayContaining(['sued', 'former']));
  });

  it.each([
    'Here is what happened, step by step.',
    'That is the whole story.',
    'The agent and the client agree on the cost of the plans.',
  ])('passes without new claims: %s', (added) => {
    expect(judgeAdded(added).isChanged).toBe(false);
  });
});
