import { lexiconEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  articles,
  objectPronouns,
  possessives,
  thirdPersonSubjects,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { hasFiniteVerb, hasThirdPerson } from '#engine/writing/titles/reading/title-verb.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

/** A plan without a finite verb, and words with their speaker. */
const announced = regexOf(
  String.raw`^([^:?!,]+?) to ((?!${alternatives(articles, possessives)}|be |have )\p{L}+) ([^:?!]+)$`,
  'u',
);
const said =
  /^([^:?!,“”"]{2,30}?) (says|admits|claims|warns|confirms|insists|argues)(?: that)? ([^:?!,“”"]{16,})$/u;

/** "His" would come before the name that it refers to. */
const refersBack = regexOf(
  String.raw`(?<!\p{L})${anyOf(thirdPersonSubjects, possessives, objectPronouns)}(?!\p{L})`,
  'iu',
);

/** "Town to close mill" as "Town will close mill", and "Baker says rye is back" as "Rye is back, baker says". */
export const newsVariants = (title: string, { text, kind, reading }: Subject): Composed[] => {
  if (kind !== 'news' && !isReport(reading.article)) return [];
  const [, who = '', verb = '', rest = ''] = announced.exec(title) ?? [];
  const [, speaker = '', says = '', clause = ''] = said.exec(title) ?? [];
  const isPlan =
    who !== '' &&
    !hasFiniteVerb(title) &&
    !hasThirdPerson(who) &&
    (lexiconEntry(verb.toLowerCase())?.classes.includes('v') ?? false) &&
    tagWords(who.toLowerCase()).every(({ tag }) => 'NPAG'.includes(tag));
  return [
    ...(isPlan
      ? [
          {
            text: `${who} ${regex.u`^\p{Lu}`.test(verb) ? 'Will' : 'will'} ${verb} ${rest}`,
            frame: 'restated' as const,
          },
        ]
      : []),
    ...(speaker !== '' && !hasFiniteVerb(speaker) && hasFiniteVerb(clause) && !refersBack.test(clause)
      ? [{ text: `${clause}, ${inSentence(speaker, text)} ${says}`, frame: 'swapped' as const }]
      : []),
  ];
};
