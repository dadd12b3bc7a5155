import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { baseOf } from '#engine/english/lexicon.ts';
import {
  alternatives,
  commonPrepositions,
  demonstratives,
  thirdPersonForms,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';

const clauseEnd =
  /[,;:]\s|[.!?](?:\s|$)|\s[–—-]+\s|\s\(|\s(?:so that|which|because|while|although|as well as|before|after|and (?:I|we|you|how|what|why|then|the|some|also)|but|where|who|since|when|if|that (?:I|we|you))(?=\s)/iu;
export const backReferences = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(thirdPersonForms, demonstratives)}|here|there|such|one|ones|below|above|following|same)(?!\p{L})`,
  'iu',
);

/** A noun. "Logs" before a preposition also counts, although it can be a verb. */
const endsPhrase = ({ tag, lower }: TaggedWord): boolean =>
  'NPGC'.includes(tag) || (tag === 'V' && (baseOf(lower, 's')?.classes.includes('n') ?? false));

/** "a fast, productive environment": the comma is inside a noun phrase. */
const betweenAdjectives = regex.gu`(?<=(?<!\p{L})(?:an?|the|your|our|my) \p{L}+), (?=\p{L}+ \p{L}+(?![\p{L},]))`;

const continuationWords = regexOf(
  String.raw`^(?:${alternatives(commonPrepositions)}|as|using|and|or|into|within|through|via|without|alongside|inside|outside|between|across|over|under|about|against|behind|\p{L}{3,}ly)$`,
  'iu',
);

/** "from Elsmere" of "from Elsmere to Rye", "between rye" of "between rye and wheat", "Ada" of "Ada and the Bakers". */
const cutsPair = (whole: string, text: string): boolean => {
  const [between = ''] = /(?:between|both) [^,]*$/iu.exec(text) ?? [];
  return (
    (/ from [^,]*$/iu.test(text) && /^ to /iu.test(whole.slice(text.length))) ||
    (between !== '' && !between.includes(' and ')) ||
    (regex.u`(?<!\p{L})\p{Lu}\p{Ll}+$`.test(text) &&
      regex.u`^ and (?:the )?\p{Lu}`.test(whole.slice(text.length)))
  );
};

/** The beginnings of a clause where it can end, longest first. */
export const endings = (clause: string): string[] => {
  const cut = (clause.replace(betweenAdjectives, '\u0001').split(clauseEnd)[0] ?? '')
    .replaceAll('\u0001', ', ')
    .trim();
  const words = tagWords(cut);
  const found: string[] = [];
  for (let i = 2; i < words.length; i++) {
    const [word, next] = [words[i], words[i + 1]];
    if (word === undefined || !endsPhrase(word)) continue;
    if (next === undefined || next.text === '(' || continuationWords.test(next.text))
      found.push(cut.slice(0, word.end));
  }
  return found.reverse().filter((text) => !/\sof$/.test(text) && !cutsPair(clause.trimStart(), text));
};

/** The longest beginning that fits a result page after other words, and a shorter one. */
export const completeClauses = (clause: string, before = 'How to '): string[] =>
  endings(clause)
    .filter((text) => !backReferences.test(text) && fitsSnippet(`${before}${text}`, 'title'))
    .slice(0, 2);

export const inSecondPerson = (text: string): string =>
  text.replace(regex.giu`(?<!\p{L})(?:my|our)(?= \p{Ll})`, 'your');
