import { doubledDeterminers } from '#engine/writing/rewriting/grammar/doubled-determiners.ts';
import { withoutDoubledWords } from '#engine/writing/rewriting/grammar/doubled-words.ts';
import { functionWordRules } from '#engine/writing/rewriting/grammar/function-words.ts';
import { leftOutWords } from '#engine/writing/rewriting/grammar/left-out-words.ts';
import { missingWords } from '#engine/writing/rewriting/grammar/missing-words.ts';
import { numberMistakes } from '#engine/writing/rewriting/grammar/number-mistakes.ts';
import { contractions } from '#engine/writing/rewriting/grammar/owners/its-and-yours.ts';
import { itsThings } from '#engine/writing/rewriting/grammar/owners/its-things.ts';
import { pluralApostrophes } from '#engine/writing/rewriting/grammar/owners/plural-apostrophes.ts';
import { possessiveRules } from '#engine/writing/rewriting/grammar/owners/possessives.ts';
import { partners } from '#engine/writing/rewriting/grammar/partners.ts';
import { withPhrases } from '#engine/writing/rewriting/grammar/phrase-rules.ts';
import { withPlaceNames } from '#engine/writing/rewriting/grammar/place-names.ts';
import { withSentenceMarks } from '#engine/writing/rewriting/grammar/sentence-marks.ts';
import { soundAlikes } from '#engine/writing/rewriting/grammar/sound-alikes.ts';
import { withSpaces } from '#engine/writing/rewriting/grammar/spaces.ts';
import { subjectVerbs } from '#engine/writing/rewriting/grammar/subject-verbs.ts';
import { typingMistakes } from '#engine/writing/rewriting/grammar/typing-mistakes.ts';
import { verbMistakes } from '#engine/writing/rewriting/grammar/verb-mistakes.ts';
import { wrongWords } from '#engine/writing/rewriting/grammar/wrong-words.ts';

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
