import type { ArticleChange } from '#contracts/keywords/writing.ts';

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a with 32 bits, in hexadecimal digits. It names something; it protects nothing. */
const hashOf = (text: string): string => {
  let hash = offsetBasis;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** The name of a change of an article: its words, not its place in a list. It is stored: never change it. */
export const changeKey = ({ before, after }: Pick<ArticleChange, 'before' | 'after'>): string =>
  `${hashOf(before)}${hashOf(after)}`;
