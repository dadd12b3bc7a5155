import { months, weekdays } from '#engine/english/calendar-words.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { isPerson } from '#engine/keywords/phrases/persons.ts';
import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import type { ReportText, ReportWord } from './report-text.ts';

/** A person or thing that a report names. */
export type ReportName = {
  /** The full name in lowercase. */
  text: string;
  isPerson: boolean;
  isPlace: boolean;
  /** Whether the person is only quoted, and so is not the subject of the report. */
  isQuoted: boolean;
  weight: number;
};

const noNames = wordSet(
  months,
  weekdays,
  'kyodo healthday upi pti dpa ians associated press ap afp reuters bloomberg cnn bbc xinhua mr mrs ms dr prof sir lord lady president minister prime senator sen rep gov governor mayor judge justice chief executive chairman director spokesman spokeswoman secretary general professor king queen prince princess pope captain coach the ceo cfo dna christmas easter a an i it he she they we but and in on at for of to by with as if so or no not',
);
/** Adjectives of places: "British", "Indonesian". */
const demonym = /(?:ian|ish|ese|ean|can|ic|nch|elsh|utch|raqi|anis?|aeli)s?$/;

const titles =
  /^(?:mr|mrs|ms|dr|prof|sir|lord|lady|president|senator|sen|rep|gov|governor|mayor|judge|justice|former|chief|executive|ceo|chairman|director|minister|secretary|attorney|district|coach|captain|pope|king|queen)\.? /;

type Span = { text: string; sentence: number; words: readonly ReportWord[]; at: number; end: number };

