/** What general text and the training texts reveal about a stem. */
export type Background = {
  idf(stem: string): number;
  keyAlone(stem: string): number;
  keyPart(stem: string): number;
};

/** The tables behind a `Background`: stems with quantized values. */
export type BackgroundTables = {
  /** The number of counted documents. */
  documents: number;
  /** Stems by the number of documents that contain them: {"12": "stem stem"}. */
  documentFrequency: Record<string, string>;
  /** Stems by log odds x 10 of being a key phrase by themselves, and of being part of one. */
  keyAlone: Record<string, string>;
  keyPart: Record<string, string>;
};

const invert = (table: Record<string, string>): Map<string, number> => {
  const map = new Map<string, number>();
  for (const [value, stems] of Object.entries(table)) {
    for (const stem of stems.split(' ')) map.set(stem, Number(value));
  }
  return map;
};

const meanOfParts = (stem: string, measure: (part: string) => number): number => {
  if (!stem.includes(' ')) return measure(stem);
  const parts = stem.split(' ');
  return parts.reduce((sum, part) => sum + measure(part), 0) / parts.length;
};

/** Reads the tables; a stem of several parts ("object orient") gets the mean of its parts. */
export const readBackground = (tables: BackgroundTables): Background => {
  const frequency = invert(tables.documentFrequency);
  const alone = invert(tables.keyAlone);
  const part = invert(tables.keyPart);
  const idf = (stem: string) => Math.log((tables.documents + 1) / ((frequency.get(stem) ?? 0) + 1));
  return {
    idf: (stem) => meanOfParts(stem, idf),
    keyAlone: (stem) => meanOfParts(stem, (s) => (alone.get(s) ?? 0) / 10),
    keyPart: (stem) => meanOfParts(stem, (s) => (part.get(s) ?? 0) / 10),
  };
};
