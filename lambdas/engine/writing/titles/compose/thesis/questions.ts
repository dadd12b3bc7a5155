import { regex } from '#engine/language/patterns.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import { nounPhrases } from '#engine/writing/titles/subject/noun-phrases.ts';
import type { TitleSentence } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { backReferences, completeClauses, inSecondPerson } from './whole-clauses.ts';

const asked = regex.iu`^(?:so |but |and )?(?:how (?:do|can|could|should|would|might|does) (?:you|I|we|one|someone)(?: \p{L}+ly)?|(?:have you )?ever (?:wanted|tried|needed|wondered how) to|(?:do you )?(?:want|need)(?:ing)? to|looking to|are you (?:looking|trying|planning|ready) to)\s+(.+)\?$`;

/** "How do you feed a starter?" as "How to feed a starter". */
export const questions = ({ text }: TitleSentence): Composed[] =>
  completeClauses(asked.exec(text)?.[1] ?? '').map(
    (line): Composed => ({ text: `How to ${inSecondPerson(line)}`, frame: 'thesis' }),
  );

const proposed = regex.iu`(?<!\p{L})(?:I|we)(?:['’]d like to| want to| would like to)? (?:propose|argue for|make (?:the|a) case for|call for|advocate(?: for)?)\s+(.+)$`;

/** "I propose the end of X" as "The end of X". */
export const proposals = ({ text }: TitleSentence): Composed[] => {
  const rest = proposed.exec(text)?.[1] ?? '';
  return /^(?:that|to)\s/i.test(rest)
    ? []
    : nounPhrases(rest)
        .filter((line) => !backReferences.test(line))
        .slice(0, 1)
        .map((line): Composed => ({ text: surfaceName(line), frame: 'thesis' }));
};
