import type { DemoCredits } from '#ports';
import type { Table } from '#stores/table/table.ts';

/**
 * Visitors' monthly demo runs. The ledger takes and releases them together with their jobs; this store only reads
 * them.
 */
export const createDemoCredits = (table: Table): DemoCredits => ({
  isUsed: async (visitor, month) => {
    const { data } = await table.entities.demoCredit.get({ visitor, month }).go({ consistent: true });
    return data !== null && data.isReleased !== true;
  },
});
