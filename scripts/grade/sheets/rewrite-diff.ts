import { diffArrays } from 'diff';

/** Words around a change that are shown with it. */
const around = 8;

const blocksOf = (markdown: string): string[] =>
  markdown
    .split(/\n{2,}/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '');

const sharedLength = (a: readonly string[], b: readonly string[]): number => {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a[at] === b[at]) at += 1;
  return at;
};

/** Two versions of a passage without most of what they begin and end with alike. */
const shorten = (before: string, after: string): [string, string] => {
  const [a, b] = [before.split(' '), after.split(' ')];
  const start = sharedLength(a, b);
  const end = sharedLength(a.slice(start).reverse(), b.slice(start).reverse());
  const cut = (words: readonly string[]): string => {
    const from = Math.max(0, start - around);
    const to = Math.min(words.length, words.length - end + around);
    return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
  };
  return [cut(a), cut(b)];
};

const firstWords = (block: string | undefined): string => {
  if (block === undefined) return 'the end';
  const words = block.split(' ');
  return words.length > around ? `${words.slice(0, around).join(' ')} …` : block;
};

/** Blank lines inside one passage say that it became several blocks. */
const joined = (blocks: readonly string[]): string => blocks.join(' ¶ ');

/**
 * What a rewrite changed, one change after the other: `-` is the text before, `+` the text after, `¶` a new paragraph,
 * and an insertion names the text that it stands before. Empty if nothing but white space changed.
 */
export const rewriteDiff = (before: string, after: string): string => {
  const parts = diffArrays(blocksOf(before), blocksOf(after));
  const changes: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (part === undefined || (!part.added && !part.removed)) continue;
    if (part.removed && next?.added) {
      const [old, now] = shorten(joined(part.value), joined(next.value));
      changes.push(`- ${old}\n+ ${now}`);
      at += 1;
    } else if (part.removed) changes.push(`- ${joined(part.value)}`);
    else changes.push(`+ ${joined(part.value)}\n  (before: ${firstWords(next?.value[0])})`);
  }
  return changes.join('\n\n');
};
