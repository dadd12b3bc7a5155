import { describe, expect, it } from 'vitest';
import { notEmpty } from '#test/not-empty.ts';
import { isSound } from '../../../../scripts/load/audit-jobs.ts';
import { findKnee, type Level, quantile } from '../../../../scripts/load/find-knee.ts';
import { inOrder, jobsAtWall, shareAt, type Wall, wallsOf } from '../../../../scripts/scale/walls.ts';

describe('a wall', () => {
  const wall = (limit: number, perJob: number): Wall => ({ what: `${limit}`, limit, perJob, move: '' });

  it('is reached at the rate at which the jobs use up the limit', () => {
    expect(jobsAtWall(wall(50, 5))).toBe(600);
    expect(shareAt(wall(50, 5), 60)).toBeCloseTo(0.1, 9);
    expect(shareAt(wall(50, 5), 600)).toBe(1);
  });

  it('comes first if growth reaches it first', () => {
    expect(inOrder([wall(1000, 1), wall(50, 5), wall(300, 1)]).map(({ what }) => what)).toEqual([
      '50',
      '300',
      '1000',
    ]);
  });
});

describe('the walls of a stage', () => {
  const need = {
    stageSeconds: 1,
    jobSeconds: 2,
    runCalls: 3,
    visitCalls: 4,
    apiSeconds: 0.03,
    transitions: 3,
    writeUnits: 80,
    readUnits: 70,
    lookUps: 32,
  };
  it('says in each row how to raise the limit, because rows are printed in another order', () => {
    for (const { what, move } of notEmpty(
      wallsOf(need, { apiRequestsPerSecond: 1000, concurrency: undefined }),
    ))
      expect(move, what).not.toMatch(/as above|as below/);
  });

  const wallAt = (part: string, concurrency?: { pageFetches: number; images: number }) => {
    const found = wallsOf(need, { apiRequestsPerSecond: 1000, concurrency }).find(({ what }) =>
      what.includes(part),
    );
    return found ? Math.round(jobsAtWall(found)) : null;
  };

  it('count a market’s partitions, a new table and an account with its default limits', () => {
    expect(wallAt('partitions of one market')).toBe(60_000);
    expect(wallAt('writes of a new table')).toBe(3000);
    expect(wallAt('new account (10)')).toBe(Math.round((10 / 1.21) * 60));
    expect(wallAt('concurrent Express executions')).toBe(30_000);
  });

  it('count pages and images by what the stage reserves, or by the account', () => {
    const concurrency = { pageFetches: 40, images: 30 };
    expect([
      wallAt('concurrent page fetches', concurrency),
      wallAt('concurrent images', concurrency),
    ]).toEqual([1200, 180]);
    expect([wallAt('concurrent page fetches'), wallAt('concurrent images')]).toEqual([30_000, 6000]);
  });

  it('say how to raise each of them', () => {
    for (const { what, move } of notEmpty(wallsOf(need, { apiRequestsPerSecond: 1000 })))
      expect(move, what).not.toBe('');
  });
});

describe('the knee of a load', () => {
  const levels = (...rates: number[]): Level[] =>
    rates.map((jobsPerSecond, n) => ({ workers: 2 ** n, jobs: 1, jobsPerSecond, p50Ms: 1, p95Ms: 1 }));

  it.each([
    [levels(2, 4, 6, 6.2, 6.1), 4],
    [levels(2, 2.1, 9), 1],
    [levels(1, 2, 4), 4],
    [levels(5), 1],
  ])('is the last level that gained anything: %#', (measured, workers) => {
    expect(findKnee(measured)?.workers).toBe(workers);
  });

  it('uses the value that 95% of the values do not exceed', () => {
    const values = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect([quantile(values, 0.5), quantile(values, 0.95), quantile([7], 0.95), quantile([], 0.5)]).toEqual([
      50, 95, 7, 0,
    ]);
  });
});

describe('the books after a load', () => {
  const sound = { asked: 9, found: 9, completed: 9, lost: 0, doubled: 0, charges: 9 };

  it('are sound if each job exists once, is done and was charged once', () => {
    expect(isSound(sound)).toBe(true);
  });

  it.each([{ lost: 1, found: 8 }, { doubled: 1, found: 10 }, { charges: 10 }, { completed: 8 }])(
    'are not sound with %j',
    (changes) => {
      expect(isSound({ ...sound, ...changes })).toBe(false);
    },
  );
});
