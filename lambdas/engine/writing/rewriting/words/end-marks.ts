import { anyOf, danglingWords } from '#engine/english/word-classes.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isPlainParagraph, sentencesOf } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { isBalanced, startsClause } from '#engine/writing/rewriting/sentences/sentence-halves.ts';

/** What may stand below a paragraph that is complete: its text does not announce a list, a quotation or code. */
const followsWhole = (next: Block | undefined): boolean =>
  next === undefined ||
  next.kind === 'heading' ||
  (next.kind === 'paragraph' && regex.u`^(?:[\p{Lu}*_[“"\d]|!\[)`.test(next.body));

const needsMore = regexOf(
  `(?<![\\p{L}])(?:${anyOf(danglingWords, 'like such via named called following below this these code command see run get use write type try install execute')}|by \\p{L}+ing|as follows)$`,
  'iu',
);

/** The words of a sentence without its links and tags: "on [the map](url)". */
const withoutMarkup = (sentence: string): string =>
  sentence
    .replace(/\]\([^()\s]*(?:\s"[^"]*")?\)|\]\[[^\][]*\]/g, '')
    .replace(/<\/?a(?:\s[^<>]*)?>/gu, '')
    .replaceAll('[', '');

/** "He baked it for us", with a link at its end or none. */
const endsInWord = regex.u`^\p{Lu}[^:;!]*[\p{Ll}\d]\p{Ll}$`;

const isWhole = (sentence: string): boolean => {
  const words = withoutMarkup(sentence);
  return (
    !/[*_\x60|~]|!\[|\.(?:com|org|net|io)$/.test(sentence) &&
    endsInWord.test(words) &&
    isBalanced(sentence) &&
    !needsMore.test(words) &&
    startsClause(words)
  );
};

/** Between paragraphs that end in their marks, one of a single sentence of so many words has lost its own. */
const leastAlone = 9;
const endsMarked = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && isPlainParagraph(block) && /[.!?]["”’)]?\s*$/u.test(block.body);

/** "Period", "1 day", "Missing data treatment": rows of a form, each on its line. */
const shortRow = 5;
const isRows = (body: string): boolean => {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 2 && lines.filter((line) => countWords(line) <= shortRow).length * 2 >= lines.length;
};

/** A paragraph of several sentences whose last one lost its period, or of one long sentence between such paragraphs. */
export const withPeriod = (blocks: readonly Block[], at: number): Block | undefined => {
  const block = blocks[at];
  if (block === undefined || !isPlainParagraph(block) || / {2}\n|<br/i.test(block.body) || isRows(block.body))
    return block;
  if (/[.!?…:]["”’)*_]*\s*$/u.test(block.body) || !followsWhole(blocks[at + 1])) return block;
  const sentences = sentencesOf(block);
  const last = sentences.at(-1)?.trim() ?? '';
  const isAmong =
    sentences.length > 1 ||
    (countWords(last) >= leastAlone && endsMarked(blocks[at - 1]) && endsMarked(blocks[at + 1]));
  return isAmong && isWhole(last) ? { ...block, body: `${block.body.trimEnd()}.` } : block;
};
