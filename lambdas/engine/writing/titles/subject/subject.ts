import { baseOf, lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { usedText } from '#engine/keywords/mentions/mentions.ts';
import { regex } from '#engine/language/patterns.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';
import { ownTitles } from '#engine/writing/headlines/own-headline.ts';
import { sectionsOf } from '#engine/writing/headlines/section-names.ts';
import type { Reading } from '#engine/writing/passages/read-passages.ts';
import { canName, endsInPlural, isMarkup, untitledName } from './usable-names.ts';

/** A phrase with the probabilities, 0-1, that it is the topic and that the text serves a search for it. */
export type RankedPhrase = { phrase: string; topic: number; search: number };

/** The basis of a title: the phrases that a text is about, in lower case and best first, and its kind. */
export type TitleBasis = {
  ranked: readonly RankedPhrase[];
  /** Kind of the text, as in `textKinds`. */
  kind: string;
};

export type TopicName = { text: string; phrase: string; stems: ReadonlySet<string>; weight: number };

export type TitleSentence = { text: string; words: readonly TaggedWord[]; index: number };

/** An article, read for its titles. */
export type Subject = TitleBasis & {
  reading: Reading;
  /** Names of the topic as the text capitalizes them, best first. */
  names: readonly TopicName[];
  /** The author's headline; empty without one. */
  headline: string;
  sections: readonly string[];
  sentences: readonly TitleSentence[];
  /** The headline, the headings and the sentences. */
  lines: readonly string[];
  /** The beginning of the text. */
  text: string;
};

const readCharacters = 30_000;
const sentencesRead = 120;

/** Stems of the content words of a phrase. */
export const stemsOfContent = (phrase: string): Set<string> => {
  const { tokens, stems } = analyzeText(phrase);
  return new Set(
    tokens.flatMap((token, i) =>
      token.kind === 'mark' || stopWords.has(token.lower) ? [] : (stems[i] ?? []),
    ),
  );
};

/** A phrase in the spelling of the text, word by word if the text does not have the whole phrase. */
export const asWritten = (text: string, phrase: string): string => {
  const whole = surfaceForm(text, phrase);
  if (whole !== phrase || text.includes(phrase)) return whole;
  return phrase
    .split(' ')
    .map((word) => {
      // "fda's" in a text that has "FDA’s".
      const [, owner = '', ending = ''] = /^(.+)(['’]s)$/.exec(word) ?? [];
      return owner === '' ? surfaceForm(text, word) : `${surfaceForm(text, owner)}${ending}`;
    })
    .join(' ');
};

/** The mean salience of a text's content words, for articles whose topic has no name. */
const meanSalience = ({ reading }: Subject, text: string): number => {
  const stems = [...stemsOfContent(text)];
  return stems.reduce((sum, stem) => sum + (reading.salience.get(stem) ?? 0), 0) / Math.max(stems.length, 1);
};

/** The share of the topic's words that a text has, for its best-matching name; a later name counts less. */
export const topicShare = (subject: Subject, text: string): number => {
  if (subject.names.length === 0) return meanSalience(subject, text);
  const held = stemsOfContent(text);
  return subject.names.reduce((max, { stems, weight }) => {
    const share = [...stems].filter((stem) => held.has(stem)).length / Math.max(stems.size, 1);
    return Math.max(max, share * weight);
  }, 0);
};

const maxNames = 3;
/** A phrase with a smaller share of the lead's topic probability does not name the topic. */
const minShare = 0.45;
/** Amounts and utensils, which name the topic only together with a word before or after them. */
const measure =
  /^\d+(?:[.,/]\d+)?(?: (?:min|minutes?|hours?|cups?|g|kg|ml|oz|tbsp|tsp|days?|years?|steps?))?\b|^(?:tablespoons?|teaspoons?|cups?|minutes?|pan|oven|pot|bowl)\b/;
/** "interacts with the government": a third-person verb that is not also a plural noun. */
const isThirdPerson = (word: string): boolean => {
  const { classes = '' } = baseOf(word, 's') ?? {};
  return classes.includes('v') && !classes.includes('n');
};

/** "Involving the library", "useful in RStudio": attributes of a name rather than names. */
const startsAsAttribute = (words: readonly TaggedWord[]): boolean =>
  /^(?:involving|including|regarding|concerning|using|based|given|having|being)$/.test(
    words[0]?.lower ?? '',
  ) ||
  (words[0]?.tag === 'A' &&
    /^(?:in|on|at|for|to|of|with|from)$/.test(words[1]?.lower ?? '') &&
    lexiconEntry(words[0].lower)?.classes.includes('n') === false);

const isNoun = (phrase: string, isTitled: boolean): boolean => {
  const words = tagWords(phrase);
  const [first, last] = [words[0], words.at(-1)];
  return (
    !startsAsAttribute(words) &&
    !isThirdPerson(first?.lower ?? '') &&
    first !== undefined &&
    last !== undefined &&
    first.tag !== 'V' &&
    new Set(words.map(({ lower }) => lower)).size === words.length &&
    !measure.test(phrase) &&
    ('NPGC'.includes(last.tag) || (!isTitled && endsInPlural(words)))
  );
};

/** "Tales of Arise": a name, because its first and last words have capitals, whatever these words mean elsewhere. */
const isNamed = (known: string, phrase: string): boolean =>
  regex.u`^\p{Lu}.*\s\p{Lu}\S*$`.test(asWritten(known, phrase));

const namesOf = (ranked: readonly RankedPhrase[], known: string, isTitled: boolean): TopicName[] => {
  const top = ranked[0]?.topic ?? 0;
  const nameOf = (phrase: string): string | null =>
    isTitled ? asWritten(known, phrase) : untitledName(known, asWritten(known, phrase));
  return (
    ranked
      .filter(
        ({ phrase, topic }, i) =>
          topic >= top * minShare &&
          phrase !== '' &&
          (isNoun(phrase, isTitled) || (i === 0 && isNamed(known, phrase))),
      )
      .filter(({ phrase }) => isTitled || (canName(phrase) && !isMarkup(known, phrase)))
      .filter(({ phrase }, i, all) => nameOf(phrase) !== null || (i === 0 && all.length === 1))
      // Not an address or a page name from one.
      .filter(
        ({ phrase }) =>
          !regex.u`\/|\p{L}\.(?:com|org|net|io|dev|gl|ly|be)(?!\p{L})|(?:\p{L}+-){3}`.test(phrase),
      )
      // Not the "g bower" of "npm install -g bower".
      .filter(({ phrase }) => !regex.u`^\p{L}\s`.test(phrase) || !known.toLowerCase().includes(`-${phrase}`))
      .filter(({ phrase }, i, all) => !all.slice(0, i).some((other) => other.phrase.includes(phrase)))
      .slice(0, maxNames)
      .map(({ phrase, topic }) => ({
        text: nameOf(phrase) ?? asWritten(known, phrase),
        phrase,
        stems: stemsOfContent(phrase),
        weight: top === 0 ? 0 : 0.5 + (0.5 * topic) / top,
      }))
  );
};

/** The number of characters within which an introduction leads to an address, a list or code. */
const introduction = 1_200;

/** "I wrote bindings for the API:" before an address or a list. Passages leave such sentences out. */
const leadIns = (text: string): TitleSentence[] =>
  text
    .slice(0, introduction)
    .split('\n')
    .filter((line) => regex.u`[\p{L}\p{N})]:$`.test(line.trim()))
    .flatMap((line) => splitSentences(line.trim()).slice(-1))
    .filter((line) => /^(?:so,? |recently,? )?(?:I|we)\s/iu.test(line.text))
    .map((line) => line.text.replace(/:$/, '.'))
    .map((line) => ({ text: line, words: tagWords(line), index: 0 }));

export const readSubject = (reading: Reading, basis: TitleBasis): Subject => {
  const { article, passages } = reading;
  const text = usedText(article).slice(0, readCharacters);
  const lines = [article.title ?? '', ...article.headings.map((heading) => heading.text)];
  const known = `${lines.join('. \n')}. \n${text}`;
  const headline = ownTitles(article)[0] ?? '';
  return {
    ...basis,
    reading,
    names: namesOf(basis.ranked, known, headline !== ''),
    headline,
    sections: sectionsOf(reading),
    lines: [...lines, ...passages.slice(0, sentencesRead).map((passage) => passage.text)],
    sentences: [
      ...leadIns(text),
      ...passages
        .slice(0, sentencesRead)
        .map(({ text: sentence, index }) => ({ text: sentence, words: tagWords(sentence), index })),
    ],
    text,
  };
};
