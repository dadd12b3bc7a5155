import type { SearchPhrase } from './search-phrase.ts';

/** Maximum number of words of a phrase that absorbs shorter ones. */
const longest = 4;
/** When at least this share of a phrase's occurrences is inside longer phrases, a longer one replaces it. */
const phraseShare = 0.5;
const wordShare = 0.3;

const holds = (longer: SearchPhrase, { key }: SearchPhrase): boolean =>
  ` ${longer.key} `.includes(` ${key} `);

const isKept = ({ count, inTitle }: SearchPhrase): boolean => count > 1 || inTitle;

/**
 * A first name or surname of a person: the other part never occurs without it. "Stadia" in "Google Stadia" is not one,
 * because "Google" also occurs without it.
 */
const isNameOf = (
  phrases: readonly SearchPhrase[],
  { key, free, count }: SearchPhrase,
  longer: SearchPhrase,
): boolean => {
  if (longer.words > 3 || !isKept(longer)) return false;
  if (longer.inTitle && (longer.isName || longer.count >= count * phraseShare)) return true;
  if (!longer.isName) return false;
  const parts = longer.key.split(' ');
  if (/\d/.test(longer.key)) return false;
  const others = parts.filter((part) => part !== key);
  const alone = phrases.some((other) => other.words === 1 && others.includes(other.key) && other.free > 1);
  return !alone || free <= count * 0.2;
};

const isBareWord = (phrase: SearchPhrase, longer: readonly SearchPhrase[]): boolean => {
  if (!phrase.inTitle && phrase.free < 4) return true;
  const kept = longer.filter((other) => isKept(other) && !other.isName);
  if (kept.some(({ inTitle, count }) => inTitle && count > 1)) return true;
  return kept.reduce((sum, { count }) => sum + count, 0) >= phrase.count * wordShare;
};

const standsApart = (phrase: SearchPhrase, longer: readonly SearchPhrase[]): boolean => {
  if (
    longer.some(
      (other) => other.words <= longest && isKept(other) && other.count >= phrase.count * phraseShare,
    )
  )
    return false;
  return phrase.count > longer.reduce((sum, other) => sum + (other.words <= longest ? other.count : 0), 0);
};

/**
 * Removes a phrase that a longer one says better: because it mostly occurs inside the longer one ("kway teow" in "char kway
 * teow"), because it is a single word of a phrase that the title or the text repeats ("starter" in "sourdough starter"),
 * or because it is a part of a name ("rudolph" in "mason rudolph").
 */
export const foldNested = (phrases: readonly SearchPhrase[]): SearchPhrase[] =>
  phrases.filter((phrase) => {
    const longer = phrases.filter((other) => other.words > phrase.words && holds(other, phrase));
    if (longer.length === 0) return true;
    if (phrase.isName && phrase.words === 1)
      return (
        (phrase.inTitle || !longer.some((other) => other.isName || isKept(other))) &&
        !longer.some((other) => isNameOf(phrases, phrase, other))
      );
    return phrase.words === 1 ? !isBareWord(phrase, longer) : standsApart(phrase, longer);
  });
