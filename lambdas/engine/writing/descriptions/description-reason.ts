import type { DescriptionAngle, DescriptionCandidate } from './description-candidates.ts';
import { isPromise } from './drafts/promises.ts';

const reasons: Readonly<Record<DescriptionAngle, string>> = {
  own: 'Your own meta description.',
  lead: 'Uses the opening of the article.',
  point: 'Uses a passage from the article.',
  question: 'Includes a question from the article.',
  number: 'Uses a passage with numbers from the article.',
  sections: 'Combines words from your title, headings and text.',
};

/** "A short guide to growing dill.", "A look at the tides of the Bay of Fundy." */
const namesKind =
  /^An? (?:[\w-]+ ){0,3}?(?:guide|look|list|recipe|review|story|tour|diary|report|comparison) /u;

/** Why a description is worth choosing. The reason is true of the text, however the text was made. */
export const descriptionReason = ({ text, angle }: Pick<DescriptionCandidate, 'text' | 'angle'>): string => {
  if (angle === 'own') return reasons.own;
  if (isPromise(text)) return 'Says what readers learn.';
  return namesKind.test(text) ? 'Says what kind of article this is and what it is about.' : reasons[angle];
};
