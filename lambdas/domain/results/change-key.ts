import type { ArticleChange } from '#contracts/keywords/writing.ts';

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** 32-bit FNV-1a in hexadecimal digits. It identifies a change; it has no security purpose. */
const hashOf = (text: string): string => {
  let hash = offsetBasis;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** Identifies a change of an article by its words, not by its position in a list. It is stored: never change it. */
export const changeKey = ({ before, after }: Pick<ArticleChange, 'before' | 'after'>): string =>
  `${hashOf(before)}${hashOf(after)}`;
