import { withContractions } from './its-and-yours.ts';
import { withNumberSlips } from './number-slips.ts';
import { withOwners } from './owners.ts';
import { withSentenceMarks } from './sentence-marks.ts';
import { withSmallWords } from './small-words.ts';
import { withoutSoundAlikes } from './sound-alikes.ts';
import { withVerbSlips } from './verb-slips.ts';

/** A text without the slips of grammar that its words decide by themselves. */
export const withoutGrammarSlips = (text: string): string =>
  withSentenceMarks(
    withSmallWords(withNumberSlips(withVerbSlips(withOwners(withContractions(withoutSoundAlikes(text)))))),
  );
