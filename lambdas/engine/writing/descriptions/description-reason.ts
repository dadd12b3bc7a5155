import type { DescriptionAngle, DescriptionCandidate } from './description-candidates.ts';

const reasons: Readonly<Record<DescriptionAngle, string>> = {
  own: 'Your own meta description.',
  lead: 'Uses the opening of the article.',
  point: 'Uses a passage from the article.',
  question: 'Includes a question from the article.',
  number: 'Uses a passage with numbers from the article.',
  sections: 'Combines words from your title, headings and text.',
};

/** "Learn how to feed a rye starter." */
const promise = /^Learn /u;
/** "A short guide to growing dill.", "A look at the tides of the Bay of Fundy." */
const namesKind =
  /^An? (?:[\w-]+ ){0,3}?(?:guide|look|list|recipe|review|story|tour|diary|report|comparison) /u;

/**
 * Why a description is worth choosing. The reason must be true of the text: "A report by the mill says" is a sentence of
 * the article, and does not say what kind of article this is.
 */
export const descriptionReason = ({ text, angle }: Pick<DescriptionCandidate, 'text' | 'angle'>): string => {
  if (angle === 'own') return reasons.own;
  if (promise.test(text)) return 'Says what readers learn.';
  return angle === 'sections' && namesKind.test(text)
    ? 'Says what kind of article this is and what it is about.'
    : reasons[angle];
};
