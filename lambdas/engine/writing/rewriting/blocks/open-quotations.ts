import { matchesOf } from '#engine/language/matches.ts';

/** Marks that open a quotation: at the beginning, after a space, a bracket or a dash. */
const openMark = /(?:^|(?<=[\s([—–-]))["“](?=\S)/g;
const anyMark = /["“”]/g;

/** Whether a quotation is open after a text, if it was or was not before. */
const isOpenAfter = (text: string, wasOpen: boolean): boolean => {
  const openings = new Set(matchesOf(text, openMark).map(({ index }) => index));
  return matchesOf(text, anyMark).reduce((_, { index }) => openings.has(index), wasOpen);
};

/** For each sentence, whether it begins inside a quotation. */
export const quotedStarts = (sentences: readonly string[]): boolean[] => {
  let isOpen = false;
  return sentences.map((sentence) => {
    const wasOpen = isOpen;
    isOpen = isOpenAfter(sentence, wasOpen);
    return wasOpen;
  });
};
