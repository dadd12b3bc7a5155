import { countWords } from '#domain/text/count-words.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { alternatives, anyOf, demonstratives, thirdPersonForms } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { isPlainParagraph, sentencesOf, unwrapped } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { quotedStarts } from '#engine/writing/rewriting/blocks/open-quotations.ts';
import { isReport, opensInReport, opensPart } from './report-openings.ts';

/**
 * Longer paragraphs, and longer parts of them, are broken up (in words). At a limit of 150 words, graders of 200
 * rewrites found only 28% of the texts with a new break better for it, and 18% worse.
 */
const longParagraph = 220;
/** A shorter part would look like a scrap next to its long neighbor. */
const minPartLength = 40;
/** A shorter sentence is an aside or a punch line to the one before. */
const minOpeningLength = 7;
/** A sentence after a shorter one, such as "It was hot.", explains it. */
const minBeforeLength = 6;

/** Openings that refer to a time or place in the sentence before, such as "In this town" and "At that time". */
const dependentOpening = regex.u`^["“*_]?(?:On the other hand|In (?:this|that|these|those|other|addition|contrast|turn|fact|short|both|each)|By (?:doing|contrast|this|that|then)|At (?:this|that|which))(?![\p{L}])`;

/** In "Since it was sold, this is ours", the word "this" refers to the sentence before. */
const sinceReference = regexOf(
  String.raw`^["“*_]?Since\s[^.!?]{3,90},\s${anyOf(demonstratives)}(?![\p{L}])`,
  'u',
);

/**
 * Two sentences of one story by the writer ("I couldn't lift it. Dan had to help me"), unless a new time or place opens
 * the second.
 */
const continuesStory = (sentence: string, before: string): boolean =>
  mentionsAuthor.test(sentence) && mentionsAuthor.test(before) && !sceneOpening.test(sentence);
const mentionsAuthor = regex.u`(?<![\p{L}])(?:I|[Mm]e|[Mm]y|[Ww]e|[Uu]s|[Oo]ur)(?![\p{L}])`;
const sceneOpening =
  /^["“*_]?(?:In|On|At|During|Last|Next|Later|Years?|When|After|Before|Since|Once|By|From|For)\s/u;

/**
 * Openings such as "The first change was with their medium" or "One of them is". The next sentence says more about
 * them.
 */
const countOpening = regex.u`^["“*_]?(?:The (?:first|second|third|next|last|main|other|biggest|only)|One|Another)(?![\p{L}])`;

/** An answer stays with its question. */
const questionEnd = /\?["”’*_)]*\s*$/u;

/**
 * The least share of sentences with two consecutive lowercase words. Below it, a text is a list of dates or addresses,
 * not prose.
 */
const minProseShare = 0.5;
const isProse = (sentences: readonly string[]): boolean =>
  !regex.u`^[\p{Script=Latin}\P{L}]+$`.test(sentences.join('')) ||
  sentences.filter((sentence) => regex.u`(?<![\p{L}])\p{Ll}{2,}\s\p{Ll}`.test(sentence)).length >=
    sentences.length * minProseShare;

const countOf = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;
/** Opening and closing brackets, template tags and HTML tags. */
const pairs: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/\(/g, /\)/g],
  [/\{\{/g, /\}\}/g],
  [/<(?!(?:br|hr|img|input|wbr)\b)[a-z][^<>]{0,500}(?<!\/)>/giu, /<\/[a-z][^<>]{0,80}>/giu],
];
/** Marks that open and close alike. An asterisk or underscore between spaces or inside a word marks nothing. */
const marks: readonly RegExp[] = [
  /~~/g,
  /\*\*/g,
  regex.gu`(?<![*\\])\*(?![*\s])|(?<![*\\\s])\*(?!\*)`,
  regex.gu`(?<![\p{L}\p{N}\\])_+(?=\S)|(?<=\S)(?<!\\)_+(?![\p{L}\p{N}_])`,
];
/** Whether a cut would leave a mark open, as inside "(Rom. 8:28)" or "~~It is new. It is old.~~". */
const isUnclosed = (part: readonly string[]): boolean => {
  const text = part.join('');
  return (
    pairs.some(([open, close]) => countOf(text, open) > countOf(text, close)) ||
    marks.some((mark) => countOf(text, mark) % 2 === 1)
  );
};

/** Words such as "They", "it" or "there" among the first words. They continue the sentence before. */
const referring = regexOf(
  String.raw`^\P{L}*(?:[\p{L}\p{N}'’-]+,?\s){0,5}?(?:${alternatives(thirdPersonForms, demonstratives)}|there|such|so|too|other|others|another|same|more|less|again|ones?)(?:['’]\p{Ll}+)?(?![\p{L}])`,
  'iu',
);

