import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { escapeMarkdown } from '#engine/markdown/markdown-inline.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { type Reading, readPassages } from '#engine/writing/read-passages.ts';
import { isFrame } from '#engine/writing/titles/fallback-titles.ts';
import { leadWithKeyword } from '#engine/writing/titles/lead-with-keyword.ts';
import { stripSite } from '#engine/writing/titles/own-headline.ts';
import { isSelfContained } from '#engine/writing/titles/self-contained.ts';
import { topicOf } from '#engine/writing/titles/title-topic.ts';
import { isFirstPerson, opensVaguely } from '#engine/writing/titles/vague-openings.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { headingBlock } from './edit-blocks.ts';

/** A main heading may be longer than a title on a result page. */
const longest = 90;
/** A first sentence of fewer characters makes no heading. */
const shortest = 25;

const withKeyword = (heading: string, keyword: KeywordIdea | undefined, text: string): string =>
  leadWithKeyword(heading, keyword, text, (led) => led.length <= longest);

/** The first sentence, if it is short enough for a heading and makes sense alone. */
const openingOf = ({ passages }: Reading): string | null => {
  const text = passages[0]?.text.replace(/\.$/, '') ?? '';
  const isLine = text.length >= shortest && text.length <= longest && !/[.!?…:;]/.test(text);
  const isPlain = !opensVaguely(text) && !isFirstPerson(text) && isSelfContained(text);
  return isLine && isPlain ? text : null;
};

const titleFor = (article: Article, keywords: readonly KeywordIdea[]): string | null => {
  if (article.title !== null && article.title.trim() !== '')
    return stripSite(article.title.replace(/\s+/g, ' ').trim(), article.siteName);
  const reading = readPassages(article, keywords);
  const opening = openingOf(reading);
  // Without a topic, the writer's own opening makes a better heading than a composed one.
  if (topicOf(reading) === null && opening !== null) return opening;
  const lead = keywords[0]?.text ?? '';
  const all = writeTitles(article, keywords).map(({ text }) => text);
  const telling = all.filter((text) => !isFrame(text));
  if (telling.length === 0 && opening !== null) return opening;
  const written = telling.length === 0 ? all : telling;
  return written.find((text) => lead !== '' && holdsKeyword(text, lead)) ?? written[0] ?? null;
};

const sameLetters = (a: string, b: string): boolean =>
  a.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase() === b.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * Gives an article one main heading: its own first H1, its title set as text on the first line, its title,
 * or a written one; with the lead keyword. Further H1s become H2s.
 */
export const setMainHeading = (
  blocks: readonly Block[],
  article: Article,
  keywords: readonly KeywordIdea[],
): Block[] => {
  const lead = keywords[0];
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.level === 1);
  if (first >= 0) {
    return blocks.map((block, i) => {
      if (block.kind !== 'heading' || block.level !== 1) return block;
      if (i > first) return { ...headingBlock(2, block.body.trim()), gap: block.gap };
      // A heading written for a text without a title needs no keyword.
      const own = block.body.trim();
      const text = article.title === null ? own : withKeyword(own, lead, article.text);
      return { ...headingBlock(1, text), gap: block.gap };
    });
  }
  const title = titleFor(article, keywords);
  if (title === null) return [...blocks];
  const [opening, ...rest] = blocks;
  const isSet =
    opening !== undefined &&
    (opening.kind === 'paragraph' || opening.kind === 'heading') &&
    sameLetters(opening.body, title);
  const heading = article.title === null ? title : withKeyword(title, lead, article.text);
  // A title is plain text from an untrusted page.
  return [headingBlock(1, escapeMarkdown(heading)), ...(isSet ? rest : blocks)];
};
