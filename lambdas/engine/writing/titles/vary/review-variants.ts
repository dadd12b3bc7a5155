import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { hasFiniteVerb, hasThirdPerson } from '#engine/writing/titles/reading/title-verb.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named } from './rewrites/rewrite-title.ts';

const maxLength = 7;
const labeled = regex.iu`[:?!,()]| - |(?<!\p{L})(?:reviews?|impressions|thoughts|notes|vs\.?|versus|part \d+|\d+ (?:best|books|games|films|movies))(?!\p{L})|^(?:how|why|what|my|our|on|in|at|best|top|favou?rite|\d|\p{L}+ing) `;
const judgments = regex.giu`(?<!\p{L})(?:review(?:s|ed|ing)?|recommend(?:ed|ation)?|ratings?|rated|stars?|worth (?:it|reading|watching|playing|buying)|verdict|author|protagonist|characters?|plot|director|gameplay|soundtrack)(?!\p{L})`;
const minJudgments = 3;
/** Essays and diaries also judge works. */
const reviewKinds = /^(?:review|essay|opinion|diary)$/;
const minDiaryJudgments = 6;
const books = regex.giu`(?<!\p{L})(?:books?|novels?|chapters?|authors?)(?!\p{L})`;
const minBookWords = 4;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The maker of the work, as the text names them: "Rye and Wheat by Ada Oat". */
const makerOf = (work: string, text: string): string | null => {
  const person = "\\p{Lu}(?:[\\p{L}'’-]+|\\.)(?: (?:de |van |von |Le |Mc)?\\p{Lu}(?:[\\p{L}'’-]+|\\.)){1,2}";
  return (
    regexOf(
      `(?:${escapeForPattern(work.replace(/^(?:The|An?) /u, ''))}[*_”"]*,? (?:is |was )?(?:a |the )?(?:\\p{L}+ )?(?:book |novel |memoir )?(?:written )?by|(?:author|novelist|director),?) (${person})(?!\\p{L})`,
      'u',
    )
      .exec(text)?.[1]
      ?.replace(/\.$/u, '') ?? null
  );
};

/** The title of a work as "Review: X" and with its maker, for a text that judges it. */
export const reviewVariants = (title: string, { kind, text }: Subject): Composed[] => {
  if (
    !reviewKinds.test(kind) ||
    labeled.test(title) ||
    title.split(' ').length > maxLength ||
    !regex.u`^\p{Lu}|^\p{Ll}?\p{Lu}`.test(title) ||
    hasFiniteVerb(title) ||
    hasThirdPerson(title) ||
    count(text, judgments) < (kind === 'review' ? minJudgments : minDiaryJudgments) ||
    (kind !== 'review' && !regex.u`^\p{Lu}\S*(?: (?:\p{Lu}|of|the|and|in|to|a|for|on)\S*)*$`.test(title))
  )
    return [];
  const isBook = count(text, books) >= minBookWords;
  const maker = makerOf(title, text);
  return [
    ...(maker === null ? [] : named('review', `${title} by ${maker}: a review`)),
    ...named('review', `${isBook ? 'Book review' : 'Review'}: ${title}`),
    ...(maker === null ? named('review', `${title}: a review`) : named('review', `${title} by ${maker}`)),
  ];
};
