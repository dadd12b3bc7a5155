import { memoizeByObject } from '#engine/bounds/memoize.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  articles,
  demonstratives,
  pastBe,
  possessives,
  presentBe,
  thirdPersonForms,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isPlainParagraph } from './edit-blocks.ts';

/** Words that announce what somebody else said or wrote, before a colon at the end of a paragraph. */
const announcesWords =
  /(?<![a-z])(?:said|says|told|tells|wrote|writes|testified|stated|states|reads|recalled|recalls|explained|explains|replied|replies|responded|responds|answered|concluded|concludes|tweeted|posted|argued|argues|warned|warns|observed|remarked|remarks|quot(?:ed|es|ing)|to quote|according to|excerpts?|testimony|transcript|in (?:his|her|their|its) (?:own )?words)(?![a-z])[^.!?:]{0,120}:[\s*_]*$/iu;

/** The same above a passage between two rules, which also sets off an example. */
const announcesPassage =
  /(?<![a-z])(?:examples?|passages?|extracts?|samples?|quotes?|letters?|e-?mails?|messages?)(?![a-z])[^.!?:]{0,60}:[\s*_]*$/iu;

/** A passage between two rules has at most this many blocks. Further apart, the rules divide the text. */
const maxPassageBlocks = 20;

const passageBetweenRules = (blocks: readonly Block[], at: number): readonly Block[] => {
  const above = blocks[at - 1];
  if (blocks[at]?.kind !== 'rule' || above === undefined || !isPlainParagraph(above)) return [];
  if (!announcesWords.test(above.body) && !announcesPassage.test(above.body)) return [];
  const length = blocks.slice(at + 1, at + 2 + maxPassageBlocks).findIndex(({ kind }) => kind === 'rule');
  return length < 0 ? [] : blocks.slice(at + 1, at + 1 + length);
};

/** Paragraphs that are all in italics, right below their announcement: "to quote a letter:" above "_We bake._". */
const italicBelow = (blocks: readonly Block[], at: number): readonly Block[] => {
  const above = blocks[at];
  if (above === undefined || !isPlainParagraph(above)) return [];
  const announcement = above.body.replace(/\]\([^()\s]*\)/g, ']');
  if (!announcesWords.test(announcement) && !announcesPassage.test(announcement)) return [];
  const end = blocks.findIndex((block, i) => i > at && !isItalic(block));
  return blocks.slice(at + 1, end < 0 ? blocks.length : end);
};
const isItalic = (block: Block): boolean =>
  isPlainParagraph(block) && /^([*_])(?![*_\s])[\s\S]*\1$/.test(block.body.trim());

const isAnnounced = (block: Block, above: Block | undefined): boolean =>
  above !== undefined &&
  isPlainParagraph(above) &&
  announcesWords.test(above.body) &&
  isPlainParagraph(block);

/** A speaker before the words: "**Rosa:** We bake", "Anna Poe: I bake". */
const speaker = regex.u`^(?:\*\*|__)?(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){0,2})(?:\*\*|__)?:(?:\*\*|__)?\s+\S`;
/** Labels that are not speakers. The questions and answers of a help page are the author's own words. */
const otherLabel =
  /^(?:pros?|cons?|questions?|answers?|notes?|tips?|steps?|(?:an )?examples?|before|after|rating|caption|bottom line|update|warning|why|how|what|when|where|who|cost|time|date|day|week|year)(?![a-z])/iu;
/** Whether a label is a common word, which names a thing rather than a speaker: "Annual Cost". "HOST" is a speaker. */
const namesAThing = (label: string): boolean =>
  label !== label.toUpperCase() &&
  label.split(' ').some((word) => lemmaEntry(word.toLowerCase())?.classes.startsWith('n'));
const speakerOf = (block: Block): string | null => {
  const [, name = ''] = isPlainParagraph(block) ? (speaker.exec(block.body) ?? []) : [];
  return name === '' || otherLabel.test(name) || namesAThing(name) ? null : name;
};

/** Two speakers with at least this many turns each make a transcript. */
const minTurns = 2;
/** A turn goes on in at most this many paragraphs below its first one. Further apart, the author speaks in between. */
const maxFurtherParagraphs = 4;
/** The paragraphs between two turns without a heading among them, which the speaker of the first one goes on to say. */
const furtherParagraphs = (blocks: readonly Block[], turns: ReadonlySet<Block>): readonly Block[] => {
  const places = blocks.flatMap((block, i) => (turns.has(block) ? [i] : []));
  return places.flatMap((at, i) => {
    const between = blocks.slice(at + 1, places[i + 1] ?? at + 1);
    return between.length <= maxFurtherParagraphs && between.every(isPlainParagraph) ? between : [];
  });
};

/** The turns of a transcript, whose writer chose their punctuation but not their words. */
export const transcriptTurns = memoizeByObject((blocks: readonly Block[]): ReadonlySet<Block> => {
  const turns = new Map<string, Block[]>();
  for (const block of blocks) {
    const name = speakerOf(block);
    if (name !== null) turns.set(name, [...(turns.get(name) ?? []), block]);
  }
  const long = [...turns.values()].filter((of) => of.length >= minTurns);
  const spoken = new Set(long.length >= 2 ? [...turns.values()].flat() : []);
  return new Set([...spoken, ...furtherParagraphs(blocks, spoken), ...answersIn(blocks)]);
});

