import type { DemoCredits } from '#ports';
import type { Table } from '#stores/table/table.ts';

/** Visitors' monthly demo runs: taken and released with their jobs, in the ledger; here they are only read. */
export const createDemoCredits = (table: Table): DemoCredits => ({
  isUsed: async (visitor, month) => {
    const { data } = await table.entities.demoCredit.get({ visitor, month }).go({ consistent: true });
    return data !== null && data.isReleased !== true;
  },
});
