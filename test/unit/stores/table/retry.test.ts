import type { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeItems } from '#stores/table/partition.ts';
import { readBatch } from '#stores/table/read-batch.ts';
import { retry } from '#stores/table/retry.ts';

beforeEach(() => {
  // Pauses are a random part of their length; here, none of it.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

describe('retry', () => {
  it('returns the first result, which may be null or false', async () => {
    const results = [undefined, undefined, null, 'late'];
    expect(await retry(async () => results.shift(), String)).toBeNull();
    expect(results).toEqual(['late']);
  });

  it('gives up with the caller’s message after its attempts', async () => {
    const attempt = vi.fn(async () => undefined);
    const text = (attempts: number) => `busy at each of ${attempts} attempts`;
    const ended = retry(attempt, text, { attempts: 3, longestPauseMs: 0 });
    await expect(ended).rejects.toMatchObject({
      name: 'StoreBusyError',
      message: 'busy at each of 3 attempts',
    });
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('does not repeat an attempt that throws', async () => {
    const attempt = vi.fn(() => Promise.reject(new Error('refused')));
    await expect(retry(attempt, String)).rejects.toThrow('refused');
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});

describe('readBatch', () => {
  it('reads nothing for no keys', async () => {
    const ask = vi.fn(async () => ({ data: [], unprocessed: [] }));
    expect(await readBatch([], ask)).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('says how many items a busy table left out', async () => {
    const ask = async (keys: number[]) => ({ data: keys.slice(0, 0), unprocessed: keys.slice(-1) });
    await expect(readBatch([1, 2, 3], ask)).rejects.toThrow('1 of 3 items were not read in 12 attempts.');
  });
});

describe('removeItems', () => {
  /** A table that removes `each` items of a batch. */
  const openTable = (each: number) => {
    const removed: unknown[] = [];
    const send = async ({ input }: BatchWriteCommand) => {
      const requests = input.RequestItems?.table ?? [];
      for (const { DeleteRequest } of requests.slice(0, each)) removed.push(DeleteRequest?.Key?.sk);
      return { UnprocessedItems: { table: requests.slice(each) } };
    };
    return { client: { send } as unknown as DynamoDBDocumentClient, removed };
  };
  const items = Array.from({ length: 30 }, (_, n) => ({ pk: 'JOB#1', sk: `OUTPUT#${n}`, data: 'text' }));

  it('removes each item once from a table that accepts some of a batch at a time', async () => {
    const { client, removed } = openTable(4);
    await removeItems(client, 'table', items);
    expect(removed).toEqual(items.map(({ sk }) => sk));
  });

  it('fails as busy if the table accepts none', async () => {
    const { client } = openTable(0);
    await expect(removeItems(client, 'table', items)).rejects.toMatchObject({
      name: 'StoreBusyError',
      message: '25 items were not removed in 14 attempts.',
    });
  });
});
