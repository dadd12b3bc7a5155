import { checkDeadline } from '#engine/bounds/deadline.ts';
import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import type { FactDocument } from '#engine/verification/facts/find-facts.ts';

const lettersOf = ({ document }: FactDocument): string[] =>
  document.units.map(({ source }) => lettersAndDigits(source));

/** Whether a repair lost a sentence that the rewrite had verbatim from the original, whole, as part of one or across two. */
export const hasLostSentence = (
  original: FactDocument,
  rewritten: FactDocument,
  repaired: FactDocument,
): boolean => {
  const left = lettersOf(repaired);
  const known = new Set(left);
  const gone = lettersOf(rewritten).filter((letters) => letters !== '' && !known.has(letters));
  if (gone.length === 0) return false;
  const [before, after] = [lettersOf(original).join(''), left.join('')];
  return gone.some((letters) => {
    checkDeadline();
    return before.includes(letters) && !after.includes(letters);
  });
};
