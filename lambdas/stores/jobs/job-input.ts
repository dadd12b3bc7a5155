import type { EntityItem } from 'electrodb';
import type { JobInput, JobOrder } from '#ports';
import { packJson, unpackJson } from '#stores/table/pack.ts';
import type { Table } from '#stores/table/table.ts';

/** An order with its input as it is stored: an article is a third of its size when it is packed. */
export type PackedOrder = JobOrder & { packedInput: Uint8Array };

export const packOrder = async (order: JobOrder): Promise<PackedOrder> => ({
  ...order,
  packedInput: await packJson(order.input),
});

/** The input of an item; items that were written before inputs were packed have it as it is. */
export const unpackInput = async ({
  input,
  data,
}: EntityItem<Table['entities']['jobInput']>): Promise<JobInput> => {
  if (input) return input;
  if (!data) throw new Error('The stored input has neither of its two forms.');
  return (await unpackJson(data)) as JobInput;
};
