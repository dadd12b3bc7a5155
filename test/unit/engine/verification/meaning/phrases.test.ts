import { describe, expect, it } from 'vitest';
import { verifyRewrite } from '#engine';
import { judgePassage, judgePassages, readChanges } from '#engine/verification/meaning/judge-passage.ts';

const facts = { lost: 0, invented: 0 };
const isDecisive = (before: string, after: string): boolean =>
  judgePassages([{ before, after, facts }])[0]?.isDecisive ?? false;

describe('phrases that say the same', () => {
  it.each([
    ['I read for half an hour.', 'I read for 30 minutes.'],
    ['Take it two times a day.', 'Take it twice a day.'],
    ['Both sisters moved there a decade ago.', 'The two sisters moved there ten years ago.'],
    ['Use a quarter of the dough at noon.', 'Use 25 percent of the dough at 12 p.m.'],
    ["You'll need two eggs, and we've got enough.", 'You will need two eggs, and we have got enough.'],
    ['The police look for a thief who is on the run.', 'The police look for a thief who is at large.'],
    ['A single egg is not bad.', 'One egg is good.'],
    ['Seven of twenty-five stayed.', '7 of 25 stayed.'],
    ['Prices rose 8% to $4bn.', 'Prices went up 8 percent to $4 billion.'],
    ['She does not have to pay.', 'She does not need to pay.'],
    ['It closed in second quarter.', 'It closed in Q2.'],
    ['Run no more than 3 times a week.', 'Run at most three times per week.'],
    ['He saw hardly anything.', 'He saw almost nothing.'],
    ['We were able to test the deep neural networks.', 'We could test the DNNs.'],
    ['The team won at half-time.', 'The team won at halftime.'],
  ])('%s > %s', (before, after) => {
    const content = readChanges(before, after).filter(
      ({ change }) => change.before?.base !== change.after?.base,
    );
    expect(content.map(({ change }) => [change.before?.text, change.after?.text])).toEqual([]);
  });

  it('are quoted in a reason as the passage has them', () => {
    const { changes } = judgePassage(
      'You need to pay before you start.',
      'You may pay before you start.',
      facts,
    );
    expect(changes[0]).toMatchObject({ before: 'need to', after: 'may', probability: 1 });
  });

  it('are not names', () => {
    const changes = readChanges('We met Will Going To of Oslo.', 'We met Will Go To of Oslo.');
    expect(changes.map(({ change }) => change.after?.text)).not.toContain('will');
  });
});

describe('a change that decides by itself', () => {
  it.each([
    ['Run no more than three times a week.', 'Run no fewer than three times a week.'],
    ['The bank kept its forecast.', 'The bank lowered its forecast.'],
    ['If it fails, restore the backup.', 'If it fails, delete the backup.'],
    ['One of them is still crooked.', 'Most of them are still crooked.'],
    ['Patients older than 60 took part.', 'Patients younger than 60 took part.'],
    ['The children seem to listen.', 'The children seem not to listen.'],
    ['The tap is free of rust and does not drip.', 'The tap is free of rust and drips.'],
    ['She won the last race.', 'She worsened the last race.'],
  ])('is %s > %s', (before, after) => {
    expect(isDecisive(before, after)).toBe(true);
  });

  it.each([
    ['The battery lasts a full day.', 'The battery gets through a full day.'],
    ['Analysts expect the deal to be closed by May.', 'According to analysts, the deal will close by May.'],
    ['Our neighbor lent us her drill.', 'We borrowed a drill from our neighbor.'],
    ['The dog bit the man.', 'The man was bitten by the dog.'],
    ['The ferry runs only in May.', 'Only in May, a ferry runs.'],
    ['The funds went to several banks.', 'The funds went to a few banks.'],
    ['He could not sleep.', 'He was sleepless.'],
    ['The trip is not dangerous.', 'The trip is safe.'],
    [
      'In summer, compost is ready after three months. In winter it can take twice as long.',
      'Compost is ready after three months in summer and can take twice as long in winter.',
    ],
  ])('is not %s > %s', (before, after) => {
    expect(isDecisive(before, after)).toBe(false);
  });
});

describe('facts in other words', () => {
  it.each([
    ['Let the dough rest for half an hour.', 'Let the dough rest for 30 minutes.'],
    ['Let the dough rest for 30 minutes.', 'Let the dough rest for half an hour.'],
    ['Take it twice a day.', 'Take it two times a day.'],
    ['Visitors may stay no more than 20 minutes.', 'Visitors may stay 20 minutes at most.'],
    ['Visitors may stay 20 minutes at most.', 'Visitors may stay no more than 20 minutes.'],
    ['Use your key. Otherwise, enter your name.', 'Use your key. If not, enter your name.'],
    ['Do not add meat, since it attracts rats.', 'Meat should not be added because it attracts rats.'],
    ['I hardly earned anything last spring.', 'I earned almost nothing last spring.'],
    ['Shares fell, said boss Don Meij.', 'Shares fell, said CEO Don Meij.'],
  ])('are neither lost nor invented: %s > %s', (before, after) => {
    const { facts: found, invented } = verifyRewrite(before, after);
    expect([...found.filter(({ kept }) => !kept), ...invented].map(({ text }) => text)).toEqual([]);
  });
});
