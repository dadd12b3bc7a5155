import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import { gerundLesson } from './compose/guide-lines.ts';

/** "Learn how to bake rye bread.": a single sentence that says what its reader learns to do. */
const lesson = regex.u`^Learn how to ([^.:;?!]+(?:\.\p{L}[^.:;?!]*)*)\.$`;

/**
 * A lesson in another frame: "A guide to baking rye bread." from "Learn how to bake rye bread."; null for any other
 * line.
 */
export const reframe = (text: string): string | null => {
  const action = lesson.exec(text)?.[1];
  const doing = action === undefined ? null : gerundLesson(action);
  if (doing === null) return null;
  const frame = `A guide to ${doing}.`;
  return fitsSnippet(frame, 'description') ? frame : null;
};
