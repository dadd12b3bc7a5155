import { lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Token } from '#engine/language/tokenize.ts';

/**
 * Lines in title case, whose capitals do not indicate names. Most of their content words are capitalized, and the line
 * is the title, or has more than two such words and no period at the end.
 */
const titleCaseSentences = (
  tokens: readonly Token[],
  sentenceOf: readonly number[],
  stopWords: ReadonlySet<string>,
  titleEnd: number,
): ReadonlySet<number> => {
  const content = new Map<number, { all: number; capitals: number; last: string }>();
  for (const [i, token] of tokens.entries()) {
    const sentence = sentenceOf[i] ?? 0;
    const count = content.get(sentence) ?? { all: 0, capitals: 0, last: '' };
    content.set(sentence, count);
    count.last = token.text;
    if (token.kind !== 'word' || stopWords.has(token.lower)) continue;
    count.all++;
    if (regex.u`^\p{Lu}`.test(token.text)) count.capitals++;
  }
  const titleSentences = sentenceOf[titleEnd] ?? 0;
  const isTitleCase = ([sentence, { all, capitals, last }]: [
    number,
    { all: number; capitals: number; last: string },
  ]) => capitals > all * 0.7 && (sentence < titleSentences || (all > 2 && last !== '.'));
  return new Set([...content].filter(isTitleCase).map(([sentence]) => sentence));
};

/** True for "additionally" and "secondly", which the dictionary does not list, but not for "Emily" and "Carly". */
const isAdverb = (lower: string): boolean =>
  lower.endsWith('ly') && lexiconEntry(lower.slice(0, -2))?.classes.includes('a') === true;

/** True for a word that the dictionary does not list, such as a first name. */
const isUnlisted = (lower: string): boolean => !lemmaEntry(lower) && !isAdverb(lower);

/**
 * Tokens written as names: capitalized inside a sentence that is not in title case, or capitalized at its beginning if
 * the text shows the same word as a name elsewhere.
 */
export const findNames = (
  tokens: readonly Token[],
  sentenceOf: readonly number[],
  stopWords: ReadonlySet<string>,
  titleEnd: number,
): boolean[] => {
  const titleCase = titleCaseSentences(tokens, sentenceOf, stopWords, titleEnd);
  const capital = tokens.map(
    (token) => token.kind === 'word' && regex.u`^\p{Lu}|^\p{Ll}\p{Lu}`.test(token.text),
  );
  const inside = (i: number) => sentenceOf[i] === sentenceOf[i - 1] && tokens[i - 1]?.kind !== 'mark';
  const counts = new Map<string, [number, number]>();
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'word' || titleCase.has(sentenceOf[i] ?? -1) || !inside(i)) continue;
    const count = counts.get(token.lower) ?? [0, 0];
    count[capital[i] ? 0 : 1]++;
    counts.set(token.lower, count);
  }
  return tokens.map((token, i) => {
    if (!capital[i] || stopWords.has(token.lower)) return false;
    const [asName, asWord] = counts.get(token.lower) ?? [0, 0];
    if (!titleCase.has(sentenceOf[i] ?? -1)) {
      // "Pete Buttigieg said": a word that the dictionary does not list, before another name.
      if (inside(i) || (capital[i + 1] && asWord === 0 && isUnlisted(token.lower))) return true;
    }
    return asName > asWord || regex.u`^\p{Lu}[\p{Lu}\p{N}]+$`.test(token.text);
  });
};
