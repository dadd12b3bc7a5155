import { countWords } from '#domain/text/count-words.ts';
import { oneToFive } from '#engine/english/number-words.ts';
import {
  alternatives,
  anyOf,
  articles,
  capitalized,
  coordinators,
  demonstratives,
  possessives,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { hasMainVerb, verbAt } from '#engine/writing/clauses/sentence-halves.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

/**
 * A label that opens a paragraph, and the paragraph without it. `rest` is empty if the label is the whole paragraph.
 * Labels on their own lines may become headings when labels followed by text on the same line do not.
 */
export type LeadIn = {
  label: string;
  rest: string;
  isLine: boolean;
  loose?: 'plain' | 'dash' | 'line';
  isBeforeConclusion?: true;
};

const maxLabelLength = 70;
const maxWords = 10;
/** The limits for a whole bold sentence that opens a paragraph. */
const maxSentenceLength = { characters: 100, words: 15 };
/** The fewest words in the sentence after a label. "Tower: A high building." explains a term. */
const minSentenceWords = 4;
/** An interview question alone on its line may be longer. */
const maxQuestionLength = 100;
/** Words that mark an aside, a figure or a speaker, not a section. */
export const isAside = regex.iu`^(?:(?:(?:an)?other examples?|for example|note|notes|nb|tips?|hint|update|updated|warning|caution|important|edit|disclaimer|disclosure|tl;?dr|exception|example|figure|fig|table|photo|image|video|source|sources|credit|question|answer|ps|p\.s|read more|see also|listen|watch|download|subscribe|spoiler|takeaway)(?![\p{L}])(?!.*\?$)|(?:by|q|a|next|last|previous)\W*$)`;

const isShort = (label: string): boolean => label.length <= maxLabelLength && countWords(label) <= maxWords;
const isShortSentence = (label: string): boolean =>
  label.length <= maxSentenceLength.characters && countWords(label) <= maxSentenceLength.words;

/** Openings that depend on the sentence before: "But we like it", "This is why". */
const startsWithReference = regexOf(
  `^(?:But|And|So|Or|Because|However|Of course|At the same time|In fact|Instead|${anyOf(capitalized(demonstratives))}|It(?!['’])|They|He|She)(?![\\p{L}])`,
  'u',
);

/**
 * A step of a story, or a part of the sentence above, although it ends with a period: "Then we bought the mill.", "At
 * the very end."
 */
const continuesText = regexOf(
  `^(?:Then|Not|Until|By now|${anyOf(capitalized('at by for from with'))})\\s.*\\.$`,
  'u',
);
/** "In light of these numbers, you may ask:" */
const refersBack = regexOf(
  `^(?:In|With|Given|After|Despite|Because)\\s(?:\\p{Ll}+ of )?${anyOf(demonstratives)}\\s`,
  'u',
);

/** Endings that refer to another line: "Pause and reflect on this", "Remember this". */
const endsInReference = regexOf(`\\s${anyOf(demonstratives)}[^\\p{L}\\p{N}?]*$`, 'iu');

/** Endings that the list below completes: "Use it to", "The guide contains". "How to" is complete. */
const leadsInto = regexOf(
  `(?<!how)\\s(?:to|${alternatives(articles, possessives, coordinators)}|such as|including|includes?|contains?)[^\\p{L}\\p{N}?]*$`,
  'iu',
);

/** A conjunction or an adverb alone, which only leads to the next words: "But most importantly", "First of all". */
const startsWithConjunction = regex.u`^(?:But|And|So|Or|Yet|Also|Plus)(?:,| )`;
const leadsOn = regex.iu`^(?:(?:most|more|perhaps|even|very|quite) )?(?:\p{L}{4,}ly|first of all|last but not least|in addition|on top of that|for example|however|besides)$`;
const isOnlyLink = (label: string): boolean => {
  const bare = label.replace(/\W+$/, '');
  const rest = bare.replace(startsWithConjunction, '').trim();
  const isAdverb = leadsOn.test(rest) && tagWords(rest.toLowerCase()).every(({ tag }) => tag !== 'N');
  return isAdverb || (rest !== bare && !label.endsWith('?') && verbAt(rest) < 0);
};

const isLabel = (label: string, isLine: boolean): boolean =>
  (isShortSentence(label) || (isLine && label.length <= maxQuestionLength && label.endsWith('?'))) &&
  !(!isLine && startsWithReference.test(label) && !label.endsWith('?')) &&
  !endsInReference.test(label) &&
  !refersBack.test(label) &&
  !isOnlyLink(label) &&
  !leadsInto.test(label) &&
  regex.u`\p{L}{2}`.test(label) &&
  regex.u`^(?:\(?[a-h]\) )?["“‘']?[\p{Lu}\p{N}]`.test(label) &&
  !/[[\]<>|*_`\\\n]|https?:/.test(label) &&
  !regex.u`(?:[.,;…]|\s[–—-])[^\p{L}\p{N}]*$`.test(label) &&
  !/^\d{1,2}[:.]\d{2}/.test(label) &&
  !isAside.test(label) &&
  !regex.iu`(?<![\p{L}])(?:update|disclaimer)(?![\p{L}])`.test(label);

const boldLine = /^(\*\*|__)(?!\s)([^*_\n]+?):?\1:?[ \t]*(?:\n(?=\S)([\s\S]+))?$/;
const boldStart = regex.u`^(\*\*|__)(?!\s)([^*_\n]+?)(?:(?:[.:]|(?<=[?!]))\1:?|\1[.:])\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$`;
/** A bold label with a dash: "**Stairs** - The tower has many", "**Stairs -** The tower has many". */
const boldDash = regex.u`^(\*\*|__)(?!\s)([^*_\n]+?)(?:\1\s?[–—-]|\s?[–—-]\1)\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$`;
/** A plain label of a few words: "Stairs: The tower has many". */
export const plainStart = regex.u`^(?=\p{Lu})((?:[\p{L}\p{N}'’&/-]+(?:, |\s)){0,9}[\p{L}\p{N}'’&/-]+):\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$`;
/**
 * A short, numbered first sentence: "Step 1: Make the dough. …". A sentence with "First," is part of its paragraph and
 * reads badly as a heading.
 */
const numberedStart = regexOf(
  String.raw`^(Step (?:\d{1,2}|${alternatives(oneToFive)}|six)[,:]\s[^.!?\n]{6,55})\.\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$`,
  'u',
);

/** A whole paragraph in bold. If it cannot be a label, neither can its siblings. */
const isBold = /^(\*\*|__)[^*_\n]+\1\W*$/;
/** From this many words on, a bold statement is an emphasized sentence of the text, not a label. */
const minStatementWords = 16;
const isBoldStatement = (body: string): boolean =>
  countWords(body) >= minStatementWords && isBold.test(body) && /[.!:]\W*$/u.test(body);
export const isBoldOther = (body: string): boolean =>
  isBold.test(body) &&
  !isAside.test(body.slice(2)) &&
  !isBoldStatement(body) &&
  !isOnlyLink(body.replace(/[*_]/g, ''));

/** A paragraph or list item that opens with bold words that may be a label. */
export const isBoldLabel = (block: Block): boolean =>
  (block.kind === 'item' && /^(\*\*|__)(?!\s)[^*_\n]+\1:?[ \t]*(?:\n|$)/.test(block.body.trim())) ||
  (isPlainParagraph(block) &&
    !isBoldStatement(block.body.trim()) &&
    !isOnlyLink(block.body.trim().replace(/[*_]/g, '')) &&
    /^(\*\*|__)(?!\s)[^*_\n]+(?:(?:[.:?]|\s[–—-])\1|\1(?:[.:]|\s[–—-]|\s*(?:\n|$)))/.test(block.body.trim()));

/** Whether a paragraph is a list of facts, such as the head of a letter: "**From:** Ann" above "**To:** Bea". */
const isRowOfLabels = (body: string): boolean => /\n(\*\*|__)[^*_\n]+(?::\1|\1:)/.test(body);

/**
 * Removes the period of a one-sentence line such as "3. Be self-aware.", which becomes a heading. "Yes, they are." is
 * speech and keeps it.
 */
const withoutPeriod = (label: string, isLine: boolean): string =>
  isLine &&
  !startsWithReference.test(label) &&
  regex.u`^[^,.;:!?]*\d?[^,.;:!?]*[\p{L}\p{N})]\.$`.test(label.replace(/^\d{1,2}[.)]\s+/, ''))
    ? label.slice(0, -1)
    : label;

/** A line of its own without marks, such as "How we work": a heading that lost its mark. */
const plainLine = regex.u`^(?=[\p{Lu}\p{N}])[\p{L}\p{N}'’&/()+-]+(?:,? [\p{L}\p{N}'’&/()+-]+){0,8}\??$`;
const maxLineLength = 60;
/** A question or remark of a storyteller: "Guess what?", "So how do we fix this?" */
const isSpoken = /^(?:So|And|But|Or|Well|Oh|Now|OK|Ok|Okay|Wait|Guess)(?![a-z])/;
const lineLeadIn = (body: string): LeadIn | null =>
  plainLine.test(body) && !isSpoken.test(body) && body.length <= maxLineLength && isLabel(body, true)
    ? { label: body, rest: '', isLine: true, loose: 'line' }
    : null;

/** A label before a whole sentence, joined to it by a dash or set in plain letters. */
const looseLeadIn = (body: string): LeadIn | null => {
  const dash = boldDash.exec(body);
  const [label = '', rest = ''] =
    dash === null ? (plainStart.exec(body)?.slice(1) ?? []) : [dash[2], dash[3]];
  const isComplete = countWords(rest.split(/[.!?](?:\s|$)/)[0] ?? '') >= minSentenceWords;
  const isName = isShort(label) && verbAt(label) < 0 && isLabel(label.trim(), false);
  return isComplete && isName
    ? { label: label.trim(), rest: rest.trim(), isLine: false, loose: dash === null ? 'plain' : 'dash' }
    : null;
};

/** A first sentence without a verb, which describes the label before it: "**Rye.** The oldest flour in the mill." */
const leansOnLabel = (rest: string): boolean => {
  const [sentence = ''] = /^[^.!?]{3,80}\.(?=\s|$)/.exec(rest.trim()) ?? [];
  return describes.test(sentence) && verbAt(sentence) < 0 && !hasMainVerb(sentence);
};
const describes = regexOf(`^${anyOf(capitalized(`${articles} no not another`))} \\p{Ll}`, 'u');

/** The label that opens a plain paragraph. */
export const leadInOf = (block: Block): LeadIn | null => {
  return isPlainParagraph(block) && !isRowOfLabels(block.body) ? labelOf(block.body.trim()) : null;
};

/** The label that opens a text. */
export const labelOf = (body: string): LeadIn | null => {
  const line = boldLine.exec(body);
  const bold = line ?? boldStart.exec(body);
  const [label = '', rest = ''] =
    bold === null ? (numberedStart.exec(body)?.slice(1) ?? []) : [bold[2], bold[3]];
  const isLine = line !== null;
  // The author meant "##Your oven", without the space, as a heading.
  if (/^#{1,6}[^\s#]/.test(rest)) return null;
  // In "In my tests of the whole page, I have a rule: …", the rest belongs to the sentence.
  const ends = body.slice(0, body.length - rest.length);
  if (isLine ? continuesText.test(label.trim()) : leansOnLabel(rest)) return null;
  if (!isLine && /:\W*$/.test(ends) && !isShort(label)) return null;
  const text = withoutPeriod(label.trim(), isLine);
  return isLabel(text, isLine)
    ? { label: text, rest: rest.trim(), isLine }
    : (looseLeadIn(body) ?? lineLeadIn(body));
};

/** Whether nothing follows a label on its line: "**Stairs**" or "- **Stairs**". */
export const isLineLabel = ({ body }: Block): boolean =>
  /^(\*\*|__)[^*_\n]+\1:?[ \t]*(?:\n|$)/.test(body.trim());
