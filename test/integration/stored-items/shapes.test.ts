// The format of every captured item, attribute by attribute. The neighboring tests read the items through the use
// cases.

import { describe, expect, it } from 'vitest';
import { jobStatuses } from '#contracts/jobs/job-status.ts';
import { tableSchema } from '#contracts/platform/table.ts';
import { stateRank, stateVersion } from '#domain/billing/subscription-state.ts';
import { statusAttributes } from '#stores/jobs/job-record.ts';
import { kindOf } from '#stores/table/partition.ts';
import { notEmpty } from '#test/not-empty.ts';
import { readItemFiles, type StoredItem } from '../../../scripts/capture/item-file.ts';
import {
  kindsOfItems,
  kindsSinceNewestRelease,
  retiredKinds,
  writeAgain,
} from '../../../scripts/capture/kinds.ts';

const files = readItemFiles();
const { index } = tableSchema;

/** An item is in the index only with both of its keys. A single one remains when a date is removed. */
const withoutHalfKey = ({ [index.partitionKey]: half, ...item }: StoredItem): StoredItem =>
  item[index.sortKey] === undefined ? item : { ...item, [index.partitionKey]: half };

describe.each(files)('an item that release $release stored', ({ items }) => {
  it.each(kindsOfItems.filter((kind) => items.some((item) => kindOf(item) === kind)))(
    'of the kind %s keeps its keys and attributes when it is written again',
    (kind) => {
      for (const item of notEmpty(items.filter((each) => kindOf(each) === kind)))
        expect(withoutHalfKey(writeAgain(item))).toEqual(withoutHalfKey(item));
    },
  );

  it('is of a kind that this code still reads, or of a retired cache', () => {
    expect(items.map(kindOf).filter((kind) => ![...kindsOfItems, ...retiredKinds].includes(kind))).toEqual(
      [],
    );
  });
});

it('every kind of item is in the newest captured release, or is listed as added since', () => {
  const newest = new Set(files.at(-1)?.items.map(kindOf));
  const added = kindsOfItems.filter((kind) => !newest.has(kind));
  expect([...kindsSinceNewestRelease].sort(), 'kindsSinceNewestRelease in scripts/capture/kinds.ts').toEqual(
    added.sort(),
  );
});

it('every status of a job is in the oldest captured release under the step that is written today', () => {
  const jobs = files.at(0)?.items.filter((item) => kindOf(item) === 'job') ?? [];
  const steps = Object.fromEntries(jobs.map(({ status, step }) => [status, step]));
  expect(Object.keys(steps)).toHaveLength(15);
  for (const status of jobStatuses.filter((each) => each in steps))
    expect(statusAttributes(status)).toEqual({ status, step: steps[status] });
});

it('the stored version of a subscription ranks its event as the current code does', () => {
  const items = files.flatMap((file) => file.items).filter((item) => kindOf(item) === 'subscription');
  const versionOf = (id: string) => items.find(({ subscriptionId }) => subscriptionId === id)?.version;
  expect(versionOf('sub_01running')).toBe(
    stateVersion('2026-10-10T09:00:00.250000Z', stateRank('subscription.updated'), 'evt_2026-10-10'),
  );
  expect(versionOf('sub_01ended')).toBe(
    stateVersion('2026-09-20T09:00:00.250000Z', stateRank('subscription.canceled'), 'evt_2026-09-20'),
  );
});
