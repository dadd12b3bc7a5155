import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobStatuses } from '#contracts/jobs/job-status.ts';
import { tools } from '#contracts/product.ts';
import {
  decidePoll,
  type PollOutcome,
  readPollResponse,
} from '#web/features/job/run/polling/poll-decision.ts';
import { countdownText, phaseNames, progressPercent, progressPhase } from '#web/features/job/run/progress.ts';

describe('progress', () => {
  it('[A-161] has three phases', () => {
    expect(phaseNames).toEqual(['Analyzing Content', 'Finding Opportunities', 'Building Your Report']);
  });
  it.each([
    ['pending', 1],
    ['url_scraping', 1],
    ['summarizing', 1],
    ['keyword_generation', 2],
    ['preparing_keywords', 2],
    ['evaluating_keywords', 2],
    ['keywords_ready', 2],
    ['processing', 2],
    ['assets_preparation', 3],
    ['images_processing', 3],
    ['article_rewriting', 3],
    ['final_output_preparation', 3],
  ])('[A-162] takes the phase of %s from the server, whatever the time', (status, phase) => {
    expect([0, 75, 500].map((elapsed) => progressPhase(status, elapsed, 150))).toEqual([phase, phase, phase]);
  });
  it('[A-163] otherwise splits the estimate into thirds', () => {
    const phases = (status: string | null) =>
      [0, 49, 50, 99, 100, 149, 150, 900].map((elapsed) => progressPhase(status, elapsed, 150));
    expect(phases(null)).toEqual([1, 1, 2, 2, 3, 3, 3, 3]);
    expect(phases('unheard_of')).toEqual([1, 1, 2, 2, 3, 3, 3, 3]);
  });
  it('[A-164] grows each second and stops at 100 percent', () => {
    expect(
      [0, 0.9, 1, 75, 149.9, 150, 151, 9999].map((elapsed) => progressPercent(elapsed, 150).toFixed(2)),
    ).toEqual(['0.00', '0.00', '0.67', '50.00', '99.33', '100.00', '100.00', '100.00']);
  });
  it('shows at least the phases that the server has finished', () => {
    const percents = ([1, 2, 3] as const).map((phase) => Math.round(progressPercent(3, 150, phase)));
    expect(percents).toEqual([2, 33, 67]);
    expect(progressPercent(120, 150, 2)).toBe(80);
  });
  it.each([
    [0, 150, 'Ready in 2:30'],
    [1, 150, 'Ready in 2:29'],
    [90, 150, 'Ready in 1:00'],
    [145, 150, 'Ready in 0:05'],
    [149, 150, 'Ready in 0:01'],
    [0, 180, 'Ready in 3:00'],
  ])('[A-165] counts down after %d of %d seconds: %s', (elapsed, estimate, text) => {
    expect(countdownText(elapsed, estimate)).toBe(text);
  });
  it.each([150, 151, 4000])('[A-166] is almost ready after %d of 150 seconds', (elapsed) => {
    expect(countdownText(elapsed, 150)).toBe('Almost ready, just wait a bit!');
  });
  it('[A-310] estimates 150 seconds, 180 for images', () => {
    expect(Object.values(tools).map(({ estimateSeconds }) => estimateSeconds)).toEqual([150, 150, 180]);
  });
  it('never goes back as time passes', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        expect(progressPercent(late, 150)).toBeGreaterThanOrEqual(progressPercent(early, 150));
        expect(progressPhase(null, late, 150)).toBeGreaterThanOrEqual(progressPhase(null, early, 150));
      }),
    );
  });
});

describe('polling', () => {
  const ok = (status: string) => ({ success: true, job_id: 'x', status });
  it.each<[string, number, unknown, PollOutcome]>([
    ['a job', 200, ok('pending'), { kind: 'answer', status: 'pending' }],
    ['HTTP 404', 404, undefined, { kind: 'not-found' }],
    ['code 404', 200, { success: false, code: 404 }, { kind: 'not-found' }],
    [
      'our own code',
      404,
      { error: true, code: 'not_found', message: 'Job not found' },
      { kind: 'not-found' },
    ],
    ['HTTP 500', 500, undefined, { kind: 'error' }],
    ['HTTP 429', 429, { error: true, code: 'rate_limited', message: '' }, { kind: 'error' }],
    ['an error body', 200, { error: true, code: 'internal_error', message: '' }, { kind: 'error' }],
    ['no body', 200, undefined, { kind: 'invalid' }],
    ['a body without a status', 200, { success: true }, { kind: 'invalid' }],
    ['another body', 200, '<html>', { kind: 'invalid' }],
    ['null', 200, null, { kind: 'invalid' }],
  ])('reads %s', (_name, status, body, outcome) => {
    expect(readPollResponse(status, body)).toEqual(outcome);
  });
  it('[A-158] removes a job that is not found at once', () => {
    expect(decidePoll(0, { kind: 'not-found' }).action).toBe('remove');
  });
  it('[A-159] retries other errors three times, then gives up', () => {
    const actions: string[] = [];
    let failures = 0;
    for (let poll = 0; poll < 4; poll++) {
      const decision = decidePoll(failures, { kind: 'error' });
      actions.push(decision.action);
      failures = decision.failures;
    }
    expect(actions).toEqual(['continue', 'continue', 'continue', 'give-up']);
  });
  it('resets the error count after a valid response', () => {
    expect(decidePoll(3, { kind: 'answer', status: 'summarizing' })).toEqual({
      action: 'continue',
      failures: 0,
    });
  });
  it('[A-160] skips an invalid response and continues', () => {
    expect(decidePoll(2, { kind: 'invalid' })).toEqual({ action: 'continue', failures: 2 });
  });
  it('[A-157] treats only completed and failed as final', () => {
    const finished = [...jobStatuses, 'complete', 'unheard_of'].filter(
      (status) => decidePoll(0, { kind: 'answer', status }).action === 'finish',
    );
    expect(finished).toEqual(['completed', 'failed', 'complete']);
    expect(decidePoll(0, { kind: 'answer', status: 'cancelled' }).action).toBe('remove');
  });
});
