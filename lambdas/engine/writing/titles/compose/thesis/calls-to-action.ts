import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { regex } from '#engine/language/patterns.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import { type Subject, stemsOfContent, type TitleSentence } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { backReferences } from './whole-clauses.ts';

/** A text states its call to action in its first or last sentences. */
const maxOpeningSentences = 6;
const maxEndingSentences = 6;
const words = { min: 3, max: 10 } as const;

const leadIn = regex.iu`^(?:so|but|and|in short|bottom line|remember|please|above all),? (?=\p{L})`;
const imperativeVerbs = regex.iu`^(?:don['’]t|do not|never|always|stop|start|keep|make)(?!\p{L})`;
/** Requests that any text makes of its readers. */
const courtesy = regex.iu`^(?:check|let|see|read|click|follow|subscribe|contact|reach|join|visit|stay|share|leave|feel|thank|enjoy|note|please|look|watch|listen|download|sign|tell|imagine|consider|suppose|say|take a look|continue|welcome|fork|email|call|come|get|go|try)(?!\p{L})`;

/** "It's time to free the archive, so that all can read it": a call to action without an imperative. */
const timeTo = /^it['’]s (?:high |about |past )?time (?:to|for|we|that we) [^,;:.]{6,50}(?=[,.!]|$)/iu;

const isImperative = ({ text, words: tagged }: TitleSentence): boolean => {
  const [first] = tagged;
  if (first === undefined || courtesy.test(text)) return false;
  const isVerb = lexiconEntry(first.lower)?.classes.startsWith('v') ?? false;
  return imperativeVerbs.test(text) || (first.tag === 'V' && isVerb && !stopWords.has(first.lower));
};

const asImperative = (line: string): Composed[] =>
  fitsSnippet(line, 'title') ? [{ text: surfaceName(line), frame: 'order' }] : [];

/** "Feed it before you leave": an imperative in a text that argues, if its words also matter elsewhere in the text. */
export const callsToAction = ({ sentences, kind, reading }: Subject): Composed[] => {
  const calls = /^(?:essay|opinion|tips|diary)$/.test(kind);
  const last = sentences.at(-1)?.index ?? 0;
  return sentences
    .filter(({ index }) => index < maxOpeningSentences || index > last - maxEndingSentences)
    .flatMap((sentence) => {
      const [time] = timeTo.exec(sentence.text) ?? [];
      if (time !== undefined && !backReferences.test(time.slice(4))) return asImperative(time);
      const line = sentence.text.replace(leadIn, '').replace(/[.!]+$/u, '');
      const count = line.split(' ').length;
      const stems = [...stemsOfContent(line)];
      const salient = stems.filter((stem) => (reading.salience.get(stem) ?? 0) >= 0.3).length;
      return count >= words.min &&
        count <= words.max &&
        !/[,;:?"“”()]/.test(line) &&
        !backReferences.test(line) &&
        calls &&
        isImperative(sentence) &&
        salient >= 2
        ? asImperative(line)
        : [];
    });
};
