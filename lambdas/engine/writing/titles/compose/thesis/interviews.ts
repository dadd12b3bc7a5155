import type { TitleSentence } from '#engine/writing/titles/compose/subject.ts';
import type { Composed } from '#engine/writing/titles/compose/title-frame.ts';
import { whole } from './whole-clauses.ts';

const name = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’.-]*){1,2}";
const told = new RegExp(
  `(?:sat down|spoke|talked|chatted|caught up|had a chat|an interview) (?:briefly |recently )?(?:with|to) (?:[^,.;]{0,60}? )?(${name})(?:,[^,]{2,80},)? (?:to (?:talk|chat|learn|hear|find out)(?: more)? about|about|and asked (?:her|him|them) (?:a few |some )?(?:questions )?about|on) (.+)$`,
  'u',
);

/** "We sat down with the baker Ada Rye and asked her about bread at sea" is "Ada Rye on bread at sea". */
export const interviews = ({ text }: TitleSentence): Composed[] => {
  const [, who = '', what = ''] = told.exec(text) ?? [];
  if (who === '' || /^(?:the |an? )?(?:her|his|their|how|what|why)(?!\p{L})/iu.test(what)) return [];
  return whole(`about ${what}`)
    .map((line) => line.replace(/^about (?:the |an? )?/iu, ''))
    .slice(0, 1)
    .map((line): Composed => ({ text: `${who} on ${line}`, frame: 'stated' }));
};
