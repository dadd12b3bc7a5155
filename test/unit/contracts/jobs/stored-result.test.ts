import { expect, it } from 'vitest';
import { parseFinalResult } from '#contracts/jobs/result.ts';
import { unpackJson } from '#stores/table/pack.ts';
import { kindOf } from '#stores/table/partition.ts';
import { notEmpty } from '#test/not-empty.ts';
import { readItemFiles } from '../../../../scripts/capture/item-file.ts';

/** A value with an extra field in each of its objects, as a later release may store it. */
const withMoreFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMoreFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withMoreFields(field)] as const);
  return { ...Object.fromEntries(fields), of_tomorrow: 1 };
};

it('a result that a later release stored with more fields is read after a rollback', async () => {
  const items = readItemFiles().flatMap((file) => file.items);
  const results = items.filter((item) => kindOf(item) === 'job_output' && item.name === 'result');
  expect(results.length).toBeGreaterThan(2);
  for (const { data } of notEmpty(results)) {
    if (!(data instanceof Uint8Array)) throw new Error('A result is not packed.');
    const result = await unpackJson(data);
    expect(parseFinalResult(withMoreFields(result))).toEqual(result);
  }
});
