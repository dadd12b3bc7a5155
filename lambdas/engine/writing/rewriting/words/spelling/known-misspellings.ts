import { readFrontCoded } from '#engine/packed/front-coded.ts';
import { linesOf, unpack, wordsOf } from '#engine/packed/unpack.ts';
import table from './known-misspellings.json' with { type: 'json' };

let loaded: ReadonlyMap<string, string> | undefined;

const load = (): ReadonlyMap<string, string> => {
  if (loaded !== undefined) return loaded;
  const run = unpack(table.packed);
  const rights = linesOf(run('right'));
  loaded = new Map(
    readFrontCoded(wordsOf(run('wrong'))).map((wrong, i) => {
      const right = rights[i] ?? '';
      return [wrong, wrong.slice(0, Number.parseInt(right.charAt(0), 36)) + right.slice(1)];
    }),
  );
  return loaded;
};

/** The correct form of a well-known misspelling, which does not depend on context. */
export const knownCorrection = (wrong: string): string | null => load().get(wrong) ?? null;
