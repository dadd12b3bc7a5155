import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { sampleResult } from '#web/features/job/result/sample-result.ts';
import { readResult } from '#web/lib/api/read-result.ts';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('a result is read, even a nested one', () => {
  const result = sampleResult('keyword_optimizer');
  expect(readResult(result)).toEqual(result);
  expect(readResult({ final_result: result })).toEqual(result);
  expect(warn).not.toHaveBeenCalled();
});

it.each([null, undefined])('nothing is logged for %s, which is not a result', (value) => {
  expect(readResult(value)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('the console reports a result that cannot be read', () => {
  expect(readResult({ keywords: 'of a newer release' })).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith('the result of a run cannot be read');
});
