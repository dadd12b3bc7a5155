import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import {
  alternatives,
  anyOf,
  articles,
  commonPrepositions,
  possessives,
} from '#engine/english/word-classes.ts';
import { actionVerbs } from '#engine/english/word-lists/text-words.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { isPluralName } from '#engine/writing/titles/reading/is-plural-name.ts';
import {
  baseOfPast,
  gerundFormOf,
  hasFiniteVerb,
  hasThirdPerson,
  pastOf,
  readTitleVerb,
} from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { countless } from '#engine/writing/titles/subject/with-article.ts';
import { named } from './rewrites/rewrite-title.ts';

/** Actions that need no result: making, visiting or reading something. */
const otherActionVerbs =
  'made sewed sewn knitted crocheted quilted painted carved finished repaired installed visited attended explored hiked climbed baked cooked brewed grew planted joined hosted won ran refinished assembled upgraded';
const pastVerbs = alternatives(actionVerbs, otherActionVerbs);
const maxLength = 6;
const leadingDeterminer = regexOf(`^${anyOf(articles, possessives)} `, 'iu');
const phrase = regexOf(` (?:${alternatives(commonPrepositions)}|of|and) `, 'iu');
const notAThing = regex.iu`[:?!,;()“”"–—]| - |^(?:on|in|at|for|from|with|about|after|how|why|what|more|less|now|then|no|thoughts|notes|part|week|day) |(?<!\p{L})(?:no|not|vs\.?|versus|i|we|they|he|she)(?!\p{L})|(?:part|week|day|episode|chapter|issue) \d+$`;

/** The author's most frequent action on this thing, and who describes it. */
const authorActionWith = (head: string, text: string): { who: string; past: string } | null => {
  const counts = new Map<string, number>();
  for (const [, who = '', verb = ''] of text.matchAll(
    regexOf(
      `(?<!\\p{L})(I|[Ww]e)(?:['’]ve| have| had)?(?: also| just| finally| recently| \\p{L}+ly)? (${pastVerbs}) (?:up )?(?:${anyOf(articles, possessives, 'this some')} )?(?:[\\p{L}-]+ ){0,2}${head}(?!\\p{L})`,
      'giu',
    ),
  )) {
    const key = `${/^i$/i.test(who) ? 'I' : 'we'} ${verb.toLowerCase()}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const [who = '', verb = ''] = best?.[0].split(' ') ?? [];
  return verb === '' ? null : { who, past: verb };
};

/** The thing of a title as the object of a verb, with its own article or the one that the text gives it. */
const objectOf = (title: string, head: string, { text }: Subject): string | null => {
  const inner = inSentence(title, text);
  if (leadingDeterminer.test(title)) return inner;
  if (isPluralName(title.split(phrase)[0] ?? title, text) || countless.test(head)) return inner;
  if (regex.u`^\p{Lu}.*\s\p{Lu}`.test(inner) || (regex.u`^\p{Lu}`.test(inner) && !inner.includes(' ')))
    return regexOf(`(?<!\\p{L})the ${escapeForPattern(inner)}(?!\\p{L})`, 'u').test(text)
      ? `the ${inner}`
      : inner;
  if (regexOf(`(?<!\\p{L})my (?:[\\p{L}-]+ )?${escapeForPattern(head)}(?!\\p{L})`, 'iu').test(text))
    return `my ${inner}`;
  return regexOf(`(?<!\\p{L})an? (?:[\\p{L}-]+ )?${escapeForPattern(head)}(?!\\p{L})`, 'iu').test(text)
    ? `${indefiniteArticle(inner)} ${inner}`
    : null;
};

/**
 * "Workbench" as "How I built a workbench", if the text says so: a title that only names a thing, with the author's
 * action.
 */
export const authorActions = (title: string, subject: Subject, { who, instructs }: Voice): Composed[] => {
  const { text, kind } = subject;
  if (
    who === null ||
    instructs ||
    title.split(' ').length > maxLength ||
    notAThing.test(title) ||
    hasFiniteVerb(title) ||
    hasThirdPerson(title) ||
    regex.u`^\p{L}+ing `.test(title) ||
    readTitleVerb(title, text) !== null ||
    /^(?:how-to|tips|reference|recipe|list)$/.test(kind)
  )
    return [];
  const bare = title.replace(leadingDeterminer, '');
  const first = bare.split(phrase)[0] ?? '';
  const head = first.split(' ').at(-1) ?? '';
  if (!isNounPhrase(first, text) && !regex.u`^\p{Lu}`.test(first)) return [];
  const action = authorActionWith(`${escapeForPattern(head.replace(/(?<!s)s$/u, ''))}s?`, text);
  // The dictionary has "finish" only as a noun.
  const base = action === null ? null : (baseOfPast(action.past) ?? action.past.replace(/(?<=sh)ed$/u, ''));
  const object = base === null ? null : objectOf(title, head, subject);
  return action === null || base === null || object === null
    ? []
    : [
        ...named('as-story', `How ${action.who} ${pastOf(base)} ${object}`),
        ...named('as-doing', `${gerundFormOf(base)} ${object}`),
      ];
};

const event = regex.iu`conf(?!\p{L})|(?<!\p{L})(?:conference|summit|meet-?up|camp|hackathon|workshop|festival|convention|con|days?|unconference|symposium|retreat)(?!\p{L})`;
const attendance = regex.iu`(?<!\p{L})(?:I|we)(?:['’]ve| have| had)?(?: also| just| finally| recently| \p{L}+ly)? (?:attended|went to|participated in|spoke at|was at|were at|had the (?:pleasure|opportunity|privilege|chance) (?:of|to) attend\p{L}*)(?!\p{L})`;
const year = /(?:19|20)\d\d$/u;

/** "RyeConf 2019" as "Attending RyeConf 2019" and "What I learned at RyeConf 2019". */
export const eventRewrites = (title: string, { text }: Subject, { who }: Voice): Composed[] => {
  if (who === null || notAThing.test(title) || hasFiniteVerb(title) || title.split(' ').length > maxLength)
    return [];
  if (
    !event.test(title) ||
    /(?:recap|report|conclusion|review|notes|summary)$/iu.test(title) ||
    !regex.u`^\p{L}*\p{Lu}`.test(title) ||
    regex.iu`^(?:my|our|an?|\p{L}+ing|highlights|notes|thoughts|\p{L}+s of|recap|report) `.test(title)
  )
    return [];
  if (!attendance.test(text) && !year.test(title)) return [];
  return [
    ...(attendance.test(text) ? named('as-doing', `Attending ${title}`) : []),
    ...(regex.iu`(?<!\p{L})(?:learn(?:ed|t|ing)?|lessons?|takeaways?)(?!\p{L})`.test(text) &&
    attendance.test(text)
      ? named('learned', `What ${who} learned at ${title}`)
      : []),
    ...named('restated', `${title} recap`),
  ];
};
