import type { EntityItem } from 'electrodb';
import { type JobInput, jobInput } from '#contracts/jobs/stage.ts';
import type { JobOrder } from '#ports';
import { packJson, unpackJson } from '#stores/table/pack.ts';
import type { Table } from '#stores/table/table.ts';

/** An order with its input in stored form. Packing reduces an article to a third of its size. */
export type PackedOrder = JobOrder & { packedInput: Uint8Array };

export const packOrder = async (order: JobOrder): Promise<PackedOrder> => ({
  ...order,
  packedInput: await packJson(order.input),
});

/** The input of an item. Old items hold it unpacked. @throws ZodError if it has another shape */
export const unpackInput = async ({
  input,
  data,
}: EntityItem<Table['entities']['jobInput']>): Promise<JobInput> =>
  jobInput.parse(input ?? (data && (await unpackJson(data))));
