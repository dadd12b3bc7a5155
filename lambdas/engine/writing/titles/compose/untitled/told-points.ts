import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { alternatives, anyOf, subjectPronouns } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { salienceOfText } from '#engine/writing/passages/read-passages.ts';
import {
  finishedClause,
  howToTitle,
  questionTitle,
} from '#engine/writing/titles/compose/thesis/question-titles.ts';
import { backReferences } from '#engine/writing/titles/compose/thesis/whole-clauses.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const maxOpeningSentences = 10;
const maxEndingSentences = 4;
const minSalience = 0.35;
const maxElapsedSentence = 3;

const pointNouns = alternatives(
  'motto mantra idea cue mechanism lesson rule advice secret trick conclusion takeaway message belief theory principle truth philosophy approach resolution thesis moral insight',
);
/** "my motto for the year: create more, consume less": a noun for the point, and the point after the colon. */
const point = regexOf(
  String.raw`(?<!\p{L})(?:my|our|one|the|an?|this|a (?:\p{L}+,? ){1,4})(?: \p{L}+,?){0,7} ?(?:${pointNouns})(?: (?:of|for|in|from) (?:\p{L}+ ?){1,6})?: [“"‘]?(\p{L}[^:;“”"()]{12,60}?)[.!”"’]*$`,
  'iu',
);
const questionsOrLists = regexOf(
  String.raw`^${anyOf(subjectPronouns, 'how why what when if there this that')}(?!\p{L})|,.*,`,
  'iu',
);

const points = (text: string): string[] => {
  const [, line = ''] = point.exec(text) ?? [];
  return line === '' || questionsOrLists.test(line) || backReferences.test(line) ? [] : [line];
};

/** "I have learned why bakers need a scale", "made me realize that I need to think bigger". */
const learned = regex.iu`(?<!\p{L})(?:learned|learnt|realized|realised|understood|discovered|taught me|explain(?:s|ed)?|reminded me) (?:exactly )?((?:why|how) (?!to |much |many |little |important |hard |it |this |that |they |he |she )\p{L}.+)$`;
const realized = regex.iu`(?<!\p{L})(?:reali[zs]ed?|convinced me|decided|believe|think) (?:that )?((?:I|we) (?:need|needed) (?:to (?!be |start |get |do |have )\p{L}|an? ).+)$`;
const reasons = (text: string): string[] => [
  ...questionTitle(learned.exec(text)?.[1] ?? ''),
  ...finishedClause(realized.exec(text)?.[1] ?? '')
    .slice(0, 1)
    .filter((line) => !line.includes(','))
    .map((line) => `why ${line}`),
];

/** "just to show how it's possible to get a working form" as "How to get a working form". */
const possible = regex.iu`(?<!\p{L})how (?:it['’]s|it is|it was|it might be) possible to (\p{L}+ .+)$`;
const goals = (text: string): string[] => howToTitle(possible.exec(text)?.[1] ?? '');

const elapsed = regexOf(
  String.raw`(?<!\p{L})(?:marks?|marked|it['’]s been|it has been|it is now|has been) (?:exactly |almost |about |over |roughly |nearly |officially )?((?:\d{1,2}|an?|${alternatives(twoToTwelve)}) (?:years?|months?|weeks?|days?) (?:since|of) .+)$`,
  'iu',
);
/** "Today marks five years since we moved to the mill" as "Five years since we moved to the mill". */
const anniversaries = (text: string): string[] =>
  finishedClause(elapsed.exec(text)?.[1] ?? '')
    .filter(
      (line) =>
        line.split(' ').length > 4 &&
        !/ (?:I|my|we) last /iu.test(line) &&
        !/ (?:posted|wrote|written|blogged|updated)/iu.test(line),
    )
    .slice(0, 1);

/** Titles from the point that a text makes: its motto, what its author realized, and its goal. */
export const toldPoints = ({ sentences, reading, kind }: Subject): Composed[] => {
  if (kind === 'recipe' || kind === 'news') return [];
  const last = sentences.at(-1)?.index ?? 0;
  const opening = sentences.slice(0, maxOpeningSentences);
  const ending = sentences.filter(
    (sentence) => sentence.index > last - maxEndingSentences && !opening.includes(sentence),
  );
  return [...opening, ...ending]
    .flatMap(({ text, index }) => [
      ...points(text),
      ...reasons(text),
      ...goals(text),
      ...(index < maxElapsedSentence ? anniversaries(text) : []),
    ])
    .filter((text) => fitsSnippet(text, 'title') && salienceOfText(reading, text) >= minSalience)
    .map((text): Composed => ({ text: surfaceName(text), frame: 'stated' }));
};
