import type { Article } from '#contracts/jobs/article.ts';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import { tagTokens } from '#engine/english/tag-tokens.ts';
import { type PhraseDocument, readDocument } from '#engine/keyphrases/phrase-document.ts';
import { regex } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import { withoutCreditLines } from '#engine/text/credit-lines.ts';

/** Where a token is. A title that is also the first heading counts as the title. */
export type Place = 'title' | 'heading' | 'body';

/**
 * The text of an article with its title, as parts of tokens: "couch-to-5k" has three. The arrays from `stems` to
 * `tokenOf` are parallel; those from `places` on are parallel to `document.tokens`.
 */
export type TopicText = {
  document: PhraseDocument;
  stems: readonly string[];
  /** Whether the part is a content word. */
  content: readonly boolean[];
  tokenOf: readonly number[];
  places: readonly Place[];
  /** The number of headings before a token. */
  sectionOf: readonly number[];
  sections: number;
  /** The positions of each stem's parts. */
  positions: ReadonlyMap<string, readonly number[]>;
  /** The stems of alt texts and captions, each line between spaces, and the stems of the article's description. */
  captions: string;
  description: string;
  wordCount: number;
  /** The source of the article's title: a heading or metadata, its first line, or none. */
  titled: 'given' | 'line' | 'none';
};

const spaced = (line: string): string => ` ${stemLineOf(line).join(' ')} `;

/** The stems of a line of words. */
export const stemLineOf = (line: string): string[] =>
  (
    line.toLowerCase().replace(/[’‘]/g, "'").match(regex.gu`[\p{L}\p{N}][\p{L}\p{M}\p{N}'+#.-]*`) ?? []
  ).flatMap(stemsOf);

/** The character ranges of the headings in the document's text. */
const headingRanges = ({ headings }: Article, { shift }: PhraseDocument): { start: number; end: number }[] =>
  headings.map(({ offset, text }) => ({ start: offset + shift, end: offset + shift + text.length }));

const readPlaces = (article: Article, document: PhraseDocument): { places: Place[]; sectionOf: number[] } => {
  const ranges = headingRanges(article, document);
  const sectionOf: number[] = [];
  let next = 0;
  const places = document.tokens.map(({ start }, i): Place => {
    while (next < ranges.length && (ranges[next]?.start ?? 0) <= start) next++;
    sectionOf.push(next);
    if (i < document.titleEnd) return 'title';
    return start < (ranges[next - 1]?.end ?? 0) ? 'heading' : 'body';
  });
  return { places, sectionOf };
};

type Parts = { stems: string[]; content: boolean[]; tokenOf: number[]; positions: Map<string, number[]> };

const readParts = (document: PhraseDocument): Parts => {
  const parts: Parts = { stems: [], content: [], tokenOf: [], positions: new Map() };
  for (const [i, joined] of document.stems.entries()) {
    checkDeadline();
    if (joined === '') continue;
    for (const stem of joined.split(' ')) {
      const known = parts.positions.get(stem);
      if (known) known.push(parts.stems.length);
      else parts.positions.set(stem, [parts.stems.length]);
      parts.stems.push(stem);
      parts.content.push(document.stop[i] === false || document.tokens[i]?.kind === 'number');
      parts.tokenOf.push(i);
    }
  }
  return parts;
};

const readCaptions = ({ images }: Article): string =>
  images.map(({ alt, caption }) => `${spaced(alt)}|${spaced(caption ?? '')}`).join('|');

const titledBy = ({ title, text, headings }: Article): TopicText['titled'] => {
  if (title === null) return 'none';
  return text.startsWith(title) && headings[0]?.offset !== 0 ? 'line' : 'given';
};

/** Marks the second word of "Procter & Gamble" as part of the name. */
const joinNames = ({ name, tokens }: PhraseDocument): boolean[] =>
  name.map(
    (isName, i) =>
      isName ||
      (tokens[i - 1]?.text === '&' && name[i - 2] === true && regex.u`^\p{Lu}`.test(tokens[i]?.text ?? '')),
  );

/** Prepares an article for finding and measuring phrases. */
export const readTopicText = (article: Article): TopicText => {
  const read = readDocument(withoutCreditLines(article.text), { title: ownTitle(article) });
  const name = joinNames(read);
  const document = {
    ...read,
    name,
    titleEnd: article.title === null ? 0 : read.titleEnd,
    tags: tagTokens(read.tokens, (i) => name[i] === true),
  };
  const { places, sectionOf } = readPlaces(article, document);
  return {
    document,
    ...readParts(document),
    places,
    sectionOf,
    sections: (sectionOf.at(-1) ?? 0) + 1,
    captions: readCaptions(article),
    description: spaced(article.description ?? ''),
    wordCount: article.wordCount,
    titled: titledBy(article),
  };
};
