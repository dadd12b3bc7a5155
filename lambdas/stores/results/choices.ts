import type { ChoiceStore } from '#ports';
import { isWritten } from '#stores/table/condition-failed.ts';
import { packJson, unpackJson } from '#stores/table/pack.ts';
import type { Table } from '#stores/table/table.ts';

const jobExists = async (table: Table, jobId: string): Promise<boolean> => {
  const { data } = await table.entities.jobInput.get({ jobId }).go({ consistent: true });
  return data !== null;
};

/**
 * Choices in the table, one item per job. They are written before the job is checked, and removed if it was deleted. In
 * the other order, a deletion could happen in between.
 */
export const createChoiceStore = (table: Table): ChoiceStore => {
  const { choices } = table.entities;
  const write = (jobId: string, data: Uint8Array, { before, after }: { before: number; after: number }) =>
    before === 0
      ? choices.create({ jobId, data, version: after }).go()
      : choices
          .patch({ jobId })
          .set({ data, version: after })
          .where(({ version }, { eq }) => eq(version, before))
          .go();
  return {
    find: async (jobId) => {
      const { data } = await choices.get({ jobId }).go({ consistent: true });
      return data && unpackJson(data.data);
    },
    save: async (jobId, value, version) => {
      const data = await packJson(value);
      if (!(await isWritten(() => write(jobId, data, version)))) return false;
      if (await jobExists(table, jobId)) return true;
      await choices.delete({ jobId }).go();
      return false;
    },
  };
};
