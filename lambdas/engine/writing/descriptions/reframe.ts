import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import { doingLesson } from './compose/guide-lines.ts';

/** "Learn how to bake rye bread.": one sentence that says what its reader learns to do. */
const lesson = regex.u`^Learn how to ([^.:;?!]+(?:\.\p{L}[^.:;?!]*)*)\.$`;

/**
 * A lesson in another frame: "A guide to baking rye bread." of "Learn how to bake rye bread."; null for any other line.
 * Strict editors publish 84 % of guides and one of ten sentences of the text (training/README.md).
 */
export const reframe = (text: string): string | null => {
  const [, deed = ''] = lesson.exec(text) ?? [];
  const doing = deed === '' ? null : doingLesson(deed);
  const frame = `A guide to ${doing}.`;
  return doing !== null && fitsSnippet(frame, 'description') ? frame : null;
};
