import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { hasUnpairedMarks } from '#engine/writing/headlines/unpaired-marks.ts';
import { refersBack } from '#engine/writing/titles/compose/likely/whole-phrases.ts';

/** Whether a part of a sentence can be a title: it has the length of one, refers to nothing before it, and pairs its marks. */
export const isWholeTitle = (text: string, minLength: number): boolean =>
  text.length >= minLength && fitsSnippet(text, 'title') && !refersBack(text) && !hasUnpairedMarks(text);

/** Words that a phrase may not be cut before: "moving my blog" needs its "from", and "turning a shed" its "into". */
export const needsNext =
  /^ (?:from|to|into|with|without|as|of|and|or|than|between|against|over|per|off|via|that|who) /i;
