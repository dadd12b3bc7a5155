import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives, demonstratives, pastBe, presentBe } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isDependentOrOffTopic } from '#engine/writing/descriptions/drafts/dependent-or-off-topic.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-features.ts';
import { isCompleteSentence } from '#engine/writing/descriptions/drafts/description-forms.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { isPromise, promisesOf } from '#engine/writing/descriptions/drafts/promises.ts';
import { isPurpose, purposesOf } from '#engine/writing/descriptions/drafts/purposes.ts';
import { isTitleCase, startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { ownTitles } from '#engine/writing/headlines/own-headline.ts';
import { isFirstPerson } from '#engine/writing/headlines/vague-openings.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { similarity } from '#engine/writing/passages/similarity.ts';
import { inSentence, proseOf } from './aspects/aspects.ts';
import { lessonOf } from './aspects/labels.ts';
import { headlineClause } from './headlines/headline-clauses.ts';

/** A longer line is a paragraph. */
const maxLineLength = 200;
const minStandaloneLength = 45;
const maxSentences = 4;
/** A sentence that is more similar to the lesson than this repeats it. */
const maxSimilarity = 0.6;

/** "React calls those functions": the promise has no sentence that says which. */
const backReferences = regex.iu`(?<!\p{L})(?:this|these|those|such)(?!\p{L})|^(?:We|Our|My)(?!\p{L})`;

/** Only the beginning of a text announces what it teaches and says what it is about. */
const openingLines = 10;

/** The first sentences say why somebody would want to learn what the text teaches. */
const introducing = 2;
const minContextLength = 40;
const isContext = (text: string): boolean =>
  text.length >= minContextLength &&
  text.endsWith('.') &&
  !isPromise(text) &&
  !isPurpose(text) &&
  !backReferences.test(text) &&
  !isFirstPerson(text);

/**
 * "In this post you'll learn how to bake rye bread": a line without a period, so it is not a sentence of the running
 * text.
 */
const openLines = ({ article }: Reading): Draft[] =>
  article.text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, openingLines)
    .filter((line) => regex.u`[\p{L}\p{N})]$`.test(line) && line.length <= maxLineLength)
    .flatMap((line) => promisesOf(`${line}.`).slice(0, 1))
    .filter((text) => fitsSnippet(text, 'description'))
    .map((text): Draft => ({ text, make: 'aspects', row: [], named: 1 }));

/** Openings that only their list completes: "the following", "you need to". */
const needsContext = regexOf(
  String.raw`(?<!\p{L})(?:follow\p{L}*|${alternatives(demonstratives, presentBe, pastBe)}|below|here|such as|like|includ\p{L}+|to|can|will|and|or|for|with|by|of|as|said|asked|wrote|says|things|steps|reasons|questions?|example|instance)(?:,? (?:of|are|is|the|from|my|our|own))*:$`,
  'iu',
);
const minAnnouncementLength = 60;

/** "To grow, we are hiring two bakers for the mill:": a whole sentence from the opening, before a list. */
const announcements = ({ article }: Reading): Draft[] =>
  article.text
    .split('\n')
    .slice(0, openingLines)
    .flatMap((line) => regex.u`(?:^|[.!?] )(\p{Lu}[^.!?]*:)$`.exec(line.trim())?.[1] ?? [])
    .filter((line) => line.length >= minAnnouncementLength && !needsContext.test(line))
    .map((line) => line.replace(/:$/, '.'))
    .filter((text) => isCompleteSentence(text) && !isDependentOrOffTopic([text], new Set()))
    .filter((text) => fitsSnippet(text, 'description'))
    .map((text): Draft => ({ text, make: 'aspects', row: [], named: 1 }));

/** "Here are my favorite quotes from the book:": what a list offers its reader. */
const listings = ({ article }: Reading): Draft[] =>
  article.text
    .split('\n')
    .slice(0, openingLines)
    .flatMap((line) => regex.u`(?:^|[.!?] )(\p{Lu}(?:[^.!?]|\.(?=\S))*):$`.exec(line.trim())?.[1] ?? [])
    .flatMap((line) => purposesOf(`${line}.`))
    .filter((text) => text.length >= minStandaloneLength && fitsSnippet(text, 'description'))
    .map((text): Draft => ({ text, make: 'aspects', row: [], named: 1 }));

/** "Learn rye baking by keeping a starter": a headline that already is a promise. */
const promised = ({ article }: Reading, prose: string): Draft[] => {
  const [headline = ''] = ownTitles(article);
  const line = isTitleCase(headline) ? inSentence(headline, prose) : headline;
  const text = `${startWithCapital(line).replace(/\.$/, '')}.`;
  return /^learn (?!how |why |what |about |more |to |from )[^:;?!()]+$/iu.test(headline) &&
    text.length >= minStandaloneLength &&
    fitsSnippet(text, 'description')
    ? [{ text, make: 'aspects', row: [], named: 1 }]
    : [];
};

/** A promise with a sentence of the text that shares a word with it or the topic, but says something else. */
const withSentences = (
  promise: string,
  topic: DescribedTopic,
  sentences: readonly Draft[],
  join: (sentence: string) => string,
): Draft[] => {
  const known = contentOf(promise);
  const named = contentOf(`${promise} ${topic.phrase}`);
  return sentences
    .filter(({ text }) => [...contentOf(text)].some((word) => named.has(word)))
    .filter(({ text }) => similarity(contentOf(text), known, 'smaller') <= maxSimilarity)
    .map((draft): Draft => ({ ...draft, text: join(draft.text), make: 'completed' }))
    .filter(({ text }) => fitsSnippet(text, 'description'))
    .slice(0, maxSentences);
};

/** Sentences of the text's first lines that may stand before or after a promise. */
const openingsOf = (whole: readonly Draft[], maxIndex: number): Draft[] =>
  whole.filter(({ row }) => row.length === 1 && (row[0]?.passage.index ?? maxIndex) < maxIndex);

/**
 * "Learn how to bake rye bread in a cold kitchen.": the lesson of the headline. A short promise gets a sentence of
 * the text.
 */
export const lessonLines = (reading: Reading, topic: DescribedTopic, whole: readonly Draft[]): Draft[] => {
  const open = [
    ...openLines(reading),
    ...announcements(reading),
    ...listings(reading),
    ...promised(reading, proseOf(reading)),
  ];
  const lesson = lessonOf(reading);
  const clause = lesson === null ? headlineClause(reading) : `how to ${lesson}`;
  if (clause === null) return open;
  const promise = `Learn ${clause}.`;
  // Editors publish 36% of promises alone, and 21% of those that a sentence follows (training/description-grades.jsonl).
  if (promise.length >= minStandaloneLength && fitsSnippet(promise, 'description'))
    return [...open, { text: promise, make: 'aspects', row: [], named: 1 }];
  const followers = openingsOf(whole, openingLines).filter(
    ({ text }) =>
      !text.startsWith('Learn ') && !text.endsWith('?') && !backReferences.test(text) && !isFirstPerson(text),
  );
  const contexts = openingsOf(whole, introducing).filter(({ text }) => isContext(text));
  return [
    ...open,
    ...withSentences(promise, topic, contexts, (sentence) => `${sentence} ${promise}`),
    ...withSentences(promise, topic, followers, (sentence) => `${promise} ${sentence}`),
  ];
};
