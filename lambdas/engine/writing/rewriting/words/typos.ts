import { withAgreement } from '#engine/writing/rewriting/agreement/with-agreement.ts';
import { ownAmpersands, withAnd } from '#engine/writing/rewriting/blocks/own-ampersands.ts';
import { withoutConfusedWords } from '#engine/writing/rewriting/confused/confused-words.ts';
import { withNamedThings } from '#engine/writing/rewriting/confused/owners/named-things.ts';
import { applyCorrections } from '#engine/writing/rewriting/grammar/corrections.ts';
import { withApostrophes } from './consistency/apostrophes.ts';
import { withoutNeedlessWords } from './consistency/needless-words.ts';
import { withRangesAndDates } from './consistency/ranges-and-dates.ts';
import { closedUnits, withCopyEdits } from './copy-edits.ts';
import { withSpaces } from './dashes.ts';
import { withGrammar } from './grammar.ts';
import { withHyphens } from './hyphens.ts';
import { lowercaseWriter, withCapitalWriter } from './lowercase-writer.ts';
import { withNames } from './names.ts';
import { withOwnPrefixes } from './own-prefixes.ts';
import { abbreviations } from './plain-typos/abbreviations.ts';
import { articleRules } from './plain-typos/articles.ts';
import { contractions } from './plain-typos/contractions.ts';
import { doubledWords } from './plain-typos/doubled-words.ts';
import { fixedPhrases } from './plain-typos/fixed-phrases.ts';
import { misplacedApostrophes } from './plain-typos/misplaced-apostrophes.ts';
import { ownerMarks } from './plain-typos/owner-marks.ts';
import { siteNames } from './plain-typos/site-names.ts';
import { soundAlikes } from './plain-typos/sound-alikes.ts';
import { spaces } from './plain-typos/spaces.ts';
import { typingSlips } from './plain-typos/typing-slips.ts';
import { withoutMisspellings } from './spelled-words.ts';
import { withSpelling } from './spelling/with-spelling.ts';
import { british, withUsage } from './usage.ts';
import { withVerbForms } from './verb-forms.ts';
import { withoutGrammarMistakes } from './without-grammar-mistakes.ts';

/** Each rule reads the corrections of the earlier ones. */
const withoutPlainTypos = applyCorrections([
  ...soundAlikes,
  ...misplacedApostrophes,
  ...contractions,
  ...typingSlips,
  ...abbreviations,
  ...ownerMarks,
  ...fixedPhrases,
  ...doubledWords,
  ...articleRules,
  ...spaces,
  ...siteNames,
]);

/**
 * Corrects errors of spelling, typing and grammar, but only those that no context can justify. `terms` are words of the
 * article that only look like errors.
 */
export const withoutTypos = (text: string, terms: ReadonlySet<string>): string => {
  const isLowercaseWriter = terms.has(lowercaseWriter);
  const isBritish = terms.has(british);
  const respelled = withSpelling(withoutMisspellings(text), terms);
  const spelledRight = isLowercaseWriter ? respelled : withNames(respelled);
  const plain = withoutPlainTypos(isLowercaseWriter ? spelledRight : withCapitalWriter(spelledRight));
  const edited = withCopyEdits(plain, isBritish, terms.has(closedUnits));
  const corrected = withGrammar(
    withVerbForms(
      withoutConfusedWords(
        withoutGrammarMistakes(withNamedThings(withOwnPrefixes(edited, terms), terms), isLowercaseWriter),
      ),
    ),
  );
  const agreeing = withAgreement(corrected);
  const joined = terms.has(ownAmpersands) ? agreeing : withAnd(agreeing);
  const ranged = withRangesAndDates(withApostrophes(withoutNeedlessWords(joined)));
  return withHyphens(withSpaces(withUsage(ranged, isBritish, isLowercaseWriter)), terms);
};
