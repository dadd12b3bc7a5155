import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives, presentBe } from '#engine/english/word-classes.ts';
import { otherWorks, works } from '#engine/english/word-lists/genre-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { hasHeadline, withoutEmoji } from '#engine/writing/headlines/own-headline.ts';
import type { Passage, Reading } from '#engine/writing/passages/read-passages.ts';

const workNames = `${alternatives(works, otherWorks)}|comic|manga|anime|podcast`;
const releases =
  'package|library|tool|app|application|plugin|extension|framework|project|release|version|update|program|website|site|service';
/** "This book was", "This version is": the noun stands for what the headline names. */
const subject = regexOf(
  String.raw`^This (?:(?:incredible|wonderful|great|little|short|new|remarkable) )?(?:${workNames}|${releases}) (?=(?:${alternatives(presentBe)}|was|has|had|tells|follows|takes|uses|explores|covers|builds|brings|adds|fixes|lets|allows|helps|makes|gives|provides|offers|contains|features|includes|comes|combines|shows|focuses|introduces|tackles|examines|captures|deserves|reads|feels|looks)(?!\p{L}))`,
  'u',
);
/** Says what the work is: "This is the story of Ann". */
const presentation = regexOf(
  String.raw`^This (?=is (?:the|an?) (?:\p{L}+ ){0,3}?(?:story|tale|account|portrait|collection|${workNames}|${releases})(?!\p{L}))`,
  'u',
);

/** "Book Review: The Mill", "Introducing Mill 2.0", "The Mill (2014) Review": words around the name. */
const before = regex.iu`^(?:(?:(?:book|film|movie|game|album) )?review(?: of)?:? |(?:introducing|announcing|meet|reading|finished|watched|on) )`;
const after = regex.iu`(?: (?:book |film |movie |game )?review| \(\d{4}\)| (?:is )?(?:out|released?)(?: now)?[.!]?)$`;
/** Headlines about several works, or about the author. */
const notAWork = regex.iu`(?<!\p{L})(?:I|we|my|our|your|books|films|movies|games|albums|list|favou?rites?|week|month|year|part \d|notes|recap|how|why|what|best|top)(?!\p{L})|[?!,]`;
const severalWorks = /\b(?:week|part|day|episode|volume|issue) #?\d/iu;
const maxWords = 7;

/** The parts of a headline that may be the name of a work: "The Mill" from "The Mill by Ann Lee" and "Ann Lee - The Mill". */
const namesIn = (headline: string): string[] => {
  if (severalWorks.test(headline)) return [];
  const plain = headline.replace(before, '').replace(after, '');
  const [work = ''] = plain.split(regex.u` by (?=\p{Lu})`);
  // An author follows a dash, and a work follows a colon: "The Mill - Ann Lee", "Reading list: The Mill".
  return [work, ...work.split(regex.u`\s[–—-]\s`), ...work.split(': ').reverse()]
    .map((name) => name.trim().replace(/^["“]|["”]$/gu, ''))
    .filter(
      (name) => regex.u`^[\p{Lu}\d]`.test(name) && !notAWork.test(name) && name.split(' ').length <= maxWords,
    );
};

/** The name as the running text has it; null if the text does not name it. */
const nameOfWork = ({ article }: Reading): string | null => {
  if (!hasHeadline(article)) return null;
  const body = article.text.replace(article.title ?? '', '').toLowerCase();
  return (
    namesIn(withoutEmoji(withoutSite(article)).trim()).find((name) =>
      body.includes(name.toLowerCase().replace(/^(?:the|an?) /, '')),
    ) ?? null
  );
};

const maxPassages = 12;
const minLength = 50;

const lineOf = (name: string, passage: Passage): Draft[] =>
  [subject, presentation]
    .filter((pattern) => pattern.test(passage.text))
    .map((pattern) => startWithCapital(passage.text.replace(pattern, `${name} `)))
    .filter((text) => text.length >= minLength && fitsSnippet(text, 'description'))
    .map((text): Draft => ({ text, make: 'sentences', row: [{ text, steps: 1, passage }], named: 0 }));

/**
 * "The Mill is the story of Ann." from "This is the story of Ann." under the headline "The Mill": readers of a result
 * page do not know what "this book" is.
 */
export const workLines = (reading: Reading): Draft[] => {
  const name = nameOfWork(reading);
  return name === null
    ? []
    : reading.passages
        .slice(0, maxPassages)
        .filter(({ section }) => section === 0 || reading.article.headings.length <= 1)
        .flatMap((passage) => lineOf(name, passage));
};
