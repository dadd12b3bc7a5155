import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { isInformative, withoutNumbering } from '#engine/writing/headlines/section-names.ts';
import { beginsName, modifiesNoun } from '#engine/writing/titles/reading/first-word.ts';
import { readVoice } from '#engine/writing/titles/reading/voice.ts';
import { asWritten, type Subject, topicShare } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { toBase, type VerbPhrase, verbPhrases } from '#engine/writing/titles/subject/verb-phrases.ts';

/** The least share of the topic's words in a verb phrase. */
const minShare = 0.5;
/** A story is about the whole topic, and its text begins with it. Graders published none of 50 that are not. */
const minStoryShare = 0.75;
const maxStorySentence = 6;
/** A shorter imperative says too little without "How to". */
const minWords = 5;
const instructionalKinds = /^(?:how-to|tips|reference|list|case-study)$/;
const narrativeKinds =
  /^(?:diary|case-study|essay|opinion|how-to|announcement|explainer|comparison|review|interview|travel)$/;

const isShort = ({ text }: VerbPhrase): boolean => text.split(' ').length < minWords;

const framesOf = (subject: Subject, phrase: VerbPhrase, instructs: boolean): Composed[] => {
  const { kind } = subject;
  if (phrase.form === 'past') {
    const who = phrase.who ?? 'We';
    if (!narrativeKinds.test(kind)) return [];
    return [{ text: `How ${who === 'I' ? 'I' : 'we'} ${phrase.text}`, frame: 'how-we' }];
  }
  const base = phrase.form === 'doing' ? toBase(phrase.text) : phrase.text;
  const howTo: Composed[] =
    base !== null && (phrase.promised || (instructionalKinds.test(kind) && instructs))
      ? [
          {
            text: `How to ${base.replace(regex.u`^\p{Lu}(?=\p{Ll})`, (letter) => letter.toLowerCase())}`,
            frame: 'how-to',
          },
        ]
      : [];
  // An imperative beside its own "How to" adds nothing.
  const plain = phrase.form === 'base' && (howTo.length > 0 || isShort(phrase)) ? [] : [phrase.text];
  return phrase.form === 'doing' || howTo.length > 0
    ? [...howTo, ...plain.map((text): Composed => ({ text, frame: 'doing' }))]
    : howTo;
};

/** "Joining the SUV, the new model ...": a participle whose subject follows. Also "According to X". */
const isParticiple = (sentence: string, { form, text }: VerbPhrase): boolean =>
  form === 'doing' &&
  sentence.startsWith(text) &&
  (/^(?:according|judging|regarding|following|including|depending|starting|speaking|considering|concerning)\s/i.test(
    text,
  ) ||
    /^[^.:]{0,60},/.test(sentence.slice(text.length)));

/** "Search engine optimization", "Raging Netflix Queue": the text uses the apparent verb as part of a name. */
const isNounPhrase = (subject: Subject, { form, text }: VerbPhrase): boolean => {
  const [first = '', second = '', ...others] = text.split(' ');
  return (
    form !== 'past' &&
    // Not "From heading to heading".
    (others.includes(first.toLowerCase()) ||
      subject.names.some(
        (name) =>
          name.text.toLowerCase().startsWith(`${first} ${second}`.toLowerCase()) && !/ing$/i.test(first),
      ) ||
      (form === 'base' && modifiesNoun(first, second, subject.text)) ||
      // Not "React to Flutter".
      (form === 'base' && regex.u`\p{Lu}`.test(asWritten(subject.text, first.toLowerCase()))) ||
      beginsName(first, second, subject.text))
  );
};

/** Titles from what the text says it shows or what its author did. */
export const verbFrames = (subject: Subject): Composed[] => {
  const headings = subject.reading.article.headings
    .map(({ text }) => withoutNumbering(text))
    .filter(isInformative);
  const lines = [subject.headline, ...headings]
    .filter((line) => line !== '')
    .map((text) => ({ text, words: tagWords(text) }));
  const phrases = [
    ...lines.flatMap(({ text, words }) => verbPhrases(text, words)),
    ...subject.sentences.flatMap(({ text, words }) =>
      verbPhrases(text, words).filter((phrase) => !isParticiple(text, phrase)),
    ),
  ];
  if (subject.kind === 'recipe') return [];
  const early = new Set(
    [...lines, ...subject.sentences.slice(0, maxStorySentence)]
      .flatMap(({ text, words }) => verbPhrases(text, words))
      .map(({ text }) => text),
  );
  const { instructs } = readVoice(subject);
  const isTopic = ({ text, form }: VerbPhrase, share: number): boolean =>
    share >= (form === 'past' ? minStoryShare : minShare) && (form !== 'past' || early.has(text));
  return phrases
    .filter((phrase) => isTopic(phrase, topicShare(subject, phrase.text)))
    .filter((phrase) => !isNounPhrase(subject, phrase))
    .flatMap((phrase) => framesOf(subject, phrase, instructs))
    .filter(({ text }) => fitsSnippet(text, 'title'));
};
