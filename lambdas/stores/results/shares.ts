import type { ShareStore } from '#ports';
import type { Table } from '#stores/table/table.ts';

/** Share links in the table. Each is in its job's partition, so that it is deleted with the job. */
export const createShareStore = (table: Table): ShareStore => {
  const { share } = table.entities;
  return {
    find: async (jobId) => (await share.get({ jobId }).go({ consistent: true })).data,
    put: async (record) => void (await share.put(record).go()),
    remove: async (jobId) => (await share.delete({ jobId }).go({ response: 'all_old' })).data !== null,
  };
};
