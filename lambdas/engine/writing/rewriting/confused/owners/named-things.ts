import { classesOf } from '#engine/english/word-checks.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { opensNounPhrase } from '#engine/writing/rewriting/words/hyphenation/noun-phrases.ts';
import { isListed } from '#engine/writing/rewriting/words/spelling/dictionary.ts';
import { describes, isOwnable, isOwned } from './ownable.ts';
import { minUses, owner, singleThings, withSingles } from './single-things.ts';

/** Places and companies whose names have no plural. */
const names = wordSet(
  'England Britain Germany Spain Italy Japan Mexico Canada Australia Brazil Russia Ireland Scotland Norway Denmark Finland Portugal Egypt Israel Africa Europe Asia India China Iceland Sweden Turkey Poland Greece Iran Iraq Pakistan Ukraine Nepal Taiwan Vietnam Thailand Singapore London Berlin Tokyo Chicago Seattle Toronto Amsterdam Barcelona Edinburgh Moscow Beijing Boston Melbourne Sydney California Oregon Michigan Ohio Arizona Colorado Alaska Hawaii Microsoft Facebook Twitter YouTube Wikipedia Spotify Reddit GitHub Samsung Disney Nintendo Earth',
);

const capitalized = regex.gu`(?<=[\p{Ll},;:)] ["“(*_[]{0,2})\p{Lu}\p{Ll}{3,19}(?![\p{L}'’-])`;
/** Words for people of a nation, group or kind, and short names of products, which have a plural. */
const hasPlural = regex.u`(?:an|ian|ist|ite|ese|er|or|ing|ent|ant|ic|al|ar|y|[^\P{L}a-z])$`;

/** The names that an article repeats, each with an "s" if that form occurs less often. */
export const ownerEvidence = (blocks: readonly Block[]): string[] => {
  const uses = new Map<string, number>();
  const running = blocks.map(({ kind, body }) => (kind === 'code' ? '' : body)).join('\n');
  for (const { kind, body } of blocks)
    if (kind !== 'code')
      for (const name of body.match(capitalized) ?? []) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses]
    .filter(([name, times]) => {
      const plural = uses.get(`${name}s`) ?? 0;
      return (
        times >= minUses &&
        times >= 2 * plural &&
        !hasPlural.test(name) &&
        classesOf(name.toLowerCase()) === '' &&
        !isListed(name.toLowerCase())
      );
    })
    .map(([name]) => owner + name)
    .concat(singleThings(running));
};

const named = regex.gu`(?<![\p{L}\p{N}'’@#/.-])(\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)?)s (?=((?:\p{Ll}[\p{Ll}-]+ )?)(\p{Ll}{3,})(?![\p{L}'’-]))`;
const beforePlural = regex.iu`(?<!\p{L})(?:the|these|those|many|most|some|all|other|both|few|several|two|three|four|more|our|american|he|she|who|it|different|new|old) $`;
const reach = 24;

/** Writes "Iceland's parking" for "Icelands parking", if the article or the list knows the name. */
export const withNamedThings = (text: string, terms: ReadonlySet<string>): string =>
  withSingles(text, terms).replace(
    named,
    (found: string, name: string, middle: string, noun: string, at: number) => {
      const isName = names.has(name) || terms.has(owner + name);
      if (!isName || beforePlural.test(text.slice(Math.max(0, at - reach), at))) return found;
      const isThing = names.has(name)
        ? opensNounPhrase(` ${middle}${noun}`) || (describes(middle) && classesOf(noun).includes('n'))
        : isOwned(middle, noun) || (classesOf(middle.trim()).startsWith('n') && isOwnable(noun));
      return isThing ? `${name}'s ` : found;
    },
  );
