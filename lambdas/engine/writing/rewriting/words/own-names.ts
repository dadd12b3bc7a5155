import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import {
  changeSentences,
  changeUnprotected,
  protectedText,
} from '#engine/writing/rewriting/blocks/protected-text.ts';
import { withConsistentSeries } from './names.ts';

/** A name with a capital inside, as no other word has: "GoatCounter". "ByLaws" is another form of "bylaws". */
const mixedName = regex.gu`(?<![\p{L}\p{N}._@/#:*=\\$-])(?!(?:By|On|In|Up|Out|Off|Over|Under|Non|Pre|Re|Co|Sub|Anti)\p{Lu})\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+(?![\p{L}\p{N}_@/(:=#-]|\.\p{L})`;
/** Any longer word. "zorbal #12" is an issue in a repository. */
const anyWord = regex.gu`(?<![\p{L}\p{N}._@/#:*=\\$-])\p{L}\p{Ll}{3,}(?![\p{L}\p{N}_@/(:=#-]|\.\p{L}| #\d)`;

/** Commands before the name of a package: "Pip install tensorflow". */
const command =
  /(?<![a-z])(?:install|import|require|helm|kubectl|npm|npx|pip|git|docker|apt|brew|cargo)(?![a-z])/i;
const code = /`{1,3}[^`]{1,400}`/g;

/** An icon, after which a name is an account: "<i class="chat"></i> ryemill". */
const icon = /<i\s[^<>]*><\/i>/i;

/** A name used only once may have been copied. */
const minUses = 2;

/** Names that the running text writes with a capital inside more often than the whole text writes them without it. */
const ownNames = (
  running: readonly Block[],
  blocks: readonly Block[],
  inCode: string,
): ReadonlyMap<string, string> => {
  const [mixed, plain] = [new Map<string, number>(), new Map<string, number>()];
  const count = (uses: Map<string, number>, word: string): Map<string, number> =>
    uses.set(word, (uses.get(word) ?? 0) + 1);
  for (const { body } of running)
    for (const [i, part] of body.split(protectedText).entries())
      if (i % 2 === 0) for (const [name] of matchesOf(part, mixedName)) count(mixed, name);
  // Titles, links and images often have the official form, even if the running text does not.
  for (const { body } of blocks)
    for (const [word] of matchesOf(body, anyWord)) count(plain, word.toLowerCase());
  const certain = [...mixed].filter(
    ([name, uses]) => uses >= minUses && uses > (plain.get(name.toLowerCase()) ?? 0),
  );
  return new Map(
    certain
      .map(([name]): [string, string] => [name.toLowerCase(), name])
      .filter(([lower]) => !inCode.includes(lower)),
  );
};

/**
 * Names that are also other words or are often written in lowercase. A capital inside a sentence shows that the name is
 * meant.
 */
const proper = ['Markdown', 'Twitter', 'Docker', 'Python', 'Ruby'];
const inside = new Map(
  proper.map((name) => [name, regexOf(`(?<=\\p{Ll}[,;:]? )${name}(?![\\p{L}\\p{N}_-])`, 'u')]),
);

/** Capitalizes such a name in all blocks if any of them does. */
export const withProperNames = (
  blocks: readonly Block[],
  isReadable: (block: Block) => boolean,
): readonly Block[] => {
  const running = blocks.filter(isReadable);
  const names = new Map(
    [...inside]
      .filter(([, pattern]) => running.some(({ body }) => pattern.test(body)))
      .map(([name]): [string, string] => [name.toLowerCase(), name]),
  );
  if (names.size === 0) return blocks;
  const named = (part: string): string =>
    command.test(part)
      ? part
      : withConsistentSeries(
          part,
          part.replace(anyWord, (word) => (regex.u`^\p{Ll}`.test(word) ? (names.get(word) ?? word) : word)),
        );
  return blocks.map((block) =>
    isReadable(block) ? changeSentences(block, (sentence) => changeUnprotected(sentence, named)) : block,
  );
};

/** Gives a name the capitals that most of the text uses. */
export const withOwnNames = (
  blocks: readonly Block[],
  isReadable: (block: Block) => boolean,
): readonly Block[] => {
  const running = blocks.filter(isReadable);
  const inCode = blocks
    .map(({ kind, body }) => (kind === 'code' ? body : (body.match(code) ?? []).join(' ')))
    .join(' ');
  const names = ownNames(running, blocks, inCode.toLowerCase());
  if (names.size === 0) return blocks;
  const named = (part: string): string =>
    command.test(part) ? part : part.replace(anyWord, (word) => names.get(word.toLowerCase()) ?? word);
  const inSentence = (sentence: string): string =>
    icon.test(sentence) ? sentence : changeUnprotected(sentence, named);
  return blocks.map((block) => (isReadable(block) ? changeSentences(block, inSentence) : block));
};
