import { escapeForPattern } from '#engine/writing/titles/compose/names.ts';
import { asSecondHalf } from '#engine/writing/titles/heading-rows.ts';

/** A title as a part of another one: its first word in lower case unless it is a name. */
export const inSentence = (title: string, text: string): string => {
  const first = /^\p{Lu}[\p{Ll}'’-]+(?=\s+[^\p{Lu}]|$)/u.exec(title)?.[0] ?? '';
  const lower = first.toLowerCase();
  if (first !== '' && new RegExp(`(?<![\\p{L}.#/-])${escapeForPattern(lower)}(?![\\p{L}-])`, 'u').test(text))
    return lower + title.slice(first.length);
  return asSecondHalf(title, text);
};
