/** ISO 639-2 codes that some pages use instead of the two-letter code. */
const threeLetter: Readonly<Record<string, string>> = {
  eng: 'en',
  deu: 'de',
  ger: 'de',
  fra: 'fr',
  fre: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  nld: 'nl',
  dut: 'nl',
  rus: 'ru',
  jpn: 'ja',
  zho: 'zh',
  chi: 'zh',
  kor: 'ko',
  ara: 'ar',
  pol: 'pl',
  swe: 'sv',
};

/** The ISO 639-1 code of a language tag as pages write it (`en-US`, `de_DE`, `eng`, `pt-br, en`), or null. */
export const languageCode = (tag: string | null): string | null => {
  const first = /^\s*([a-z]{2,3})(?![a-z])/i.exec(tag ?? '')?.[1]?.toLowerCase();
  if (first === undefined) return null;
  return first.length === 2 ? first : (threeLetter[first] ?? null);
};