const isNameWord = (word: ReportWord | undefined): boolean =>
  word?.tag === 'P' &&
  regex.u`^[\p{Lu}\p{N}]|^\p{Ll}\p{Lu}`.test(word.text) &&
  !noNames.has(word.lower.replace(/['’]s$/, ''));

const spansOf = (words: readonly ReportWord[], sentence: number): Span[] => {
  const spans: Span[] = [];
  for (let i = 0; i < words.length; i += 1) {
    if (!isNameWord(words[i])) continue;
    let end = i + 1;
    while (end < words.length && !/['’]s$/.test(words[end - 1]?.lower ?? '')) {
      const joins =
        /^(?:of|&|de|van|von|bin|al)$/.test(words[end]?.lower ?? '') && isNameWord(words[end + 1]);
      // A number that belongs to the name: "Radio 2", "iPhone 5".
      const isNumber =
        /^\d{1,2}$/.test(words[end]?.text ?? '') &&
        end === i + 1 &&
        !'NC'.includes(words[end + 1]?.tag ?? 'M');
      if (!isNameWord(words[end]) && !joins && !isNumber) break;
      end += 1;
    }
    const text = words
      .slice(i, end)
      .map(({ lower }) => lower)
      .join(' ')
      .replace(/['’]s$/, '')
      .replace(/ & /g, ' & ')
      .replace(/[’‘]/g, "'")
      .replace(titles, '');
    // A common word that only opens its sentence.
    const opens = i === 0 && end === 1 && (lemmaEntry(text) !== undefined || /(?:ing|ly|ed)$/.test(text));
    if (text.length > 1 && !opens) spans.push({ text, sentence, words, at: i, end });
    i = end - 1;
  }
  return spans;
};

const firstPerson =
  /^(?:said|says|told|tells|added|adds|explained|explains|noted|wrote|writes|claims|claimed|warned|argued|reported|reports)$/;
/** The most words between "says" and the name: "says the chief of the Office for National Statistics". */
const maxBetween = 6;
/** An attribution begins with a verb of saying after a comma or quotation, and ends at one of these marks. */
const endsAttribution = /[.!?,;:”"]/;
const isAfterSaying = (words: readonly ReportWord[], at: number): boolean => {
  for (let i = at - 1; i >= Math.max(1, at - maxBetween); i -= 1) {
    const { kind, lower, text } = words[i] ?? { kind: 'mark', lower: '', text: '' };
    if (kind === 'mark' && endsAttribution.test(text)) return false;
    if (lower === 'that') return false;
    if (firstPerson.test(lower)) return words[i - 1]?.kind === 'mark';
  }
  return false;
};
const isSpeaker = ({ words, at, end }: Span): boolean =>
  firstPerson.test(words[end]?.lower ?? '') ||
  firstPerson.test(words[at - 1]?.lower ?? '') ||
  isAfterSaying(words, at) ||
  words
    .slice(Math.max(0, at - maxBetween), at)
    .some(({ lower }, i, all) => lower === 'according' && all[i + 1]?.lower === 'to');

/** First names that are also common words: "Mark Hamilton". */
const firstNames = wordSet(
  'mark bill will grant jack rob pat sue rose grace faith hope dawn drew gene ray art chase hunter frank victor max dean earl miles cliff dale glen heath lance nick pierce rich rod skip wade josh tony page sandy penny ivy lily daisy ruby amber april june august guy harry',
);
/**
 * Whether a name starts with a common word, which only opens the sentence: "Veteran Birmingham", "Investors Glencore".
 */
const startsAsWord = (text: string): boolean => {
  const [first = ''] = text.split(' ', 1);
  return lemmaEntry(first) !== undefined && !firstNames.has(first);
};

/** The share of a name's occurrences from which its longer form is the one that the report means. */
const minLong = 0.25;

/** The form that a report means: a person's full name, but "Stadia" if "Stadia Pro" is one of its parts. */
const meantOf = (
  short: string,
  long: string,
  texts: ReadonlyMap<string, Span[]>,
  folded: string,
): string | null => {
  const isEnd = long.endsWith(` ${short}`) || long.includes(` ${short} `);
  if (!isEnd && !long.startsWith(`${short} `)) return null;
  if (isPlaceName(short)) return null;
  const [count, ofLong] = [texts.get(short)?.length ?? 0, texts.get(long)?.length ?? 0];
  if (
    isEnd &&
    !short.includes(' ') &&
    !startsAsWord(long) &&
    (isPerson(folded, long) || isPerson(folded, short))
  )
    return long;
  if (isEnd && startsAsWord(long)) return short;
  // For example, "Bank" in a text about the Bank of England.
  if (lemmaEntry(short) !== undefined) return long;
  return ofLong >= (count + ofLong) * minLong && isEnd ? long : short;
};

/** The occurrences of each name, including its shorter and longer forms. */
const inFull = (texts: ReadonlyMap<string, Span[]>, folded: string): Map<string, Span[]> => {
  const meant = new Map([...texts.keys()].map((text) => [text, text]));
  const bySize = [...texts.keys()].sort((a, b) => a.split(' ').length - b.split(' ').length);
  for (const short of bySize)
    for (const long of bySize) {
      const name = short === long ? null : meantOf(short, long, texts, folded);
      if (name === long && meant.get(short) === short) meant.set(short, long);
      // Parts of a product count for the product.
      if (name === short && long.endsWith(` ${short}`)) meant.set(long, short);
    }
  const full = new Map<string, Span[]>();
  for (const [text, spans] of texts) {
    const key = meant.get(text) ?? text;
    full.set(key, [...(full.get(key) ?? []), ...spans]);
  }
  return full;
};

const placing = /^(?:in|at|near|from|outside|across|around)$/;
/** The share of occurrences after a place preposition ("In Fort Worth") from which a name is a place. */
const minPlaced = 0.4;
const isPlaced = (places: readonly Span[]): boolean =>
  places.filter(({ words, at }) => placing.test(words[at - 1]?.lower ?? '')).length >=
  places.length * minPlaced;

/** Parts of places: "Northern Ireland", "South Philippines". */
const compass = /^(?:north|south|east|west|northern|southern|eastern|western|central|inner|upper|lower) /;
/** Countries where most reported events happen. */
const broadPlace =
  /^(?:u\.?s\.?a?|u\.?k\.?|eu|america|britain|england|united states|united kingdom|european union)$/;
/** Whether a name is an abbreviation for a kind of thing: "SUVs", "an IPO". */
const isKind = (text: string, folded: string): boolean =>
  regex.u`^\p{L}{2,4}$`.test(text) &&
  (regexOf(`(?<!\\p{L})${escapeForPattern(text)}s(?!\\p{L})`, 'u').test(folded) ||
    folded.includes(` an ${text} `) ||
    folded.includes(` a ${text} `));

/** The names of a report, the most important ones first. */
export const reportNames = ({ title, sentences, folded }: ReportText): ReportName[] => {
  const spans = sentences.flatMap((words, i) => spansOf(words, i));
  const names = inFull(
    Map.groupBy(spans, ({ text }) => text),
    folded,
  );
  const head = title.map(({ lower }) => lower.replace(/['’]s$/, '')).join(' ');
  const max = Math.max(1, ...[...names.values()].map(({ length }) => length));
  return [...names]
    .map(([text, places]): ReportName => {
      const forms = new Set(places.map((span) => span.text));
      const inTitle = [...forms].some((form) => ` ${head} `.includes(` ${form} `));
      const speakerShare = places.filter(isSpeaker).length / places.length;
      const inLead = places.some(({ sentence }) => sentence === 0);
      const leads = places.some((span) => span.sentence === 0 && !isSpeaker(span));
      const isQuoted = speakerShare >= 0.5 && !inTitle && !leads;
      const place = isPlaceName(text) || compass.test(text) || (places.length >= 2 && isPlaced(places));
      const weight =
        (Math.min(places.length, max) / max) * 0.9 +
        (inTitle ? 0.7 : 0) +
        (inLead ? 0.5 : places.some(({ sentence }) => sentence === 1) ? 0.2 : 0) -
        (isQuoted ? 0.9 : 0) -
        (place ? 0.25 : 0) -
        (broadPlace.test(text) && !inTitle ? 0.5 : 0);
      return {
        text,
        isPerson: !place && isPerson(folded, text),
        isPlace: place,
        isQuoted,
        weight,
      };
    })
    .filter(({ text }) => !isKind(text, folded))
    .filter(({ text }) => !(demonym.test(text) && !text.includes(' ')) || isPlaceName(text))
    .sort((a, b) => b.weight - a.weight);
};
