import { withoutDoubledWords } from './doubled-words.ts';
import { withContractions } from './its-and-yours.ts';
import { withNumberSlips } from './number-slips.ts';
import { withOwners } from './owners.ts';
import { withPlaceNames } from './place-names.ts';
import { withSentenceMarks } from './sentence-marks.ts';
import { withSmallWords } from './small-words.ts';
import { withoutSoundAlikes } from './sound-alikes.ts';
import { withSpaces } from './spaces.ts';
import { withVerbSlips } from './verb-slips.ts';

/** The steps in their order; a later one reads what an earlier one has corrected. */
const steps = [
  withSpaces,
  withoutDoubledWords,
  withPlaceNames,
  withoutSoundAlikes,
  withContractions,
  withOwners,
  withVerbSlips,
  withNumberSlips,
  withSmallWords,
];

/** A text without the slips of grammar that its words decide by themselves. The writer may open sentences with small letters. */
export const withoutGrammarSlips = (text: string, isSmall: boolean): string =>
  withSentenceMarks(
    steps.reduce((corrected, step) => step(corrected), text),
    isSmall,
  );
