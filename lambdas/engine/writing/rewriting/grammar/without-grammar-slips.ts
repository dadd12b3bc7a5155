import { withoutDoubledWords } from './doubled-words.ts';
import { contractions } from './its-and-yours.ts';
import { numberSlips } from './number-slips.ts';
import { owners } from './owners.ts';
import { partners } from './partners.ts';
import { withPhrases } from './phrase-rules.ts';
import { withPlaceNames } from './place-names.ts';
import { pluralApostrophes } from './plural-apostrophes.ts';
import { withSentenceMarks } from './sentence-marks.ts';
import { smallWords } from './small-words.ts';
import { soundAlikes } from './sound-alikes.ts';
import { withSpaces } from './spaces.ts';
import { typingSlips } from './typing-slips.ts';
import { verbSlips } from './verb-slips.ts';

/**
 * All rules in one list, so that a single scan finds those that may match. Each rule reads the corrections of the
 * earlier ones.
 */
const withoutPhraseSlips = withPhrases([
  ...typingSlips,
  ...soundAlikes,
  ...contractions,
  ...owners,
  ...pluralApostrophes,
  ...verbSlips,
  ...numberSlips,
  ...smallWords,
  ...partners,
]);

/**
 * Corrects the grammar mistakes that a text's words reveal by themselves. `isSmall` says that the writer starts
 * sentences with lowercase letters.
 */
export const withoutGrammarSlips = (text: string, isSmall: boolean): string =>
  withSentenceMarks(withoutPhraseSlips(withPlaceNames(withoutDoubledWords(withSpaces(text)))), isSmall);
