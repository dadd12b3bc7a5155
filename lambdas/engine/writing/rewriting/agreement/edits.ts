import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { likeFirst } from '#engine/writing/rewriting/grammar/corrections.ts';

/** A word, by its index, and the word that replaces it. */
export type Edit = { readonly at: number; readonly to: string };

/** Replaces words of a text and keeps their capitals and the form of their apostrophes. */
export const withEdits = (text: string, words: readonly TaggedWord[], edits: readonly Edit[]): string => {
  let [changed, last] = ['', 0];
  for (const { at, to } of [...edits].sort((a, b) => a.at - b.at)) {
    const word = words[at];
    if (word === undefined || word.start < last) continue;
    const form = word.text.includes('’') ? to.replace("'", '’') : to;
    changed += text.slice(last, word.start) + likeFirst(word.text, form);
    last = word.end;
  }
  return changed + text.slice(last);
};
