import type { Article } from '#contracts/jobs/article.ts';
import { countWords } from '#domain/text/count-words.ts';
import { anyOf, danglingWords } from '#engine/english/word-classes.ts';
import { isNotATitleHeading } from '#engine/extraction/title/not-a-title-line.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { escapeMarkdown } from '#engine/markdown/markdown-inline.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { countKeyword } from '#engine/writing/checks/measure-article.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { headingBlock } from './blocks/edit-blocks.ts';
import { atLevel, isMain, lowerHeadings } from './sections/heading-levels.ts';

/** The author's own title. A written title is only a proposal and never becomes the main heading. */
const titleOf = (article: Article): string | null =>
  article.title === null || article.title.trim() === '' ? null : withoutSite(article, article.title);

/**
 * The beginning of a sentence ("We show how …", "I've baked …"), the cut end of one ("a mill called"), a note in
 * lowercase, a citation, and a line about what follows ("An answer to this video").
 */
const notATitle = regexOf(
  `^(?:I|We|In|This|It|You|Here)(?:['’]\\p{L}+)?\\s|[.,;:]$|^\\p{Ll}+\\s|\\[@|(?<!\\p{L})(?:${anyOf(danglingWords, 'called named')})$|(?<!\\p{L})(?:this|these) (?:\\p{L}+ )?(?:video|post|article|page|tweet|thread|talk|song|clip)s?$`,
  'u',
);

/** The title of a page to which nobody gave a title of its own: "Home", "News from The Rye Press". */
const pageLabel =
  /^(?:home(?: ?page)?|welcome|start|index|main page|untitled(?: document)?|news|(?:latest |top |breaking )?news (?:from|by|at) .*|blog|newsletter|new page|page \d+)$/i;

/** Rules out a first line that is not a title, such as a first sentence ("We show how …"). */
const isTitleLine = (line: string, text: string): boolean =>
  !line.includes('|') &&
  !partOpening.test(line) &&
  !isNotATitleHeading(line) &&
  !notATitle.test(line) &&
  countWords(line) <= 14 &&
  [...contentOf(line)].some((word) => countKeyword(text, word) > 1);

/** Finds site names that are still part of a headline: "Bread Weekly | breadweekly.com - The Best Ovens". */
const containsSite = regex.u`\s\|\s|\p{L}\.(?:com|org|net|co\.uk)(?!\p{L})`;

const letters = (text: string): string => text.replace(regex.gu`[^\p{L}\p{N}]`, '').toLowerCase();

/** Words that name a part of a text, never the whole. */
const partName =
  /^(?:introduction|intro|overview|background|summary|abstract|tl;?dr|contents|table of contents|getting started|prerequisites|conclusion|motivation|preface|about(?: (?:me|us|myself|this \w+|the author))?|who (?:am I|I am|we are)|hello|welcome)\W*$/i;

/**
 * Openings such as "Introduction to rye". As the first line of a text without a title, they may name its first part.
 */
const partOpening = regex.iu`^(?:introduction|intro|background|overview|part|chapter|section|step)(?!\p{L})`;

