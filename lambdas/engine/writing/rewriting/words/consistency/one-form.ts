import { lemmaEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';

/** American and British spellings of words that mean the same as every part of speech. */
const spellings = new Map(
  'color colour colors colours colored coloured favor favour favorite favourite favorites favourites behavior behaviour behaviors behaviours honor honour neighbor neighbour neighbors neighbours neighborhood neighbourhood labor labour flavor flavour flavors flavours humor humour center centre centers centres centered centred gray grey traveling travelling traveled travelled traveler traveller travelers travellers canceled cancelled canceling cancelling modeling modelling labeled labelled defense defence organize organise organized organised organizing organising organization organisation organizations organisations realize realise realized realised realizing realising recognize recognise recognized recognised apologize apologise analyze analyse analyzed analysed'
    .split(' ')
    .flatMap((word, i, all): [string, string][] => {
      const pair = all[i + (i % 2 === 0 ? 1 : -1)] ?? word;
      return [[word, pair]];
    }),
);

/** A form that is at least this many times as frequent as the other one is the author's. */
const minRatio = 2;
/** The author's form occurs at least this often. */
const minUses = 2;

/** A link with a single word may be a tag. */
const word = regex.gu`(?<![\p{L}\p{N}_@/.#'’[-])\p{Ll}+(?:-\p{Ll}+)?(?![\p{L}\p{N}_@/'’-]|\.\p{L})`;

/**
 * Compounds whose hyphen tells parts of speech apart or another word: "to set up", "re-sign", "co-op". The first and
 * last words decide.
 */
const meaningful =
  /^(?:re|co|un|pre|non|e|on|off|in|out|up|to|no|so|any|some|every|all|a|be|an|ex|x|t)-|-(?:up|out|off|in|on|down|over|back|away|through|to|by|a|one|end|time|day|body|where|thing|all|ing|s)$/;

/** Reads and changes the text outside code, links and quotations. */
type Reader = {
  partsOf: (body: string) => readonly string[];
  changeText: (block: Block, change: (part: string) => string) => Block;
};

/** How often each word occurs outside code, links and quotations. */
const usesIn = (blocks: readonly Block[], { partsOf }: Reader): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const { body } of blocks)
    for (const part of partsOf(body))
      for (const [found] of matchesOf(part, word)) uses.set(found, (uses.get(found) ?? 0) + 1);
  return uses;
};

/**
 * The form that a word should have: the other form if the author prefers it. If the author also writes two words, the
 * hyphen marks the compound before a noun: "by the command line", "a command-line note".
 */
const preferred = (uses: ReadonlyMap<string, number>, text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const count = (form: string): number => uses.get(form) ?? 0;
  const compare = (rare: string, common: string): void => {
    const [few, many] = [count(rare), count(common)];
    if (few > 0 && many >= minUses && many >= few * minRatio) found.set(rare, common);
  };
  for (const form of uses.keys()) {
    const other = spellings.get(form);
    if (other !== undefined) compare(form, other);
    if (!form.includes('-') || meaningful.test(form)) continue;
    const closed = form.replace('-', '');
    compare(form, closed);
    if (!text.includes(form.replace('-', ' '))) compare(closed, form);
  }
  return found;
};

/** A compound before its noun, with and without the hyphen: "a one-time gift", "a one time gift". */
const hyphenated = regex.gu`(?<![\p{L}\p{N}_@/.#'’-])(?<!(?:very|so|too|quite|extremely) )(?!\p{Ll}*ly-)(\p{Ll}{2,}-\p{Ll}{3,} \p{Ll}{3,})(?![\p{L}\p{N}_@/'’-])`;

/** Words that need the hyphen before a noun. Two nouns, as in "heart rate sensor", are right without it. */
const numbers = wordSet('one', twoToTen, 'first second third part all');
const modifies = (first: string): boolean =>
  numbers.has(first) || (lemmaEntry(first)?.classes.startsWith('a') ?? false);

/** The compounds that the author writes both ways before the same noun, at least as often with the hyphen. */
const openCompounds = (blocks: readonly Block[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const text = blocks.map(({ body }) => body).join('\n');
  for (const [, phrase = ''] of matchesOf(text, hyphenated)) {
    const noun = phrase.slice(phrase.indexOf(' ') + 1);
    const open = phrase.replace('-', ' ');
    const [first = ''] = phrase.split('-');
    if (!modifies(first) || !lemmaEntry(noun)?.classes.startsWith('n') || !text.includes(open)) continue;
    if (text.split(phrase).length >= text.split(open).length) found.set(open, phrase);
  }
  return found;
};

/** Gives a word that the author spells in two ways the form that most of the text uses: "handwritten", "hand-written". */
export const withOneForm = (
  blocks: readonly Block[],
  isReadable: (block: Block) => boolean,
  reader: Reader,
): readonly Block[] => {
  const readable = blocks.filter(isReadable);
  const forms = preferred(usesIn(readable, reader), readable.map(({ body }) => body).join('\n'));
  const compounds = openCompounds(readable);
  if (forms.size + compounds.size === 0) return blocks;
  const unified = (part: string): string =>
    [...compounds].reduce(
      (text, [from, to]) =>
        text.replaceAll(
          regexOf(`(?<![\\p{L}-])(?<!(?:very|so|too|quite|extremely) )${from}(?![\\p{L}-])`, 'gu'),
          to,
        ),
      part.replace(word, (form) => forms.get(form) ?? form),
    );
  return blocks.map((block) => (isReadable(block) ? reader.changeText(block, unified) : block));
};
