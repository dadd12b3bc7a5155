import { memoizeByWord } from '#engine/bounds/memoize.ts';
import counts from './word-counts.json' with { type: 'json' };

/** How rare a word is: natural logarithms, larger is rarer. */
export type WordRarity = { prose: number; queries: number; headlines: number };

type Table = { documents: number; levels: Record<string, string> };

const rarityReader = ({ documents, levels }: Table): ((stem: string) => number) => {
  const known = new Map<string, number>();
  for (const [level, stems] of Object.entries(levels))
    for (const stem of stems.split(' ')) known.set(stem, Number(level) / counts.steps);
  const max = Math.log(documents + 1);
  return (stem) => max - (known.get(stem) ?? 0);
};

let readers: Record<keyof WordRarity, (stem: string) => number> | undefined;

const loaded = (): Record<keyof WordRarity, (stem: string) => number> => {
  readers ??= {
    prose: rarityReader(counts.prose),
    queries: rarityReader(counts.queries),
    headlines: rarityReader(counts.headlines),
  };
  return readers;
};

/** How rare a stem is in blog prose, in questions that people asked a search engine, and in headlines. */
export const rarityOf = memoizeByWord((stem): WordRarity => {
  const { prose, queries, headlines } = loaded();
  return { prose: prose(stem), queries: queries(stem), headlines: headlines(stem) };
});

/** How much a stem contributes to the meaning of a text: 0 for stems that every text uses. */
export const meaningWeight = (stem: string): number => {
  const { prose, queries } = rarityOf(stem);
  return Math.max(0, (prose + queries) / 2 - 2);
};
