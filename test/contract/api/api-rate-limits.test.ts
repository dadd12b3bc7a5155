import { describe, expect, it } from 'vitest';
import { headers } from '#contracts/platform/headers.ts';
import { rateLimits } from '#contracts/platform/rate-limits.ts';
import { type ApiRouteName, apiRoutes } from '#contracts/platform/routes.ts';
import { rateClassOf, rateWindowAt, secondsLeft } from '#domain/platform/rate-limit.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryRateLimits } from '#test/fakes/memory-rate-limits.ts';
import { type Call, expectFailure, openApi } from './api-suite.ts';

const open = () => {
  const clock = createManualClock('2026-11-21T12:00:42.000Z');
  const { call, deps } = openApi({ clock, rateLimits: createMemoryRateLimits() });
  const times = async (count: number, request: Call) => {
    const responses = await Promise.all(Array.from({ length: count }, () => call(request)));
    return responses.map(({ status }) => status);
  };
  return { clock, call, deps, times };
};
const exporting: Call = {
  route: 'exportAllKeywords',
  user: 'ada',
  body: { job_id: '00000000-0000-4000-8000-000000000000' },
};
const { exports: downloads, config } = rateLimits;

describe('calls beyond the limit per minute', () => {
  it('are refused with the limit and the time to retry, and allowed after that', async () => {
    const { clock, call, times } = open();
    expect(await times(downloads.user, exporting)).not.toContain(429);
    const rejected = await call(exporting);
    expectFailure(
      rejected,
      'rate_limited',
      `Too many downloads: the limit is ${downloads.user} a minute. Wait 18 seconds and try again.`,
    );
    expect(rejected.headers.get('Retry-After')).toBe('18');
    clock.set('2026-11-21T12:01:00.000Z');
    expect((await call(exporting)).status).not.toBe(429);
  });
  it('are counted per user and per class of call', async () => {
    const { call, times } = open();
    await times(downloads.user + 1, exporting);
    expect((await call({ ...exporting, user: 'eve' })).status).not.toBe(429);
    expect((await call({ route: 'getMe', user: 'ada' })).status).toBe(200);
  });
  it('are counted per visitor address', async () => {
    const { call, times } = open();
    expect(await times(config.visitor + 1, { route: 'getConfig' })).toContain(429);
    const elsewhere = { [headers.viewerAddress]: '198.51.100.9:50000' };
    expect((await call({ route: 'getConfig', headers: elsewhere })).status).toBe(200);
    expect((await call({ route: 'getConfig', user: 'ada' })).status).toBe(200);
  });
  it('cannot be avoided by a forged address header', async () => {
    const { call } = open();
    let rejected = 0;
    for (let index = 0; index <= config.visitor; index++) {
      const claimed = `203.0.113.${index % 250}`;
      const { status } = await call({
        route: 'getConfig',
        headers: {
          [headers.originSecret]: 'guessed',
          [headers.viewerAddress]: `${claimed}:50000`,
          'X-Forwarded-For': claimed,
        },
      });
      if (status === 429) rejected++;
    }
    expect(rejected).toBe(1);
  });
  it('are not counted for the payment provider', async () => {
    const { times } = open();
    expect(await times(1300, { route: 'paddleWebhook', body: {} })).not.toContain(429);
  });
  it('are allowed when they cannot be counted, with a log line', async () => {
    const warnings: string[] = [];
    const { call } = openApi({
      rateLimits: { take: () => Promise.reject(new Error('the table is away')) },
      log: { info: () => {}, error: () => {}, warn: (message) => void warnings.push(message) },
    });
    expect((await call({ route: 'getConfig' })).status).toBe(200);
    expect(warnings).toEqual(['a call could not be counted']);
  });
});

describe('the class of a route', () => {
  it('exists for every route; only webhooks are not counted', () => {
    const names = Object.keys(apiRoutes) as ApiRouteName[];
    expect(names.filter((name) => rateLimits[rateClassOf(name)].visitor === null)).toEqual(['paddleWebhook']);
    expect(rateClassOf('createJob')).toBe('runs');
    expect(rateClassOf('changePlan')).toBe('billing');
    expect(rateClassOf('listJobs')).toBe('reads');
    expect(rateClassOf('updateMe')).toBe('changes');
    expect(rateClassOf(null)).toBe('reads');
  });
  it('lets a run be polled in ten tabs', () => {
    expect(rateLimits.reads.visitor).toBeGreaterThan((10 * 60) / 5);
  });
});

it('a window is a whole minute, with at least a second left', () => {
  const window = rateWindowAt(new Date('2026-11-21T12:00:59.999Z'));
  expect([window.startsAt, window.endsAt].map((date) => date.toISOString())).toEqual([
    '2026-11-21T12:00:00.000Z',
    '2026-11-21T12:01:00.000Z',
  ]);
  expect(secondsLeft(window, new Date('2026-11-21T12:00:59.999Z'))).toBe(1);
  expect(secondsLeft(window, new Date('2026-11-21T12:00:00.000Z'))).toBe(60);
});
