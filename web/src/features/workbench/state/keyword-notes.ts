import type { KeywordList } from '#domain/input/parse-keyword-list.ts';
import { noteOnLookUp } from '#domain/shortlist/look-up-form.ts';
import { counted } from '#web/lib/values/counted.ts';

export type { KeywordList };

/** A note names this many keywords and counts the others. */
const named = 3;

const quote = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

const listOf = (parts: readonly string[]): string => {
  const rest = parts.length - named;
  return parts.slice(0, named).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

const repeatedNote = (repeated: KeywordList['repeated']): string[] => {
  if (repeated.length === 0) return [];
  const others = repeated.filter(({ typed, kept }) => typed !== kept);
  const same = others.map(({ typed, kept }) => `${quote(typed)} is ${quote(kept)}`);
  const what = counted(repeated.length, 'duplicate');
  return [`Skipped ${what}${same.length > 0 ? `: ${listOf(same)}` : ''}.`];
};

/** Notes about keywords that are repeated, looked up in another form, or not looked up. */
export const noteOnKeywords = (keywords: readonly string[], repeated: KeywordList['repeated']): string[] => {
  const noted = keywords.flatMap((keyword) => {
    const note = noteOnLookUp(keyword);
    return note === null ? [] : [`${quote(keyword)}: ${note.short.toLowerCase()}`];
  });
  const rest = noted.length - named;
  return [
    ...repeatedNote(repeated),
    ...noted.slice(0, named),
    ...(rest > 0
      ? [`${rest} more ${rest === 1 ? 'is' : 'are'} looked up in another form or not at all.`]
      : []),
    ...(noted.length === 1 ? ['It will still appear in your result.'] : []),
    ...(noted.length > 1 ? ['They will all still appear in your result.'] : []),
  ];
};
