import { isIrregularVerbForm } from '#engine/english/lexicon.ts';

/** Whether a verb form is a past tense: not a participle such as "seen", nor a form like the present, such as "put". */
export const isPast = (word: string): boolean =>
  (/ed$/.test(word) && word.length > 4) ||
  (isIrregularVerbForm(word) &&
    !/(?:wn|en|ne|ung|unk|um)$|^(?:seen|gone|done|been|put|set|cut|let|read)$/.test(word));
