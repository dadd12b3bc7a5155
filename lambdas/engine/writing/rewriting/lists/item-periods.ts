import { countWords } from '#domain/text/count-words.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  articles,
  doForms,
  haveForms,
  modals,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isBalanced, startsClause, verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';

/** The fewest items with a period, and their least share, that make the period the rule of a list. */
const minWithPeriod = 2;
const minShare = 2 / 3;
/** A shorter item may be a label or a thing. */
const minWords = 5;

const endsInPeriod = /[.!?]["”’)*_]*\s*$/u;
/** An item that ends with a word, not with a link, a mark or an address. */
const endsInWord = regex.u`(?<![/@._~-])(?<![\p{L}\p{N}]\.)\p{Ll}\)?\s*$`;
const holdsAddress = /https?:|www\.|@|\]\([^()]*\)\)?\s*$|\.(?:com|org|net|io)\s*$/u;

const opensWithVerb = (text: string): boolean =>
  lemmaEntry(wordsOf(text)[0]?.lower ?? '')?.classes.startsWith('v') ?? false;

/** A question needs another mark. */
const question = regexOf(
  `^(?:(?:what|who|why|how|where|which)(?![a-z])|(?:${alternatives(presentBe, pastBe, doForms, modals, haveForms)}) (?:${alternatives(subjectPronouns, articles, possessives)}|there|this|that)(?![a-z]))`,
  'iu',
);

/** Whether an item is a whole sentence: a clause, or a request such as "On your way out, close the door". */
const isSentence = (body: string): boolean => {
  const text = body.replace(/^(\*\*|__)[^*_]+\1[.:]?\s*/u, '').trim();
  if (!regex.u`^\p{Lu}`.test(text) || question.test(text)) return false;
  return startsClause(text) || verbAt(text) >= 0 || text.split(', ').some(opensWithVerb);
};

const lacksPeriod = (block: Block, next: Block | undefined): boolean =>
  !endsInPeriod.test(block.body) &&
  !block.body.includes('\n') &&
  endsInWord.test(block.body) &&
  !holdsAddress.test(block.body) &&
  isBalanced(block.body) &&
  countWords(block.body) >= minWords &&
  // An item above others of its own introduces them.
  !(next?.kind === 'item' && next.prefix.length > block.prefix.length) &&
  isSentence(block.body);

const markOf = ({ prefix }: Block): string => prefix.replace(/\d+/, '1');

type Item = { at: number; block: Block };

/** The items of each list. A sublist ends the list above it. */
const listsIn = (blocks: readonly Block[]): (readonly Item[])[] => {
  const lists: Item[][] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'item') continue;
    const list = lists.at(-1);
    const before = list?.at(-1);
    const goesOn = before?.at === at - 1 && markOf(before.block) === markOf(block);
    if (list !== undefined && goesOn) list.push({ at, block });
    else lists.push([{ at, block }]);
  }
  return lists;
};

/** Adds the period that a few sentences of a list lack while the others have one. */
export const withItemPeriods = (blocks: readonly Block[]): Block[] => {
  const lacking = listsIn(blocks).flatMap((list) => {
    const others = list.filter(({ block }) => !endsInPeriod.test(block.body));
    const withPeriod = list.length - others.length;
    if (withPeriod < minWithPeriod || withPeriod < list.length * minShare) return [];
    // One that is not a sentence shows that the list mixes both.
    return others.every(({ at, block }) => lacksPeriod(block, blocks[at + 1])) ? others : [];
  });
  const places = new Set(lacking.map(({ at }) => at));
  return blocks.map((block, i) => (places.has(i) ? { ...block, body: `${block.body.trimEnd()}.` } : block));
};
