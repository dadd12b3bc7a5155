import { months } from '#engine/english/calendar-words.ts';
import { alternatives, capitalized } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Subject, TitleSentence } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { completeClauses } from './whole-clauses.ts';

const maxOpeningSentences = 12;

const name = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’.-]*){1,2}";
const talkedWith = regexOf(
  `(?:sat down|spoke|talked|chatted|caught up|had a chat|an interview) (?:briefly |recently )?(?:with|to) (?:[^,.;]{0,60}? )?(${name})(?:,[^,]{2,80},)? (?:to (?:talk|chat|learn|hear|find out)(?: more)? about|about|and asked (?:her|him|them) (?:a few |some )?(?:questions )?about|on) (.+)$`,
  'u',
);

/** "We sat down with the baker Ada Rye and asked her about bread at sea" as "Ada Rye on bread at sea". */
export const interviews = ({ text }: TitleSentence): Composed[] => {
  const [, who = '', what = ''] = talkedWith.exec(text) ?? [];
  if (who === '' || regex.iu`^(?:the |an? )?(?:her|his|their|how|what|why)(?!\p{L})`.test(what)) return [];
  return completeClauses(`about ${what}`)
    .map((line) => line.replace(/^about (?:the |an? )?/iu, ''))
    .slice(0, 1)
    .map((line): Composed => ({ text: `${who} on ${line}`, frame: 'stated' }));
};

const interviewOf = regexOf(
  `(?:interview(?:ed|s)?|conversation|Q&A|sat down|spoke|talked|chatted|caught up|questions|spotlight|exchange)(?:,? \\p{L}+){0,3}? (?:is |was )?(?:with|to|for) (?:[^,.;:()]{0,50}? )?(${name})(?=,| |\\.|:|!)`,
  'iu',
);
/** Names of organizations and months are not interviewees. */
const notAPerson = regexOf(
  String.raw`(?<!\p{L})(?:The|University|Service|Department|Institute|Foundation|Inc|Team|Project|Group|Web|System|${alternatives(capitalized(months))}|Monday|Friday)(?!\p{L})`,
  'u',
);

/** "Our first interview is with Ada Rye, a baker" as "An interview with Ada Rye". */
export const interviewees = ({ sentences, kind }: Subject): Composed[] =>
  kind !== 'interview'
    ? []
    : sentences
        .slice(0, maxOpeningSentences)
        .flatMap(({ text }) => interviewOf.exec(text)?.[1] ?? [])
        .filter((who) => !notAPerson.test(who) && regexOf(`^${name}$`, 'u').test(who))
        .slice(0, 1)
        .map((who): Composed => ({ text: `An interview with ${who}`, frame: 'stated' }));
