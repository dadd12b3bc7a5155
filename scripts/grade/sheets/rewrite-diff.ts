import { diffArrays } from 'diff';

/** The number of words around a change that are shown with it. */
const around = 8;

const blocksOf = (markdown: string): string[] =>
  markdown
    .split(/\n{2,}/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '');

/** A difference between two lists of words: the range in both, from its first word to the one after its last. */
type Hunk = { before: [number, number]; after: [number, number] };

const hunksOf = (before: readonly string[], after: readonly string[]): Hunk[] => {
  const hunks: Hunk[] = [];
  let [a, b] = [0, 0];
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    const [nextA, nextB] = [added ? a : a + value.length, removed ? b : b + value.length];
    const last = hunks.at(-1);
    if (added || removed) {
      // Changes with few words between them are merged.
      if (last && a - last.before[1] <= 2 * around) [last.before[1], last.after[1]] = [nextA, nextB];
      else hunks.push({ before: [a, nextA], after: [b, nextB] });
    }
    [a, b] = [nextA, nextB];
  }
  return hunks;
};

const cut = (words: readonly string[], [start, end]: readonly [number, number]): string => {
  const [from, to] = [Math.max(0, start - around), Math.min(words.length, end + around)];
  return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
};

/** The changes inside one passage, each with a few words around it. */
const changesOf = (before: string, after: string): string[] => {
  const [a, b] = [before.split(' '), after.split(' ')];
  return hunksOf(a, b).map((hunk) => `- ${cut(a, hunk.before)}\n+ ${cut(b, hunk.after)}`);
};

const firstWords = (block: string | undefined): string => {
  if (block === undefined) return 'the end';
  const words = block.split(' ');
  return words.length > around ? `${words.slice(0, around).join(' ')} …` : block;
};

/** Joins blocks; `¶` marks the blank lines that split one passage into several. */
const joined = (blocks: readonly string[]): string => blocks.join(' ¶ ');

/**
 * The changes of a rewrite, one after the other: `-` is the text before, `+` the text after, and `¶` a new paragraph.
 * An insertion quotes the text that it precedes. Empty if only white space changed.
 */
export const rewriteDiff = (before: string, after: string): string => {
  const parts = diffArrays(blocksOf(before), blocksOf(after));
  const changes: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (part === undefined || (!part.added && !part.removed)) continue;
    if (part.removed && next?.added) {
      changes.push(...changesOf(joined(part.value), joined(next.value)));
      at += 1;
    } else if (part.removed) changes.push(`- ${joined(part.value)}`);
    else changes.push(`+ ${joined(part.value)}\n  (before: ${firstWords(next?.value[0])})`);
  }
  return changes.join('\n\n');
};
