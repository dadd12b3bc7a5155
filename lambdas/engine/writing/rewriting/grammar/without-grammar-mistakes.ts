import { doubledDeterminers } from './doubled-determiners.ts';
import { withoutDoubledWords } from './doubled-words.ts';
import { functionWordRules } from './function-words.ts';
import { contractions } from './its-and-yours.ts';
import { itsThings } from './its-things.ts';
import { leftOutWords } from './left-out-words.ts';
import { missingWords } from './missing-words.ts';
import { numberMistakes } from './number-mistakes.ts';
import { partners } from './partners.ts';
import { withPhrases } from './phrase-rules.ts';
import { withPlaceNames } from './place-names.ts';
import { pluralApostrophes } from './plural-apostrophes.ts';
import { possessiveRules } from './possessives.ts';
import { withSentenceMarks } from './sentence-marks.ts';
import { soundAlikes } from './sound-alikes.ts';
import { withSpaces } from './spaces.ts';
import { subjectVerbs } from './subject-verbs.ts';
import { typingMistakes } from './typing-mistakes.ts';
import { verbMistakes } from './verb-mistakes.ts';
import { wrongWords } from './wrong-words.ts';

/**
 * All rules in one list, so that a single scan finds those that may match. Each rule reads the corrections of the
 * earlier ones.
 */
const withoutPhraseMistakes = withPhrases([
  ...typingMistakes,
  ...doubledDeterminers,
  ...leftOutWords,
  ...missingWords,
  ...wrongWords,
  ...itsThings,
  ...soundAlikes,
  ...contractions,
  ...possessiveRules,
  ...pluralApostrophes,
  ...verbMistakes,
  ...subjectVerbs,
  ...numberMistakes,
  ...functionWordRules,
  ...partners,
]);

/**
 * Corrects the grammar mistakes that a text's words reveal by themselves. `isLowercase` says that the writer starts
 * sentences with lowercase letters.
 */
export const withoutGrammarMistakes = (text: string, isLowercase: boolean): string => {
  const single = withoutDoubledWords(withSpaces(text));
  return withSentenceMarks(withoutPhraseMistakes(isLowercase ? single : withPlaceNames(single)), isLowercase);
};
