import type { Article } from '#contracts/jobs/article.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import type { TextKind } from '#engine/topic/kinds.ts';
import { readKind } from '#engine/topic/text-kind.ts';

/**
 * Kinds of text that answer a "how to". Blind graders gave grade 2 to 38% of 69 "how to" keywords that texts of these
 * kinds do not ask themselves. In other texts that address their readers, it was 15% of 20, and elsewhere 5% of 66.
 */
const instructionalKinds: ReadonlySet<TextKind> = new Set<TextKind>([
  'how-to',
  'tips',
  'explainer',
  'reference',
  'recipe',
]);

/** A text addresses its readers if this share of its words refers to them, and fewer words refer to the author. */
const minShare = 0.02;
const secondPerson = /\b(?:you|your|you're|you'll|you've)\b/g;
const firstPerson = /\b(?:i|we|my|our|i'm|i've|we're|we've)\b/g;

const addressesReader = ({ text, wordCount }: Article): boolean => {
  const folded = fold(text);
  const count = (pattern: RegExp): number => folded.match(pattern)?.length ?? 0;
  const readers = count(secondPerson);
  return readers >= wordCount * minShare && readers > count(firstPerson);
};

/** True for a text that tells its readers how to do something or how something works. */
export const explains = (article: Article): boolean =>
  instructionalKinds.has(readKind(article).kind) || addressesReader(article);
