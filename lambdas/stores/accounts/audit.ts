import type { AuditItem, AuditTrail } from '#ports';
import { present } from '#stores/table/present.ts';
import type { Table } from '#stores/table/table.ts';

/** The actions of operators, stored under the affected user, job or event. */
export const createAuditTrail = (table: Table): AuditTrail => ({
  write: async (item) => void (await table.entities.audit.put(present(item)).go()),
  list: async (subject) => {
    const { data } = await table.entities.audit.query
      .primary({ subject })
      .go({ order: 'desc', pages: 'all' });
    return data.map((item): AuditItem => ({ ...item, reason: item.reason ?? null }));
  },
});
