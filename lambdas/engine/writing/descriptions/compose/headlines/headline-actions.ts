import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { inSentence, proseOf } from '#engine/writing/descriptions/compose/aspects/aspects.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { baseOfGerund } from '#engine/writing/descriptions/drafts/teaching-verbs.ts';
import { isTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { hasHeadline } from '#engine/writing/headlines/own-headline.ts';
import type { Reading } from '#engine/writing/passages/read-passages.ts';
import { pastOf } from '#engine/writing/titles/reading/title-verb.ts';

const minLength = 38;
const maxLength = 110;
/** A question, two parts, a quotation or a mention of the author. */
const notPlain = regex.iu`[.] \p{L}|[:;()"“”!?|…]|\s[–—-]\s|(?<!\p{L})(?:I|my|me|us|this|these)(?!\p{L})|(?<!\p{L})part \d`;
/** "Getting started", "Looking back": not an action on a thing. */
const notAnAction = regex.iu`^(?:be|get started|look|think|reflect|go|come|say|celebrate|announce|introduce|meet|understand)(?!\p{L})`;

const firstPersonSubjects = [
  { who: 'we', pattern: 'we|our team' },
  { who: 'I', pattern: 'I' },
] as const;

/** The one who says in the text that they did it: "we built", "I have finally moved"; null if nobody does. */
const actorOf = (past: string, prose: string): 'we' | 'I' | null =>
  firstPersonSubjects.find(({ pattern }) =>
    regexOf(
      String.raw`(?<!\p{L})(?:${pattern})(?:['’]ve| have)?(?: (?:${alternatives('just finally recently also then first successfully eventually')}))* ${past}(?!\p{L})`,
      'iu',
    ).test(prose),
  )?.who ?? null;

/**
 * "How we built a partner engineering team." from the headline "Building a Partner Engineering Team", if the text
 * says "we built": its author describes what they did and teaches nobody to do it.
 */
export const headlineActions = (reading: Reading): Draft[] => {
  if (!hasHeadline(reading.article)) return [];
  const headline = withoutSite(reading.article).trim().replace(/\.$/, '');
  if (headline.length > maxLength || notPlain.test(headline)) return [];
  const prose = proseOf(reading);
  const line = isTitleCase(headline) ? inSentence(headline, prose) : headline;
  const base = baseOfGerund(line.replace(regex.u`^\p{Lu}`, (letter) => letter.toLowerCase()));
  const [verb = '', ...rest] = base?.split(' ') ?? [];
  if (base === null || rest.length < 2 || notAnAction.test(base)) return [];
  const past = pastOf(verb);
  const who = actorOf(past, prose);
  const text = `How ${who} ${past} ${rest.join(' ')}.`;
  return who === null || text.length < minLength || !fitsSnippet(text, 'description')
    ? []
    : [{ text, make: 'aspects', row: [], named: 1 }];
};