/** The first line of a block, without its marks. */
const firstLine = ({ body }: Pick<Block, 'body'>): string =>
  (body.trim().split('\n')[0] ?? '').replace(/\]\([^)]*\)|[[\]*_`#]/g, '');

/** The share of a title's content words that a line needs to say the same thing. */
const minShare = 0.6;
/** The number of blocks in which a text may repeat its title. */
const opening = 3;

/** Whether the beginning of the text already says what the title says, in the same words or others. */
const isSaid = (title: string, blocks: readonly Block[]): boolean => {
  const words = contentOf(title);
  return blocks.slice(0, opening).some((block, i) => {
    const line = firstLine(block);
    if (letters(line) === letters(title)) return true;
    if (block.kind !== 'heading' && (i > 0 || countWords(line) > maxLineWords)) return false;
    const held = contentOf(line);
    const shared = [...words].filter((word) => held.has(word)).length;
    return shared > 0 && shared >= Math.min(words.size, held.size) * minShare;
  });
};
/** A longer line is a sentence of the text, which may well mention the topic again. */
const maxLineWords = 16;

/** Two H2s directly above an H1 show that the author's H2s are parts and the H1s their sections. */
const minParts = 2;

/**
 * Makes later H1s sections of level 3 when H2s are the parts, as with "## Memory" directly above "# How it works". Null
 * for other texts.
 */
const withSectionsBelowParts = (blocks: readonly Block[], first: number): Block[] | null => {
  const parts = blocks.filter(({ kind, level }, i) => {
    const next = blocks[i + 1];
    return kind === 'heading' && level === 2 && next !== undefined && isMain(next);
  }).length;
  if (parts === 0) return null;
  // A single pair may be a mistake, and deeper headings may belong to either level, so the levels stay.
  const isClear = parts >= minParts && blocks.every(({ kind, level }) => kind !== 'heading' || level <= 2);
  return blocks.map((block, i) => (isClear && i !== first && isMain(block) ? atLevel(block, 3) : block));
};

/**
 * Whether the first heading is about the whole text. If none of its words recurs below the other headings, it may name
 * a part, as they do.
 */
const mentionsAll = (blocks: readonly Block[], second: number): boolean => {
  const words = [...contentOf(firstLine(blocks[0] ?? { body: '' }))];
  const later = contentOf(
    blocks
      .slice(second)
      .map(({ body }) => body)
      .join('\n'),
  );
  return words.some((word) => later.has(word));
};

/** Moves later H1s and everything below them down one level. Moves all H1s if the first is not a title either. */
const withOneMain = (blocks: readonly Block[]): Block[] => {
  const mains = blocks.flatMap((block, i) => (isMain(block) ? [i] : []));
  const [first = -1] = mains;
  // Lines such as "# load the data" are comments from code that lost its fences, not headings.
  const areComments = mains.some((i) => i !== first && regex.u`^\p{Ll}`.test(blocks[i]?.body ?? ''));
  if (mains.length < 2 || areComments) return [...blocks];
  const parts = withSectionsBelowParts(blocks, first);
  if (parts !== null) return parts;
  const isTitle = first === 0 && !partName.test(blocks[first]?.body.trim() ?? '');
  if (isTitle && !mentionsAll(blocks, mains[1] ?? 0)) return [...blocks];
  return lowerHeadings(blocks, (at) => at !== first || !isTitle);
};

/** The rest of a longer title that lost its first words: "the DJ - Pour Over Electric Kettle". */
const startsInside = /^(?:the|an?|of|and|or|with|for|by) /;

/**
 * Gives an article one main heading: its own first H1 or the author's own title. Later H1s become H2s, along with the
 * headings below them. If the author put the title as text on the first line, that line becomes the heading. An article
 * gets no main heading if it has no title or its first lines already say it.
 */
export const setMainHeading = (original: readonly Block[], article: Article): Block[] => {
  const blocks = withOneMain(original);
  const [first, ...rest] = blocks;
  const title = titleOf(article);
  if (
    title === null ||
    first === undefined ||
    containsSite.test(title) ||
    pageLabel.test(title.trim()) ||
    startsInside.test(title) ||
    !regex.u`^["“‘'([]?[$£€]?[\p{L}\p{N}]`.test(title)
  )
    return blocks;
  if (blocks.some(({ kind, level }) => kind === 'heading' && level === 1)) return blocks;
  // A heading must not come directly above another one.
  if (first.kind === 'heading') return blocks;
  const isLine = first.kind === 'paragraph' && letters(first.body) === letters(title);
  if (isLine)
    return isTitleLine(title, article.text) ? [headingBlock(1, escapeMarkdown(title)), ...rest] : blocks;
  // The title may come from a heading in the text, such as "## Details".
  if (blocks.some(({ kind, body }) => kind === 'heading' && letters(body) === letters(title))) return blocks;
  // A guessed title may be only the beginning of the text.
  const isBeginning = letters(article.text.slice(0, 500)).startsWith(letters(title));
  // A title is plain text from an untrusted page.
  return isBeginning || isSaid(title, blocks) ? blocks : [headingBlock(1, escapeMarkdown(title)), ...blocks];
};
