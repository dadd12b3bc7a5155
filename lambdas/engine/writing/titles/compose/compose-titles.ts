import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { containsClause } from '#engine/writing/headlines/contains-clause.ts';
import { endsIncomplete } from '#engine/writing/headlines/ends-incomplete.ts';
import { isGoodCut } from '#engine/writing/headlines/good-cut.ts';
import { startWithCapital, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { isNotATitle } from '#engine/writing/headlines/not-a-title.ts';
import { longHeadline, ownTitles } from '#engine/writing/headlines/own-headline.ts';
import { hasUnpairedMarks } from '#engine/writing/headlines/unpaired-marks.ts';
import { asQuestion } from '#engine/writing/titles/reading/as-question.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { imageFolderFrames } from './image-folder-frames.ts';
import { recipeFrames } from './recipe-frames.ts';
import { sectionFrames } from './section-frames.ts';
import { sentenceFrames } from './sentence-frames.ts';
import { thesisFrames } from './thesis-frames.ts';
import { topicFrames } from './topic-frames.ts';
import { untitledFrames } from './untitled/untitled-frames.ts';
import { verbFrames } from './verb-frames.ts';

const minLength = 12;
const maxTitles = 160;

/** "Setup (#setup)", "Setup {#setup}": a heading's anchor is not part of it. A title has no period at its end. */
const clean = (text: string): string =>
  text
    .replace(regex.u`^(?:Q\d{0,2}|\d{1,2})[.):]\s+(?=\p{L})`, '')
    .replace(regex.gu`\s*[({]#[^)}]*[)}]|(?<=[\p{L}?!])#[\p{L}\p{N}_-]+$`, '')
    // "[rdf]_": a note in reStructuredText.
    .replace(/\s*\[[^\]]*\]_/gu, '')
    // "Test your skills today!" is a call to action, not a name.
    .replace(/(?: today)?!+$/iu, '')
    .replace(/^(how to .+)\?$/iu, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[?!]$)/, '')
    .trim()
    .replace(/(?<!\.[^\s.]*)\.$/, '');

/** "all the all the data": the author's slip, which no title repeats. */
const repeatsWord = regex.iu`(?<![\p{L}\p{N}])(\p{L}+) \1(?![\p{L}\p{N}])`;

/**
 * "How to Set Up esbuild": keeps the lower case of a name that the text's code writes in lower case and its sentences
 * never write otherwise.
 */
const withCodeNames = (title: string, { reading, text, names }: Subject): string =>
  title.replace(regex.gu`(?<= )\p{Lu}[\p{Ll}\d]{2,}(?!\p{L})`, (word) => {
    const name = word.toLowerCase();
    return lemmaEntry(name) === undefined &&
      names.some((one) => one.text.split(' ').includes(name)) &&
      !text.includes(word) &&
      regexOf(`\`[^\`\n]*(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(reading.article.markdown)
      ? name
      : word;
  });

/** Frames that only name the topic. */
const topicOnlyFrames: ReadonlySet<string> = new Set(['topic', 'extended']);

/** Sentences of the text: editors would publish 5% of 700 graded ones. */
const sentencesOfText: ReadonlySet<string> = new Set(['statement', 'news']);

/** A sentence of the text makes a title only for news, whose first sentence says everything. */
const isTopicOnly = ({ kind }: Subject, frame: string): boolean =>
  sentencesOfText.has(frame) && !(frame === 'news' && kind === 'news');

/** After a headline that is offered whole, a part of it is worth a line only if it is cut at a good place. */
const ownFrames = ({ reading: { article } }: Subject): Composed[] => {
  const long = longHeadline(article);
  return ownTitles(article)
    .filter((text) => long === null || isGoodCut(long, text))
    .map((text, i) => ({ text, frame: i === 0 ? 'own' : 'own-part' }));
};

const framesOf = (subject: Subject): Composed[] => [
  ...ownFrames(subject),
  ...imageFolderFrames(subject),
  ...untitledFrames(subject),
  ...thesisFrames(subject),
  ...verbFrames(subject),
  ...recipeFrames(subject),
  ...topicFrames(subject),
  ...sectionFrames(subject),
  ...sentenceFrames(subject),
];

/** Markup, a clause without its verb, and a bracket or quotation that nothing closes. */
const isOpen = (line: string): boolean =>
  /[<>]/.test(line) ||
  // "How to find what type of flour": the clause goes on.
  /^how to .*(?:what|which) (?:type|kind|sort) of \S+$/iu.test(line) ||
  hasUnpairedMarks(line);

const isBroken = (text: string, line: string, frame: string): boolean =>
  isOpen(line) ||
  endsIncomplete(line) ||
  repeatsWord.test(line) ||
  isNotATitle(line) ||
  isNotATitle(text) ||
  (topicOnlyFrames.has(frame) && containsClause(line));

const collect = (subject: Subject, all: readonly Composed[], titled: boolean): Composed[] => {
  const found = new Map<string, Composed>();
  for (const { text, frame } of all) {
    checkDeadline();
    const line = startWithCapital(asQuestion(clean(text)));
    const styled = titled ? withCodeNames(toTitleCase(line), subject) : line;
    const title = frame === 'own' ? text.replace(/\s+/g, ' ').trim() : styled;
    const key = title.toLowerCase();
    if (title.length < (frame === 'own' ? 1 : minLength) || !fitsSnippet(title, 'title') || found.has(key))
      continue;
    if (!frame.startsWith('own') && isBroken(text, line, frame)) continue;
    found.set(key, { text: title, frame });
    if (found.size >= maxTitles) break;
  }
  return [...found.values()];
};

/**
 * All whole titles that can be composed for a text, each once, with the author's own first. Sentences of the text are
 * included only if there is nothing else.
 */
export const composeTitles = (subject: Subject, titled: boolean): Composed[] => {
  const all = framesOf(subject);
  const found = collect(
    subject,
    all.filter(({ frame }) => !isTopicOnly(subject, frame)),
    titled,
  );
  return found.length > 0 ? found : collect(subject, all, titled);
};
