import { recommendsNegatedAction } from '#engine/english/negated-action.ts';
import { regex } from '#engine/language/patterns.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { hasDateline } from '#engine/topic/report/opening-sentences.ts';
import { isCutPhrase } from '#engine/writing/headlines/cut-phrases.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { hasUnpairedMarks } from '#engine/writing/headlines/unpaired-marks.ts';
import type { JudgedTitle } from './choose-titles.ts';
import type { Subject } from './subject/subject.ts';

/** Two consecutive words in capitals; short ones alone may be acronyms. */
const allCaps = regex.u`\p{Lu}{3,} \p{Lu}{5,}|\p{Lu}{5,} \p{Lu}{3,}`;

/**
 * True for "TIPS FOR MANAGERS" if the text also has "managers". "SPACE VIZZION" is a name, because no line
 * writes it in other letters.
 */
const isAllCaps = ({ headline, text }: Subject, title: string): boolean =>
  allCaps.test(title) &&
  !allCaps.test(headline) &&
  (title.match(regex.gu`\p{Lu}{5,}`) ?? []).some((word) => {
    const lower = word.toLowerCase();
    const plain = `${headline}\n${text}`;
    return plain.includes(lower) || plain.includes(startWithCapital(lower));
  });

/** "How to learn how to bake": "how to" twice. */
const repeatedHowTo = /(?<!\w)how to .*(?<!\w)how to |^how to learn to /iu;

/** "How to introduce the guide" beside "Introducing the guide", which is an announcement. */
const announcementOpening = /^(?:introducing|announcing|meet)(?!\w)/i;
const instructionsForNews = /^(?:how to|a guide to|tips for) (?:introduc|announc|meet)/i;

/** "How I are living": a verb that agrees with another subject. */
const wrongAgreement = regex.u`(?<!\p{L})I (?:[Aa]re|[Ii]s|[Hh]as)(?!\p{L})`;

/** "RIPLEY — The South": the dateline of a report and the first words after it. */
const datelineOpening = regex.u`^(?:Why )?\p{Lu}{4,}(?: \p{Lu}{3,}){0,2}(?:, \p{Lu}[\p{L}.]+)? ?[—–-]{1,2} ?(?=\p{Lu})`;

/** "RIPLEY--After": no title puts two hyphens without spaces after capitals. */
const capitalsAndDash = regex.u`^(?:Why )?\p{Lu}{4,}[^\p{Ll}]*(?:--|—)\S`;

const reflects = /^(?:some )?thoughts on |^my experience /iu;
const reflectedOn = /^(?:some )?thoughts on (.+)$/iu;

/** "Thoughts on final note" beside the headline "A final note": the frame lost the article. */
const lacksArticle = (text: string, headline: string): boolean => {
  const about = reflectedOn.exec(text)?.[1]?.toLowerCase();
  return (
    about !== undefined && ['a', 'an'].some((one) => headline.toLowerCase().startsWith(`${one} ${about}`))
  );
};

/**
 * True for a title that neither recommends what the headline advises against nor shouts where the headline
 * does not.
 */
export const isSound =
  (subject: Subject) =>
  ({ text, frame }: Pick<JudgedTitle, 'text' | 'frame'>): boolean =>
    // Nobody reflects in a report.
    !((frame === 'thoughts' || reflects.test(text)) && isReport(subject.reading.article)) &&
    !recommendsNegatedAction(subject.headline, text) &&
    !isAllCaps(subject, text) &&
    !lacksArticle(text, subject.headline) &&
    (!isCutPhrase(text) || isCutPhrase(subject.headline)) &&
    // The author's own headline stays as it is, and so do its variants.
    (!hasUnpairedMarks(text) || hasUnpairedMarks(subject.headline)) &&
    !repeatedHowTo.test(text) &&
    !wrongAgreement.test(text) &&
    // "How the governor gives funds": a report says what happened, and seldom how.
    !(frame === 'as-story' && isReport(subject.reading.article)) &&
    !(datelineOpening.test(text) && (hasDateline(subject.text) || capitalsAndDash.test(text))) &&
    !(announcementOpening.test(subject.headline) && instructionsForNews.test(text));
