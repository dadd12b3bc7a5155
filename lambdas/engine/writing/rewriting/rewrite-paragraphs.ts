import { lemmaEntry } from '#engine/english/lexicon.ts';
import { alternatives, anyOf, demonstratives, thirdPersonForms } from '#engine/english/word-classes.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { isPlainParagraph, sentencesOf, unwrapped } from './blocks/edit-blocks.ts';
import { verbAt, wordsOf } from './sentences/sentence-halves.ts';

/**
 * Paragraphs of more words are broken up, and so are parts of more. Graders of 200 rewrites found that only 28 % of the
 * texts with a new break were better for it and 18 % worse, at a limit of 150 words.
 */
const longParagraph = 220;
/** A shorter part would be a scrap beside its long neighbor. */
const leastPart = 40;
/** A shorter sentence is an aside or a punch line of the one before. */
const leastOpening = 7;
/** "It was hot.": what follows a shorter sentence explains it. */
const shortestBefore = 6;

/** "In this town", "At that time": times and places that the sentence before has named. */
const leans = regex.u`^["“*_]?(?:On the other hand|In (?:this|that|these|those|other|addition|contrast|turn|fact|short|both|each)|By (?:doing|contrast|this|that|then)|At (?:this|that|which))(?![\p{L}])`;

/** "Since it was sold, this is ours": what "this" takes up stands before the sentence. */
const goesOn = regexOf(String.raw`^["“*_]?Since\s[^.!?]{3,90},\s${anyOf(demonstratives)}(?![\p{L}])`, 'u');

/** "I couldn't lift it. Dan had to help me": one story of the writer, unless a new time or place opens. */
const goesOnTelling = (sentence: string, before: string): boolean =>
  tellsOfWriter.test(sentence) && tellsOfWriter.test(before) && !opensScene.test(sentence);
const tellsOfWriter = regex.u`(?<![\p{L}])(?:I|[Mm]e|[Mm]y|[Ww]e|[Uu]s|[Oo]ur)(?![\p{L}])`;
const opensScene =
  /^["“*_]?(?:In|On|At|During|Last|Next|Later|Years?|When|After|Before|Since|Once|By|From|For)\s/u;

/** "The first change was with their medium", "One of them is": what follows says more of it. */
const opensCount = regex.u`^["“*_]?(?:The (?:first|second|third|next|last|main|other|biggest|only)|One|Another)(?![\p{L}])`;

/** An answer stays with its question. */
const asks = /\?["”’*_)]*\s*$/u;

/** A row of dates or addresses is no prose: under this share of its sentences have two words in a row without capitals. */
const leastProse = 0.5;
const isProse = (sentences: readonly string[]): boolean =>
  !regex.u`^[\p{Script=Latin}\P{L}]+$`.test(sentences.join('')) ||
  sentences.filter((sentence) => regex.u`(?<![\p{L}])\p{Ll}{2,}\s\p{Ll}`.test(sentence)).length >=
    sentences.length * leastProse;

const countOf = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;
/** What opens and what closes: brackets, tags of templates, and tags of HTML. */
const pairs: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/\(/g, /\)/g],
  [/\{\{/g, /\}\}/g],
  [/<(?!(?:br|hr|img|input|wbr)\b)[a-z][^<>]{0,500}(?<!\/)>/giu, /<\/[a-z][^<>]{0,80}>/giu],
];
/** Marks that open and close alike. A star or a line between blanks or inside a word marks nothing. */
const marks: readonly RegExp[] = [
  /~~/g,
  /\*\*/g,
  regex.gu`(?<![*\\])\*(?![*\s])|(?<![*\\\s])\*(?!\*)`,
  regex.gu`(?<![\p{L}\p{N}\\])_+(?=\S)|(?<=\S)(?<!\\)_+(?![\p{L}\p{N}_])`,
];
/** "(Rom. 8:28)", "~~It is new. It is old.~~": a cut inside would leave the mark open. */
const isOpen = (part: readonly string[]): boolean => {
  const text = part.join('');
  return (
    pairs.some(([open, close]) => countOf(text, open) > countOf(text, close)) ||
    marks.some((mark) => countOf(text, mark) % 2 === 1)
  );
};

/** "They", "it", "there" among the first words: the sentence goes on with what the one before tells. */
const referring = regexOf(
  String.raw`^\P{L}*(?:[\p{L}\p{N}'’-]+,?\s){0,5}?(?:${alternatives(thirdPersonForms, demonstratives)}|there|such|so|too|other|others|another|same|more|less|again|ones?)(?:['’]\p{Ll}+)?(?![\p{L}])`,
  'iu',
);

