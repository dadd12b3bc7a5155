import { countWords } from '#domain/text/count-words.ts';
import { anyOf, danglingWords } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isBalanced, startsClause } from '#engine/writing/clauses/sentence-halves.ts';
import { isPlainParagraph, sentencesOf } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

/** Whether the next block can follow a complete paragraph, one that does not announce a list, a quotation or code. */
const followsCompleteText = (next: Block | undefined): boolean =>
  next === undefined ||
  next.kind === 'heading' ||
  (next.kind === 'paragraph' && regex.u`^(?:[\p{Lu}*_[“"\d]|!\[)`.test(next.body));

/** A picture, which may follow a complete text or one that announces it. */
const isPicture = (block: Block | undefined): boolean =>
  block?.kind === 'image' || (block?.kind === 'html' && /^\s*<(?:img|figure|picture)[\s>]/i.test(block.body));
/** Words that announce a picture: "Here is the oven", "The loaf looked great". */
const announcesPicture = regexOf(
  String.raw`(?<![\p{L}])(?:here|below|above|see|look\w*|pictures?|images?|photos?|screenshots?|show\w*|shots?|figure|diagram|graph|chart|example|results?|view|via|credits?|source|from left|courtesy|captions?)(?![\p{L}])`,
  'iu',
);

const incompleteEnding = regexOf(
  `, so$|(?<![\\p{L}])(?:${anyOf(danglingWords, 'like such via named called following below this these code command see run get use write type try install execute means mean then')}|by \\p{L}+ing|as follows)$`,
  'iu',
);

/** The words of a sentence without its links and tags: "on [the map](url)". */
const withoutMarkup = (sentence: string): string =>
  sentence
    .replace(/\]\([^()\s]*(?:\s"[^"]*")?\)|\]\[[^\][]*\]/g, '')
    .replace(/<\/?a(?:\s[^<>]*)?>/gu, '')
    .replaceAll('[', '');

/** A sentence that ends with a word, inside a link or not: "He baked it for us". */
const endsInWord = regex.u`^\p{Lu}[^:;!]*[\p{Ll}\d]\p{Ll}$`;

/** A link by itself, or a name below a letter: "[Read the review](url)", "Thanks for being here, Anna". */
const isLinkOrName = regex.u`(?:^|\n|[.!?…]\s)\s*\[[^\][]*\]\([^()]*\)$|, \p{Lu}\p{Ll}+$`;

/** Labels that a page inserted into its text: "Editor’s picks", "Related Stories". */
const pageLabel =
  /(?:^|[\s.])(?:Editor['’]?s['’]? [Pp]icks?|Related (?:Content|Stor(?:y|ies)|Articles?|Posts?)|Trending (?:Stories|Now)|Most (?:Read|Popular)|Popular on|More from|Recommended (?:Stories|Articles|for you)|You [Mm]ay [Aa]lso [Ll]ike)(?![a-z])/u;
/** From this many long words on, a line with nearly all of them in capitals is the headline of another article. */
const minHeadlineWords = 4;
const minCapitalShare = 0.8;
/** Whether a text ends with the headline of another article: "Inside the Mill’s Secret Past". */
const isHeadline = (sentence: string): boolean => {
  const long = sentence.match(regex.gu`(?<![\p{L}'’])\p{L}[\p{L}'’]{3,}`) ?? [];
  const capitals = long.filter((word) => regex.u`^\p{Lu}`.test(word));
  return long.length >= minHeadlineWords && capitals.length >= long.length * minCapitalShare;
};

const isComplete = (sentence: string): boolean => {
  const words = withoutMarkup(sentence);
  return (
    !isLinkOrName.test(sentence) &&
    !/[*_\x60|~]|!\[|\.(?:com|org|net|io)$/.test(sentence) &&
    endsInWord.test(words) &&
    isBalanced(sentence) &&
    !pageLabel.test(sentence) &&
    !isHeadline(words) &&
    !incompleteEnding.test(words) &&
    startsClause(words)
  );
};

/** The fewest words in a single sentence that must have lost its mark if the paragraphs around it end with theirs. */
const minStandaloneWords = 9;
const endsMarked = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && isPlainParagraph(block) && /[.!?]["”’)]?\s*$/u.test(block.body);

/** A short line without a mark before one that starts with a capital: "Bit 1 is reserved", "Bit 2 is zero". */
const maxUnmarkedLine = 40;
const isUnmarkedLine = (line: string, next: string | undefined): boolean =>
  next !== undefined &&
  line.trim().length <= maxUnmarkedLine &&
  regex.u`[\p{L}\d)][*_]*\s*$`.test(line) &&
  regex.u`^\s*\p{Lu}`.test(next);

/** Whether a paragraph is the rows of a form, one on each line: "Period", "1 day", "Missing data treatment". */
const shortRow = 5;
const isRows = (body: string): boolean => {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  if (lines.some((line, i) => isUnmarkedLine(line, lines[i + 1]))) return true;
  return lines.length > 2 && lines.filter((line) => countWords(line) <= shortRow).length * 2 >= lines.length;
};

/**
 * Adds the missing period to the last of several sentences, or to one long sentence between paragraphs that end with a
 * mark.
 */
export const withPeriod = (blocks: readonly Block[], at: number): Block | undefined => {
  const block = blocks[at];
  if (block === undefined || !isPlainParagraph(block) || / {2}\n|<br/i.test(block.body) || isRows(block.body))
    return block;
  if (/[.!?…:]["”’)*_]*\s*$/u.test(block.body)) return block;
  const sentences = sentencesOf(block);
  const last = sentences.at(-1)?.trim() ?? '';
  const next = blocks[at + 1];
  const isBeforePicture = isPicture(next) && sentences.length > 1 && !announcesPicture.test(last);
  if (!followsCompleteText(next) && !isBeforePicture) return block;
  const isAmong =
    sentences.length > 1 ||
    (countWords(last) >= minStandaloneWords && endsMarked(blocks[at - 1]) && endsMarked(blocks[at + 1]));
  return isAmong && isComplete(last) ? { ...block, body: `${block.body.trimEnd()}.` } : block;
};
