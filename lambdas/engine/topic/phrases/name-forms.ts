import { checkDeadline } from '#engine/bounds/deadline.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Phrase } from './phrase.ts';
import type { TopicText } from './topic-text.ts';

/** Two forms of one name: "c25k" and "couch to 5k", "carlineo" and "patrick carlineo". */
export type NameForm = {
  short: string;
  long: string;
  /** A surname or the last words of a name, as opposed to initials. */
  isPart: boolean;
};

const wordsOf = (text: string): string[] => text.split(/[\s-]+/).filter(Boolean);
const spoken: Readonly<Record<string, string>> = { to: '2', too: '2', two: '2', for: '4', four: '4' };
const skipped = /^(?:of|the|and|a|an|in|on|at|to|for|de|la|&)$/;

/** Whether letters and digits stand for words: "c25k" for "couch to 5k", "gsod" for "google season of docs". */
export const abbreviates = (short: string, words: readonly string[]): boolean => {
  const [word, ...rest] = words;
  if (word === undefined) return short === '';
  if (short === '') return false;
  const digit = spoken[word];
  if (digit !== undefined && short.startsWith(digit) && abbreviates(short.slice(1), rest)) return true;
  if (regex.u`^\p{N}`.test(word) && short.startsWith(word) && abbreviates(short.slice(word.length), rest))
    return true;
  if (short.startsWith(word.slice(0, 1)) && abbreviates(short.slice(1), rest)) return true;
  return skipped.test(word) && abbreviates(short, rest);
};

/** Initials and the like: two to six letters or digits, with a digit or a capital letter inside. */
const isAbbreviation = (written: string): boolean =>
  regex.u`^[\p{L}\p{N}]{2,6}$`.test(written) &&
  regex.u`\p{L}`.test(written) &&
  (regex.u`\p{N}`.test(written) || regex.u`^\P{Lu}?\p{Lu}{2}`.test(written));

/** Lowercase forms of the tokens that look like abbreviations. */
const abbreviationsIn = ({ document }: TopicText): ReadonlySet<string> =>
  new Set(
    document.tokens
      .filter(({ kind, text }) => kind === 'word' && isAbbreviation(text))
      .map(({ lower }) => lower),
  );

/** The most words of a full name. */
const maxNameLength = 6;

const plain = (lower: string): string => lower.replace(/[’‘]/g, "'");

/** The names of several words that the text writes with a capital on each word. */
const namesIn = ({ document: { tokens, name, sentenceOf } }: TopicText): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const from of tokens.keys()) {
    let text = '';
    for (let i = from; i < from + maxNameLength && name[i] && sentenceOf[i] === sentenceOf[from]; i++) {
      text += `${i > from ? ' ' : ''}${plain(tokens[i]?.lower ?? '')}`;
      if (i > from) names.add(text.replace(/'s?$/, ''));
    }
  }
  return names;
};

/** The most abbreviations of a text that are looked up. */
const maxAbbreviations = 40;

/**
 * Full names before their initials in parentheses, or with a short form that contains a digit: "couch to 5k (C25K)".
 */
const spelledOut = ({ document }: TopicText, abbreviations: ReadonlySet<string>): NameForm[] => {
  const { tokens, sentenceOf, stop } = document;
  const forms = new Map<string, NameForm>();
  for (const [from, token] of tokens.entries()) {
    checkDeadline();
    const words: string[] = [];
    for (let i = from; i < from + maxNameLength; i++) {
      const next = tokens[i];
      if (next === undefined || next.kind === 'mark' || sentenceOf[i] !== sentenceOf[from]) break;
      words.push(...wordsOf(next.lower));
      if (i === from || stop[i] || stop[from]) continue;
      const short = tokens[i + 1]?.text === '(' ? tokens[i + 2]?.lower : undefined;
      for (const form of abbreviations) {
        if (form[0] !== token.lower[0] || (form !== short && !regex.u`\p{N}`.test(form))) continue;
        const long = words.join(' ');
        if (form !== long && abbreviates(form, words))
          forms.set(`${form} ${long}`, { short: form, long, isPart: false });
      }
    }
  }
  return [...forms.values()];
};

/** The names that a text uses in a short and a long form, found among its phrases. */
export const findNameForms = (text: TopicText, phrases: readonly Phrase[]): NameForm[] => {
  const abbreviations = new Set([...abbreviationsIn(text)].slice(0, maxAbbreviations));
  const names = namesIn(text);
  const single = new Set(phrases.filter(({ stems }) => stems.length === 1).map((phrase) => phrase.text));
  const pairs = new Set(phrases.filter(({ stems }) => stems.length === 2).map((phrase) => phrase.text));
  const forms = spelledOut(text, abbreviations);
  for (const phrase of phrases) {
    const words = wordsOf(phrase.text);
    if (words.length < 2 || words.length > maxNameLength) continue;
    for (const short of abbreviations) {
      if (words[0]?.[0] !== short[0] || forms.some((form) => form.short === short)) continue;
      if (single.has(short) && abbreviates(short, words))
        forms.push({ short, long: phrase.text, isPart: false });
    }
    if (!names.has(phrase.text)) continue;
    const last = words.at(-1) ?? '';
    if (single.has(last) && words.length < 4) forms.push({ short: last, long: phrase.text, isPart: true });
    const pair = words.slice(-2).join(' ');
    if (words.length > 2 && pairs.has(pair) && !phrase.text.includes("'"))
      forms.push({ short: pair, long: phrase.text, isPart: true });
  }
  return forms;
};