/** A line without an end mark continues on the next one. */
const isClosed = /[.!?…:;。！？]["'“”‘’»)\]*_\x60\d^]*\s*$/u;

/** A pause such as "To someone out there...", after which the sentence may go on. */
const trailsOff = /(?:\.\s?\.|…)["'”’)*_]*\s*$/u;

/** After this many words, "this" and "it" may refer to something in the same sentence. */
const maxReferencePosition = 15;
const subjectPronoun = /^(?:it|its|they|them|their|he|she|him|his|her)(?:['’][a-z]+)?$/;
const isNamed =
  /^(?:post|article|page|blog|site|guide|tutorial|year|month|week|morning|summer|winter|spring|fall)(?:['’]s)?$/;
/** Whether a sentence refers to the one before, such as "I never thought of that" or "bread was made for this". */
const refersBackLate = (sentence: string): boolean => {
  if (/\sthat(?=[.,;:!?)])/u.test(sentence)) return true;
  const words = wordsOf(sentence).slice(0, maxReferencePosition);
  const noun = words.findIndex(({ tag, lower }) => 'NP'.includes(tag) || /(?:one|body|thing)$/.test(lower));
  return words.some(
    ({ lower }, i) =>
      (/^(?:this|these)$/.test(lower) && !isNamed.test(words[i + 1]?.lower ?? '')) ||
      (subjectPronoun.test(lower) && (noun < 0 || noun > i)),
  );
};

/** In "Since rye rises, bakers sleep", the verbs are often taken for nouns. */
const sinceClause = /^["“*_]?Since\s/u;

/** A sentence without a verb, such as "In town, for all", is part of the one before. */
const isFragment = (sentence: string, before: string): boolean => {
  if (questionEnd.test(sentence)) return false;
  const [first] = wordsOf(sentence);
  if (first === undefined) return true;
  const isRequest = lemmaEntry(first.lower)?.classes.includes('v') ?? false;
  // If the sentence before has no verb either, the text is in another language or style.
  return !isRequest && !sinceClause.test(sentence) && verbAt(sentence) < 0 && verbAt(before) >= 0;
};

/** Openings with a time or a place: "In 1901", "At the harbor", "Back in town". */
const newOpening = regex.u`^["“*_]?(?:(?:In|On|At|During|By|Around|Since|From|Within)\s(?:(?:the|my|our|that|an?)\s)?(?:\p{Ll}+\s){0,2}?(?:\d+|\p{Lu}\p{Ll}+|hours?|days?|weeks?|months?|years?|decades?|past|end|meantime|beginning|moment|future|summer|winter|spring|fall|autumn|morning|afternoon|evening|night|weekend|high school|college|home|work)(?![\p{L}])|(?:Last|Next|Later|Today|Nowadays|Recently|Meanwhile|Eventually|Finally|Lastly|Back (?:in|to|at)|Years?|Months?|Weeks?|Secondly|Thirdly|Unlike|A (?:few|couple of) (?:days|weeks|months|years))(?![\p{L}]))`;

/** Whether nothing ties a sentence to the one before, so that a paragraph may begin with it. */
const isSeparate = (sentence: string, before: string): boolean =>
  isClosed.test(before) &&
  !trailsOff.test(before) &&
  !dependentOpening.test(sentence) &&
  !sinceReference.test(sentence) &&
  !countOpening.test(before) &&
  !continuesStory(sentence, before) &&
  countWords(before) >= minBeforeLength &&
  !referring.test(sentence) &&
  !questionEnd.test(before) &&
  countWords(sentence) >= minOpeningLength &&
  !refersBackLate(sentence) &&
  !isFragment(sentence, before);

/** Whether a paragraph may begin with this sentence after that one. */
const canOpen = (sentence: string, before: string): boolean =>
  newOpening.test(sentence) && isSeparate(sentence, before);

/** The same in a wall of text. It also gives each statement of a report a paragraph. */
const canOpenInWall = (sentence: string, before: string): boolean =>
  (newOpening.test(sentence) || opensInReport(sentence, before)) && isSeparate(sentence, before);

/** The number of sentences compared on each side of a break. */
const comparedSentences = 3;

/** The share of words that the two sides of a break have in common, measured against the side with fewer. */
const cohesionAt = (words: readonly ReadonlySet<string>[], at: number): number => {
  const left = new Set(words.slice(Math.max(0, at - comparedSentences), at).flatMap((held) => [...held]));
  const right = new Set(words.slice(at, at + comparedSentences).flatMap((held) => [...held]));
  const shared = [...right].filter((word) => left.has(word)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
};

/** The cost of a break far from the middle, relative to the share of common words. */
const costOfPlace = 0.25;

/** Longer paragraphs are walls of text. Their parts are broken if they have more than `longPart` words. */
const wall = 250;
const longPart = 120;
/** A part this long is also broken where a sentence with its own subject has almost no words of the ones before. */
const longestPart = 170;
const maxCohesion = 0.1;

/** The cost of a break at each sentence of a paragraph, apart from its place. Null where none can begin. */
type Costs = (sentences: readonly string[]) => (number | null)[];

const costsWhere =
  (opens: (sentence: string, before: string) => boolean, mostCohesion = 1): Costs =>
  (sentences) => {
    const held = sentences.map((sentence) => contentOf(sentence));
    return sentences.map((sentence, i) => {
      if (i === 0 || !opens(sentence, sentences[i - 1] ?? '')) return null;
      const cohesion = cohesionAt(held, i);
      return cohesion <= mostCohesion ? cohesion : null;
    });
  };

/** A break inside a quotation would leave each part with an unmatched quotation mark. */
const outsideQuotations =
  (costsOf: Costs): Costs =>
  (sentences) => {
    const quoted = quotedStarts(sentences);
    return costsOf(sentences).map((cost, i) => (quoted[i] ? null : cost));
  };

const costsInText = costsWhere(canOpen);
const costsInWall = outsideQuotations(costsWhere(canOpenInWall));
/**
 * The last resort in a report: sentences that begin a new thought because they share almost no words with the ones
 * before. Those of an essay or a story go on with the thought in other words.
 */
const costsOfThoughts: Costs = (sentences) =>
  isReport(sentences)
    ? outsideQuotations(
        costsWhere(
          (sentence, before) => opensPart(sentence, before) && isSeparate(sentence, before),
          maxCohesion,
        ),
      )(sentences)
    : sentences.map(() => null);

type Break = { at: number; cost: number };

/** The best place for a break: near the middle and with the fewest words in common. Null if every place is bad. */
const breakOf = (sentences: readonly string[], costsOf: Costs): number | null => {
  const counts = sentences.map((sentence) => countWords(sentence));
  const all = sum(counts);
  let before = 0;
  let best: Break | null = null;
  for (const [i, own] of costsOf(sentences).entries()) {
    const size = before;
    before += counts[i] ?? 0;
    if (i === 0 || own === null || size < minPartLength || all - size < minPartLength) continue;
    const cost = own + costOfPlace * Math.abs((2 * size) / all - 1);
    if ((best === null || cost < best.cost) && !isUnclosed(sentences.slice(0, i))) best = { at: i, cost };
  }
  return best?.at ?? null;
};

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The ways to break a part, with the number of words from which each one applies. */
const inText: readonly (readonly [words: number, costs: Costs])[] = [[longParagraph, costsInText]];
const inWall: typeof inText = [
  [longPart, costsInWall],
  [longestPart, costsOfThoughts],
];

/**
 * A report in a single paragraph lost its breaks: news has paragraphs of one to three sentences. Its parts are broken
 * even if they are shorter than a wall.
 */
const inReport: typeof inText = [
  [100, costsInWall],
  [140, costsOfThoughts],
];
const longReport = 150;
/** A paragraph with fewer words beside the report is its headline, its standfirst or a note. */
const shortParagraph = 40;

const isSingleReport = (blocks: readonly Block[], sentences: readonly string[]): boolean =>
  blocks.filter(({ kind, body }) => kind !== 'heading' && countWords(body) >= shortParagraph).length === 1 &&
  isReport(sentences);

const partsOf = (sentences: readonly string[], ways: typeof inText): string[][] => {
  const words = sum(sentences.map((sentence) => countWords(sentence)));
  for (const [least, costsOf] of ways) {
    const at = words > least ? breakOf(sentences, costsOf) : null;
    if (at !== null) return [...partsOf(sentences.slice(0, at), ways), ...partsOf(sentences.slice(at), ways)];
  }
  return [[...sentences]];
};

/** Breaks long paragraphs at sentence ends. All words stay. */
export const shortenParagraphs = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => {
    const words = countWords(block.body);
    if (!isPlainParagraph(block) || words <= longReport) return [block];
    const sentences = sentencesOf(block);
    if (!isProse(sentences)) return [block];
    const ways = isSingleReport(blocks, sentences) ? inReport : words > wall ? inWall : inText;
    const parts = partsOf(sentences, ways);
    return parts.map((part, i) => ({
      ...block,
      body: parts.length > 1 ? unwrapped(part.join('').trim()) : block.body,
      gap: i === parts.length - 1 ? block.gap : '\n\n',
    }));
  });
