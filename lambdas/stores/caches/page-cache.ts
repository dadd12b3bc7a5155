import { createHash } from 'node:crypto';
import { epochSeconds } from '#domain/platform/times.ts';
import type { Clock, PageCache } from '#ports';
import { cut, pack, unpack } from '#stores/table/pack.ts';
import type { Table } from '#stores/table/table.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Fetched pages in the table, in pieces. Pieces of two fetches may mix; only a complete set from one fetch is a page.
 */
export const createPageCache = (table: Table, clock: Clock): PageCache => ({
  get: async (url) => {
    const { data } = await table.entities.page.query.primary({ urlSha256: sha256(url) }).go({ pages: 'all' });
    const [first] = data;
    if (!first?.page || !first.pieces || first.expiresAt <= epochSeconds(clock.now())) return null;
    const pieces = data.filter(({ fetchedAt }) => fetchedAt === first.fetchedAt);
    if (pieces.length !== first.pieces) return null;
    return { ...first.page, body: await unpack(Buffer.concat(pieces.map((piece) => piece.data))) };
  },
  put: async (url, { body, ...page }, expiry) => {
    const pieces = cut(await pack(body));
    const item = { urlSha256: sha256(url), fetchedAt: page.fetchedAt, expiresAt: epochSeconds(expiry) };
    for (const [piece, data] of [...pieces.entries()].reverse()) {
      const head = piece === 0 ? { pieces: pieces.length, page } : {};
      await table.entities.page.put({ ...item, ...head, piece, data }).go();
    }
  },
});