/** A line that ends without a mark goes on on the next one. */
const isClosed = /[.!?…:;。！？]["'“”‘’»)\]*_\x60\d^]*\s*$/u;

/** "To someone out there...": a pause, behind which the sentence may go on. */
const trailsOff = /(?:\.\s?\.|…)["'”’)*_]*\s*$/u;

/** Behind so many words, "this" and "it" may take up what the sentence itself says. */
const latestReference = 15;
const takesUp = /^(?:it|its|they|them|their|he|she|him|his|her)(?:['’][a-z]+)?$/;
const isNamed =
  /^(?:post|article|page|blog|site|guide|tutorial|year|month|week|morning|summer|winter|spring|fall)(?:['’]s)?$/;
/** "I never thought of that", "bread was made for this": what is meant stands before the sentence. */
const refersLate = (sentence: string): boolean => {
  if (/\sthat(?=[.,;:!?)])/u.test(sentence)) return true;
  const words = wordsOf(sentence).slice(0, latestReference);
  const noun = words.findIndex(({ tag, lower }) => 'NP'.includes(tag) || /(?:one|body|thing)$/.test(lower));
  return words.some(
    ({ lower }, i) =>
      (/^(?:this|these)$/.test(lower) && !isNamed.test(words[i + 1]?.lower ?? '')) ||
      (takesUp.test(lower) && (noun < 0 || noun > i)),
  );
};

/** "Since rye rises, bakers sleep": verbs behind such a word are often taken for nouns. */
const sinceClause = /^["“*_]?Since\s/u;

/** "In town, for all": a sentence without a verb is a part of the one before. */
const isFragment = (sentence: string, before: string): boolean => {
  if (asks.test(sentence)) return false;
  const [first] = wordsOf(sentence);
  if (first === undefined) return true;
  const isRequest = lemmaEntry(first.lower)?.classes.includes('v') ?? false;
  // Where the sentence before has no verb either, the text is in another language or style.
  return !isRequest && !sinceClause.test(sentence) && verbAt(sentence) < 0 && verbAt(before) >= 0;
};

/** A time or a place: "In 1901", "At the harbor", "Back in town". */
const opensNew = regex.u`^["“*_]?(?:(?:In|On|At|During|By|Around|Since|From|Within)\s(?:(?:the|my|our|that|an?)\s)?(?:\p{Ll}+\s){0,2}?(?:\d+|\p{Lu}\p{Ll}+|hours?|days?|weeks?|months?|years?|decades?|past|end|meantime|beginning|moment|future|summer|winter|spring|fall|autumn|morning|afternoon|evening|night|weekend|high school|college|home|work)(?![\p{L}])|(?:Last|Next|Later|Today|Nowadays|Recently|Meanwhile|Eventually|Finally|Lastly|Back (?:in|to|at)|Years?|Months?|Weeks?|Secondly|Thirdly|Unlike|A (?:few|couple of) (?:days|weeks|months|years))(?![\p{L}]))`;

/** Whether a paragraph may begin with this sentence behind that one. */
const mayOpen = (sentence: string, before: string): boolean =>
  opensNew.test(sentence) &&
  isClosed.test(before) &&
  !trailsOff.test(before) &&
  !leans.test(sentence) &&
  !goesOn.test(sentence) &&
  !opensCount.test(before) &&
  !goesOnTelling(sentence, before) &&
  countWords(before) >= shortestBefore &&
  !referring.test(sentence) &&
  !asks.test(before) &&
  countWords(sentence) >= leastOpening &&
  !refersLate(sentence) &&
  !isFragment(sentence, before);

/** Sentences on each side of a break that are compared. */
const compared = 3;

/** The share of the words of the sentences on one side of a break that the other side has, too. */
const cohesionAt = (words: readonly ReadonlySet<string>[], at: number): number => {
  const left = new Set(words.slice(Math.max(0, at - compared), at).flatMap((held) => [...held]));
  const right = new Set(words.slice(at, at + compared).flatMap((held) => [...held]));
  const shared = [...right].filter((word) => left.has(word)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
};

/** A break far from the middle costs as much as words in common. */
const costOfPlace = 0.25;

type Break = { at: number; cost: number };

/** The best place to break sentences: where the least words go on and near the middle; null where every place is bad. */
const breakOf = (sentences: readonly string[]): number | null => {
  const counts = sentences.map((sentence) => countWords(sentence));
  const all = counts.reduce((sum, words) => sum + words, 0);
  const held = sentences.map((sentence) => contentOf(sentence));
  let before = 0;
  let best: Break | null = null;
  for (const [i, sentence] of sentences.entries()) {
    const size = before;
    before += counts[i] ?? 0;
    if (size < leastPart || all - size < leastPart) continue;
    if (!mayOpen(sentence, sentences[i - 1] ?? '') || isOpen(sentences.slice(0, i))) continue;
    const cost = cohesionAt(held, i) + costOfPlace * Math.abs((2 * size) / all - 1);
    if (best === null || cost < best.cost) best = { at: i, cost };
  }
  return best?.at ?? null;
};

const partsOf = (sentences: readonly string[]): string[][] => {
  const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
  const at = words > longParagraph ? breakOf(sentences) : null;
  return at === null
    ? [[...sentences]]
    : [...partsOf(sentences.slice(0, at)), ...partsOf(sentences.slice(at))];
};

/** Breaks long paragraphs at sentence ends; all words stay. */
export const shortenParagraphs = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => {
    if (!isPlainParagraph(block) || countWords(block.body) <= longParagraph) return [block];
    const sentences = sentencesOf(block);
    if (!isProse(sentences)) return [block];
    const parts = partsOf(sentences);
    return parts.map((part, i) => ({
      ...block,
      body: parts.length > 1 ? unwrapped(part.join('').trim()) : block.body,
      gap: i === parts.length - 1 ? block.gap : '\n\n',
    }));
  });