/** A question to the person interviewed, as a heading or a line in bold: "**What do you bake?**" */
const askedQuestion = /(?<![a-z])you(?:r|['’](?:re|ve|d|ll))?(?![a-z])[^\n]*\?[*_\s]*$/iu;
const isAsked = ({ kind, body }: Block): boolean =>
  (kind === 'heading' || /^\s*(\*\*|__)[^\n]+\1\s*$/u.test(body)) && askedQuestion.test(body);
/** From this many questions on, and with "I" in most answers, a text is an interview. */
const minQuestions = 4;
const minSpokenShare = 1 / 2;

/** The answers of an interview whose questions are headings or lines in bold. */
const answersIn = (blocks: readonly Block[]): readonly Block[] => {
  if (blocks.filter(isAsked).length < minQuestions) return [];
  let isAnswer = false;
  const answers = blocks.filter((block) => {
    if (isAsked(block)) isAnswer = true;
    else if (block.kind === 'heading') isAnswer = false;
    else return isAnswer && isPlainParagraph(block);
    return false;
  });
  const spoken = answers.filter(({ body }) => firstPerson.test(unquoted(body)));
  return spoken.length >= answers.length * minSpokenShare ? answers : [];
};

/** The text outside quotation marks. A quotation may go on in the next paragraph. */
const unquoted = (body: string): string =>
  body.replace(/“[^“”]*(?:”|$)|"[^"]*(?:"|$)|[‘'][^‘’']{12,}(?:[’']|$)/gu, '');

const firstPerson = regex.u`(?<![\p{L}'’])I(?:['’](?:m|ve|ll|d))?(?= \p{Ll})`;
const attribution = regex.u`(?<!\p{L})(?!(?:I|[Ww]e|[Yy]ou|[Ww]ho|[Ii]t|[Tt]hat|[Bb]e|[Ii]s|[Ww]as|[Bb]een|[Tt]o) )\p{L}+(?: \p{Ll}+ly| also)? (?:said|says|told|added|stressed)(?!\p{L})|(?<!\p{L})(?:said|says|added) (?:he|she|they|\p{Lu}\p{Ll})`;

/**
 * A report says who said what at least this often and in this share of its paragraphs. Its writer is "I" in at most a
 * third of them.
 */
const minAttributions = 3;
const minAttributionShare = 1 / 4;
const maxFirstPersonShare = 1 / 3;
/** A shorter text may be a note of its writer. */
const minParagraphs = 6;

/**
 * A word that an editor put into a quotation: "which made [it] so that". The quotation may have lost its marks. With an
 * escaped bracket, "\\[your]" is a blank that the reader fills in.
 */
export const editorsWord = regexOf(
  String.raw`(?<![!\]\w[])(?<!\\(?=\[(?:your|my|the|an?|this|that|you)\]))\[(?:${alternatives(thirdPersonForms, possessives, demonstratives, articles, presentBe, pastBe)}|we|you|sic|to|in|of|and)\](?![([:])`,
  'u',
);
/** In a report, any word in brackets is one: "If this [sale] happens". */
const anyEditorsWord = regex.u`(?<![!\]\p{L}[])\[\p{Ll}{2,}(?: \p{Ll}+)?\](?![([:])`;

/**
 * Paragraphs of a report in the first person or with an editor's word: quotations that lost their marks or their
 * indentation.
 */
const testimonyIn = (blocks: readonly Block[]): readonly Block[] => {
  const paragraphs = blocks.filter(isPlainParagraph);
  const own = paragraphs.filter(({ body }) => firstPerson.test(unquoted(body)));
  const attributed = paragraphs.filter(({ body }) => attribution.test(unquoted(body))).length;
  const isReport =
    paragraphs.length >= minParagraphs &&
    own.length <= paragraphs.length * maxFirstPersonShare &&
    own[0] !== paragraphs[0] &&
    attributed >= Math.max(minAttributions, paragraphs.length * minAttributionShare);
  return isReport ? [...own, ...paragraphs.filter(({ body }) => anyEditorsWord.test(unquoted(body)))] : [];
};

/**
 * The paragraphs that somebody else said or wrote, although they have no quotation marks: those after "he wrote:",
 * passages between two rules or in italics, the turns of a transcript, first-person statements in a report, and those with an
 * editor's word in brackets.
 */
export const unmarkedQuotations = memoizeByObject((blocks: readonly Block[]): ReadonlySet<Block> => {
  const announced = blocks.filter((block, i) => isAnnounced(block, blocks[i - 1]));
  const passages = blocks.flatMap((_, i) => [...passageBetweenRules(blocks, i), ...italicBelow(blocks, i)]);
  const edited = blocks.filter((block) => isPlainParagraph(block) && editorsWord.test(unquoted(block.body)));
  return new Set([...announced, ...passages, ...transcriptTurns(blocks), ...testimonyIn(blocks), ...edited]);
});
