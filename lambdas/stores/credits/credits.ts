import type { Credits, LedgerEntry } from '#ports';
import type { Table } from '#stores/table/table.ts';
import { readAccount } from './account.ts';
import { giveCredits } from './give-credits.ts';

/** Balances and ledgers. */
export const createCredits = (table: Table): Credits => ({
  balance: async (userId) => {
    const account = await readAccount(table, userId);
    return { halfCredits: account?.halfCredits ?? 0, entries: account?.entries ?? 0 };
  },
  entries: async (userId, from, to) => {
    if (to < from) return [];
    const { data } = await table.entities.ledgerEntry.query
      .primary({ userId })
      .between({ number: from }, { number: to })
      .go({ order: 'desc', pages: 'all', consistent: true });
    return data.map((entry): LedgerEntry => ({ ...entry, jobId: entry.jobId ?? null }));
  },
  give: (userId, grant, at) => giveCredits(table, userId, grant, at),
});
