import { countWords } from '#domain/text/count-words.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives, commonPrepositions, startsWithAny } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { capitalizeOpening, isBalanced, startsClause } from '#engine/writing/clauses/sentence-halves.ts';
import { isPlainParagraph, newBlock, sentencesOf } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { unmarkedQuotations } from '#engine/writing/rewriting/blocks/unmarked-quotations.ts';

/** Fewer or shorter items read well within a sentence. */
const minItems = { semicolons: 3, commas: 4, counted: 3 } as const;
const minListWords = 24;
const minMeanWords = 3;
const maxItemWords = 40;

/** Words before a colon that announce several things of one kind. */
const announcement = regexOf(
  String.raw`(?<![\p{L}])(?:${alternatives(twoToTen)}|several|many|few|following|these|includes?|included|including|such as|are|\p{L}{2,}(?:ions|ings|ents|eps|ys|ules|ings|sons|sts|ools|ips|ers|ics|als|ures|eas|ses|fits|les))(?: \p{L}+){0,4}$`,
  'u',
);
const speechVerbs =
  /(?:sa(?:id|ys?)|ask(?:s|ed)|wrote|writes|quote[sd]?|thought|replied|told|this|tweeted)$/iu;

/** Words that continue the previous item instead of opening a new one. */
const continuationWords = regex.iu`^(?:which|who|whom|whose|where|when|while|because|but|so|yet|although|though|if|then|including|such|especially|even|not|or|nor|as|i\.e\.|e\.g\.)(?![\p{L}])`;

/** The end of a sentence, not a thing of its own: "and other reasons as well". */
const andOthers =
  /^(?:many |several |a few )?(?:others?|more|so (?:on|forth)|the like|similar)(?: [a-z]+)?(?: (?:as well|too))?$/i;

/**
 * Whether items are alike. Phrases and clauses, as in "A loaf is one rye, on one day, and each day is", are not a
 * series of things.
 */
const areSimilar = (items: readonly string[]): boolean =>
  !items.some((item) => startsPhrase.test(item)) && new Set(items.map(startsClause)).size === 1;
/** In "thinking about how it bakes, what it needs, and why it cools", the questions belong to the first item. */
const continuesQuestions = ([first = '', ...rest]: readonly string[]): boolean =>
  !startsQuestion.test(first) && rest.some((item) => startsQuestion.test(item));
const startsQuestion = regex.iu`^(?:what|how|why|whether|when)(?![\p{L}])`;
/** In "51% chose to bake, 25% to grind, and 24% to sell", the first item has the verb of all. */
const shareVerb = (items: readonly string[]): boolean =>
  items.every((item) => /^[*_]*\d[\d.,]*\s?%/.test(item)) &&
  items.slice(1).some((item) => /^\S+ to /.test(item));
const startsPhrase = startsWithAny(
  commonPrepositions,
  'in addition as after before during without within over under',
);

type Items = { lead: string; items: string[] };

const numbers = twoToTen.split(' ');
/**
 * Whether the announcement counts its items, so that their boundaries are certain: "three factors have been important:
 * a, b, and c".
 */
const counts = (lead: string, items: readonly string[] | null): items is string[] =>
  items !== null &&
  regexOf(
    `(?<![\\p{L}\\p{N}])(?:${numbers[items.length - 2] ?? '-'}|${items.length})(?![\\p{L}\\p{N}])`,
    'iu',
  ).test(lead);

const itemsBetween = (text: string, mark: RegExp, min: number): string[] | null => {
  const parts = text.split(mark).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const joined = /^(?:and|&),? /i.test(last);
  if (parts.length < min || (!joined && mark.source.includes(','))) return null;
  const items = [...parts.slice(0, -1), last.replace(/^(?:and|&),? /i, '')];
  const words = items.map(countWords);
  const total = words.reduce((sum, count) => sum + count, 0);
  const fits =
    total >= minListWords &&
    total / items.length >= minMeanWords &&
    words.every((count) => count >= 1 && count <= maxItemWords) &&
    items.every((item) => isBalanced(item) && item !== '' && !continuationWords.test(item)) &&
    !andOthers.test(items.at(-1) ?? '') &&
    items.slice(0, -1).every((item) => !/^(?:and|or) /i.test(item)) &&
    (!mark.source.includes(',') || (areSimilar(items) && !continuesQuestions(items) && !shareVerb(items)));
  return fits ? items : null;
};

/** Splits "There are four reasons: a, b, c, and d." into its announcement and items. */
const announcedIn = (sentence: string): Items | null => {
  const [, lead = '', rest = ''] = /^([^:;?!]{12,}):\s+([^:?!]+)\.\s*$/su.exec(sentence) ?? [];
  if (rest === '' || speechVerbs.test(lead) || !isBalanced(lead) || /[.]\s/.test(rest)) return null;
  const few = rest.includes(';') ? null : itemsBetween(rest, /,\s+/, minItems.counted);
  if (counts(lead, few)) return { lead: `${lead}:`, items: few };
  if (!announcement.test(lead)) return null;
  const items =
    itemsBetween(rest, /;\s+/, minItems.semicolons) ??
    (rest.includes(';') ? null : itemsBetween(rest, /,\s+/, minItems.commas));
  return items === null ? null : { lead: `${lead}:`, items };
};

/** A sentence that goes on about the items, as a story does: "Their paths cross at the mill." */
const refersBack = /^(?:They|Their|He|His|She|Her|Both)(?![a-z])/u;

const listOf = (items: readonly string[]): Block[] =>
  items.map((item, i) => ({
    ...newBlock('item', capitalizeOpening(item), '- '),
    gap: i === items.length - 1 ? '\n\n' : '\n',
  }));

/**
 * Whether a line inside a sentence reads as a sentence of its own: "care of the lamps\n(Rosa), and care of the bells".
 * The check of the rewrite would put that line back beside the items.
 */
const isBroken = (body: string, from: number, sentence: string): boolean =>
  sentence.includes('\n') &&
  splitSentences(body).some(({ start }) => start > from && start < from + sentence.trimEnd().length);

const withLists = (block: Block): Block[] => {
  const sentences = sentencesOf(block);
  const at = sentences.findIndex((sentence) => announcedIn(sentence) !== null);
  const found = announcedIn(sentences[at] ?? '');
  if (found === null) return [block];
  const before = sentences.slice(0, at).join('');
  const after = sentences
    .slice(at + 1)
    .join('')
    .trim();
  if (refersBack.test(after) || isBroken(block.body, before.length, sentences[at] ?? '')) return [block];
  return [
    { ...block, body: `${before}${found.lead}`, gap: '\n\n' },
    ...listOf(found.items),
    ...(after === '' ? [] : [{ ...block, body: after }]),
  ];
};

/** Turns long enumerations in running text into lists. Each item keeps its words. */
export const listEnumerations = (blocks: readonly Block[]): Block[] => {
  const quoted = unmarkedQuotations(blocks);
  return blocks.flatMap((block) =>
    isPlainParagraph(block) && !quoted.has(block) && !/ {2}\n|\\\n/.test(block.body)
      ? withLists(block)
      : [block],
  );
};
