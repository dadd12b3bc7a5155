import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { cutToFit } from '#engine/writing/checks/fit-words.ts';
import { containsClause } from '#engine/writing/headlines/contains-clause.ts';
import { dependentOpenings } from '#engine/writing/headlines/dependent-openings.ts';
import { endsIncomplete } from '#engine/writing/headlines/ends-incomplete.ts';
import { startWithCapital, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { isNotATitle, repeatsItself } from '#engine/writing/headlines/not-a-title.ts';
import { isInformative, withoutNumbering } from '#engine/writing/headlines/section-names.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { isFirstPerson, startsVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { isDisclosure, salienceOfText } from '#engine/writing/passages/read-passages.ts';
import type { JudgedTitle } from './choose-titles.ts';
import { lacksArticle } from './compose/plain/frame-guards.ts';
import { asWritten, type Subject } from './subject/subject.ts';
import type { Composed, TitleFrame } from './subject/title-frame.ts';

const sentenceFragment = regexOf(
  String.raw`^(?:according|${alternatives(commonPrepositions)}|of|as|(?:an? )?(?:sort|kind|lot|bit|couple|number|part) of)(?!\p{L})`,
  'iu',
);

/** "According to an article", "a sort of off-the-wall idea": a sentence fragment that names nothing. */
const isFragment = (text: string): boolean => sentenceFragment.test(text);

/** Greetings to readers before the text begins. */
const greetings = regex.iu`^(?:we|i) (?:hope|wish|want to thank|are (?:happy|sorry))(?!\p{L})`;

const minWords = 4;
/** The order of these lines is their rank, far below that of judged titles. */
const fallbackChance = 0.01;
/** Factor for first words that end inside a phrase: "The city is an". */
const cutWords = 1e-2;
const maxTopicLength = 40;
const maxKeywords = 6;
/** The number of lines in which to look for the text's first words. */
const maxLines = 20;

/** The article's own lines that make sense alone, the most relevant first. */
const ownLines = ({ reading, sections, sentences }: Subject): Composed[] => {
  const lines = [
    ...sections.filter(isInformative).map((text): Composed => ({ text, frame: 'section' })),
    ...sentences
      .map(({ text }) => text.replace(/\.$/, ''))
      .filter(
        (text) =>
          !startsVaguely(text) &&
          !isFirstPerson(text) &&
          !greetings.test(text) &&
          !dependentOpenings.test(text) &&
          !/[“”"]/.test(text),
      )
      .map((text): Composed => ({ text, frame: 'statement' })),
  ];
  return lines
    .filter(
      ({ text }) =>
        text.split(' ').length >= minWords &&
        isSelfContained(text) &&
        !isNotATitle(text) &&
        !endsIncomplete(text) &&
        fitsSnippet(text, 'title'),
    )
    .map((line) => ({ ...line, salience: salienceOfText(reading, line.text) }))
    .toSorted((a, b) => b.salience - a.salience);
};

/** A shorter topic says less than a line of the text does. */
const minPhraseLength = 24;
const isPhrase = (topic: string): boolean =>
  topic.includes(' ') && topic.length >= minPhraseLength && !containsClause(topic);

const named = (frame: TitleFrame, texts: readonly string[]): Composed[] =>
  texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => {
      const fitting = cutToFit(text, 'title');
      const short =
        fitting.length > maxTopicLength ? fitting.slice(0, maxTopicLength).replace(/\s+\S*$/u, '') : fitting;
      const cut = short.replace(/[\s:;,–—-]+$/u, '');
      return { text: cut === '' ? [...text].slice(0, 20).join('') : cut, frame };
    });

/**
 * Topics that fit as they are. Without its last word, "students on the academic job market" would be about
 * something else.
 */
const wholeTopics = (topics: readonly string[]): Composed[] =>
  topics.filter((topic) => fitsSnippet(topic, 'title')).map((text) => ({ text, frame: 'topic' }));

/** The longest beginning that leaves room for `ending`. */
const beginningBefore = (text: string, ending: string): string => {
  const letters = [...text];
  while (letters.length > 1 && !fitsSnippet(`${letters.join('')}${ending}`, 'title')) letters.pop();
  return letters.join('').trimEnd();
};

/** Numbers the titles, because a text of only a few words does not yield three of them. */
const numbered = (lines: readonly Composed[]): Composed[] =>
  [' (1)', ' (2)', ' (3)'].flatMap((number) =>
    lines
      .slice(0, 1)
      .map(({ text }): Composed => ({ text: `${beginningBefore(text, number)}${number}`, frame: 'words' })),
  );

/** "Thoughts on ..." for an essay that does not say in one line what it is about. */
const reflections = ({ kind, names, headline }: Subject): Composed[] =>
  /^(?:opinion|essay|diary)$/.test(kind) && !/^(?:on|thoughts on) /iu.test(headline)
    ? names.slice(0, 1).map(({ text }) => ({
        text: `Thoughts on ${headline.toLowerCase() === `the ${text.toLowerCase()}` ? `the ${text}` : text}`,
        frame: 'thoughts',
      }))
    : [];

/** The first words of the text, without greetings and disclosures before it begins. */
const firstWords = (text: string): string => {
  const lines = (text.match(regex.gu`[\p{L}\p{N}][^\n]*`) ?? []).slice(0, maxLines);
  const own = lines.find((line) => !isDisclosure(line) && !greetings.test(line));
  const first = (own ?? lines[0] ?? '').replace(/\s+/g, ' ');
  return first
    .split(' ')
    .slice(0, 4)
    .join(' ')
    .replace(/[\p{P}\p{S}]+$/u, '');
};

/** The first headings that say something. A long one that opens the title is the title. */
const ownHeadings = (headings: readonly { text: string }[], title: string): string[] =>
  headings
    .map((heading) => withoutNumbering(heading.text))
    .filter(
      (line) =>
        isInformative(line) && !(title.startsWith(line.toLowerCase()) && line.length > maxTopicLength),
    )
    .slice(0, 3);

/** Any words of the text, for the shortest texts. */
const anyWords = ({ reading: { article }, headline, text }: Subject, site: string): Composed[] => {
  const title = article.title?.toLowerCase() ?? '';
  const isShortTitle = headline.length <= maxTopicLength && headline.toLowerCase() === title;
  return named('words', [
    firstWords(text),
    ...ownHeadings(article.headings, title),
    site,
    ...(isShortTitle ? [headline] : []),
    ...(headline === '' ? [article.url ?? ''] : []),
  ]);
};

/** The names and the queries of the text. A query whose words appear only in another order is not a line. */
const topicsOf = ({ reading: { keywords }, headline, text, names }: Subject): string[] => {
  const written = `${headline}\n${text}`.toLowerCase();
  return [
    ...names.map((name) => name.text).filter((name) => !isFragment(name)),
    ...keywords
      .filter(({ text: keyword }) => written.includes(keyword))
      .slice(0, maxKeywords)
      .map((keyword) => asWritten(text, keyword.text)),
  ];
};

const withSite = (headline: string, site: string): Composed[] =>
  headline === '' || site === '' || headline.toLowerCase().includes(site.toLowerCase())
    ? []
    : [{ text: `${headline} | ${site}`, frame: 'site' }];

/** All lines, best first. */
const inOrder = (subject: Subject): Composed[] => {
  const { headline, names } = subject;
  const site = subject.reading.article.siteName?.trim() ?? '';
  const words = anyWords(subject, site);
  const topics = topicsOf(subject);
  const own = ownLines(subject);
  const isLabel = (topic: string): boolean => topic.includes(' ') && !containsClause(topic);
  return [
    ...withSite(headline, site),
    ...wholeTopics(topics.filter(isPhrase)),
    ...own.filter(({ frame }) => frame !== 'statement'),
    ...wholeTopics(topics.filter((topic) => !isPhrase(topic) && isLabel(topic))),
    // Without a headline, graders delete 13 of 17 sentences of the text but only 15 of 50 thoughts.
    ...(headline === '' && !lacksArticle(subject, names[0]?.text ?? '') ? reflections(subject) : []),
    ...own.filter(({ frame }) => frame === 'statement'),
    ...named(
      'topic',
      topics.filter((topic) => !isLabel(topic)),
    ),
    ...reflections(subject),
    ...words,
    ...numbered(words.length === 0 ? named('words', ['Article']) : words),
  ];
};

const isFirstOfItsText = ({ text }: Composed, i: number, all: readonly Composed[]): boolean =>
  all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === i;

/**
 * Titles for a text that yields fewer than three composed ones, best first: the headline with the site's
 * name, lines of the text, its keywords, and, for the shortest texts, any of its words.
 */
export const fallbackTitles = (subject: Subject, titled: boolean): JudgedTitle[] =>
  inOrder(subject)
    .filter(({ text }) => !repeatsItself(text))
    .map((title, i) => {
      const line = startWithCapital(title.text);
      const chance =
        (fallbackChance / (i + 1)) * (title.frame === 'words' && endsIncomplete(line) ? cutWords : 1);
      return { ...title, text: titled ? toTitleCase(line) : line, chance };
    })
    .filter(
      (title, i, all) =>
        title.text !== '' && fitsSnippet(title.text, 'title') && isFirstOfItsText(title, i, all),
    );
