import { contentOf } from '#engine/writing/passages/read-passages.ts';
import type { Draft } from './drafts/draft.ts';

/** Words of frames: "A short guide to ...", "Learn how to ...". They add nothing to a title. */
const frameStems = contentOf('learn a short step-by-step guide look covers example code');
const repeats = { newWords: 1, bonus: -0.35 } as const;

/** A list of at least four sections says what the reader gets; two of them are only a label. */
const list = { many: 4, bonus: 0.15, few: 2, cost: -0.1 } as const;

/**
 * The bonus of a line made from headings beside a title that a result page shows above it. Strict graders published
 * two of 25 that repeat the title, 37% of 27 that name four sections, and none of 15 that name two after a colon.
 */
export const worthBesideTitle = ({ make, text, named }: Draft, title: ReadonlySet<string>): number => {
  if (make !== 'aspects' || title.size === 0) return 0;
  const added = [...contentOf(text)].filter((word) => !title.has(word) && !frameStems.has(word));
  if (added.length <= repeats.newWords) return repeats.bonus;
  if (/, from .+ to /u.test(text)) return 0;
  if (named >= list.many) return list.bonus;
  return named === list.few && text.includes(':') ? list.cost : 0;
};
