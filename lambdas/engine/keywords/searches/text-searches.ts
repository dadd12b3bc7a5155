import type { Article } from '#contracts/jobs/article.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { type AnswerSource, readAnswers } from '#engine/keywords/candidates/answers.ts';
import type { KeywordCandidate, KeywordTopic } from '#engine/keywords/candidates/keyword-candidate.ts';
import { verbOf } from '#engine/keywords/candidates/line-phrases.ts';
import { isSearchedThing, isThing } from '#engine/keywords/candidates/questions.ts';
import { isFullName } from '#engine/keywords/phrases/persons.ts';
import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { escapeForPattern, regexOf } from '#engine/language/patterns.ts';
import type { TextKind } from '#engine/topic/kinds.ts';
import { readKind } from '#engine/topic/text-kind.ts';

type Source = AnswerSource & { kind: TextKind; words: number };

/**
 * A search about a thing, and what a text must contain to answer it. Never rename it: the model learns its features
 * under this name.
 */
type TextSearch = {
  name: string;
  write: (thing: string, source: Source) => string | null;
};

const wordsOf = (text: string): string[] => text.split(' ');
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const mentionsAfter = (text: string, ahead: string, thing: string): number =>
  count(text, regexOf(`\\b(?:${ahead}) (?:an? |the )?${escapeForPattern(thing)}(?![\\p{L}\\p{N}])`, 'gu'));

/** A text reports its author's own experience if this share of its words is "I" or "my". */
const minFirstPersonShare = 0.035;
const isPersonal = ({ text, words }: Source): boolean =>
  count(text, /\b(?:i|my|me|i'm|i've|i'd|i'll)\b/g) >= words * minFirstPersonShare;
const genreWords =
  /\b(?:experiences?|reviews?|life|living|story|stories|day|week|year|years|update|thoughts|tips|guide|vs|how|why|what|problems?|lessons?|learned|reflections?)\b/;

/** Things that people go through or do for a time: procedures, courses, jobs, programs, races, places of study. */
const procedures =
  /(?:internship|fellowship|residency|apprenticeship|surgery|lasik|procedure|treatment|therapy|braces|mri|scan|operation|course|bootcamp|degree|program|programme|exam|certification|retreat|camp|workshop|hackathon|conference|university|college|school|berkeley|workation|pregnancy|birth|volunteering|scouting|homeschooling|trip|immigration|exchange|semester|phd|masters?)$/;

/** A verdict that answers "is it worth it": the author owns or did the thing. */
const verdictWords =
  /\b(?:worth (?:it|the|every|buying|paying|getting|doing)|(?:no|don't|do not) regrets?|would(?: not|n't)? (?:recommend|buy)|recommend (?:it|this|that|to)|glad (?:i|that i)|not for (?:me|everyone)|game changer|life changing|well worth|waste of (?:money|time)|pros\b|cons\b)/g;
const ownershipWords =
  /\b(?:i (?:bought|got|ordered|purchased|tried|use|used|own|wear|switched)|i've (?:been using|had|used|worn|owned)|my (?:new|first))\b/g;

const livingPhrases =
  'liv(?:e|ed|es|ing) in|mov(?:e|ed|ing) to|reloca(?:te|ted|ting) to|settled in|years in|months in|home in|life in|expat in|abroad in';
const minStays = 2;
/** A place where the author lives rather than passes through. */
const isHome = (thing: string, source: Source): boolean =>
  isPersonal(source) &&
  isSearchedThing(thing) &&
  mentionsAfter(source.text, livingPhrases, thing) >= minStays;

const eventWords =
  /\b(?:competition|cup|championships?|tournament|contest|hackathon|games?|awards?|race|league|finals?|olympics|robotics|election|derby)\b/;
const winWords =
  /\b(?:won|wins|winners?|winning|champions?|victory|first place|took (?:home|first)|prize)\b/g;
const gatheringWords =
  /\b(?:conference|summit|symposium|meetup|unconference|unconf|workshop|hackathon|camp|con|conf|fest|festival|expo|forum|all-?hands|retreat|sprint|week|day|scipy|pycon|rustconf|fosdem|jsconf|useR)\b|(?:conf|con|fest|camp|unconf)(?: 20\d\d)?$/i;
/** Words of a text written before the event. */
const invitationWords =
  /\b(?:meet us|join|register|registration|call for|announcing|coming|upcoming|preparing|invit\w+)\b/;
const recapWords =
  /\b(?:attended|attendees|talks?|keynotes?|sessions?|speakers?|panel|highlights?|took place|was held|gathered|participants)\b/g;

/** The year of an event, from the title or the opening. */
const yearOf = ({ title, text }: Source): string | null =>
  /\b20[0-3]\d\b/.exec(`${title} ${text.slice(0, opening)}`)?.[0] ?? null;
const opening = 600;
const withYear = (thing: string, source: Source): string | null => {
  const year = yearOf(source);
  if (!thing.includes(' ') || /\d/.test(thing)) return /\d{4}/.test(thing) ? thing : null;
  return year === null ? null : `${thing} ${year}`;
};
const forEvent =
  (word: string) =>
  (thing: string, source: Source): string | null => {
    const event =
      eventWords.test(thing) && count(source.text, winWords) >= 2 ? withYear(thing, source) : null;
    return event === null ? null : forThing(event, (one) => `${one} ${word}`);
  };

const languages =
  'r,python,javascript,typescript,rust,go,ruby,java,kotlin,swift,php,c#,c\\+\\+,haskell,elixir,julia,sql,bash'.split(
    ',',
  );
const minMentions = 3;
/** The programming language that a text names most often as the one it uses, if it contains code or explains a task. */
const languageOf = ({ text, hasCode, kind }: Source): string | null => {
  if (!hasCode && kind !== 'how-to') return null;
  const mentions = languages.map((name) => ({
    name: name.replaceAll('\\', ''),
    times: count(text, new RegExp(`\\b(?:in|into|with|using|of) ${name}(?![\\w+#'-])`, 'g')),
  }));
  const [max] = mentions.sort((a, b) => b.times - a.times);
  return max !== undefined && max.times >= minMentions ? max.name : null;
};

const forThing = (thing: string, write: (thing: string) => string): string | null =>
  genreWords.test(thing) || !isThing(thing) ? null : write(thing);

/** True for a thing that the author owns and reviews with a verdict. */
const isJudged = (thing: string, { text, kind }: Source): boolean =>
  kind === 'review' &&
  isSearchedThing(thing) &&
  !/ (?:on|in|for|of|with) /.test(thing) &&
  !isFullName(text, thing) &&
  verbOf(wordsOf(thing)[0] ?? '') === null &&
  count(text, verdictWords) >= 1 &&
  count(text, ownershipWords) >= 2;

const searches: readonly TextSearch[] = [
  {
    name: 'text experience',
    write: (thing, source) =>
      procedures.test(thing) && !/ (?:for|of) /.test(thing) && isPersonal(source)
        ? forThing(thing, (one) => `${one} experience`)
        : null,
  },
  {
    name: 'text worth it',
    write: (thing, source) =>
      isJudged(thing, source)
        ? forThing(thing, (one) => `${isPlural(one, source.text) ? 'are' : 'is'} ${one} worth it`)
        : null,
  },
  {
    name: 'text living in',
    write: (thing, source) => (isHome(thing, source) ? forThing(thing, (one) => `living in ${one}`) : null),
  },
  {
    name: 'text moving to',
    write: (thing, source) =>
      isHome(thing, source) &&
      mentionsAfter(source.text, 'mov(?:e|ed|ing) to|reloca(?:ted|ting) to', thing) > 0
        ? forThing(thing, (one) => `moving to ${one}`)
        : null,
  },
  {
    name: 'text expat',
    write: (thing, source) =>
      isHome(thing, source) && count(source.text, /\bexpats?\b/g) > 1
        ? forThing(thing, (one) => `expat in ${one}`)
        : null,
  },
  { name: 'text winner', write: forEvent('winner') },
  { name: 'text results', write: forEvent('results') },
  {
    name: 'text recap',
    write: (thing, { title, text }) =>
      gatheringWords.test(thing) &&
      /\d/.test(thing) &&
      !invitationWords.test(title) &&
      count(text, recapWords) >= 4
        ? forThing(thing, (one) => `${one.replace(/^(?:highlights|notes|impressions) from /, '')} recap`)
        : null,
  },
  {
    name: 'text in language',
    write: (thing, source) => {
      const language = languageOf(source);
      return language === null ||
        wordsOf(thing).includes(language) ||
        thing.includes(' in ') ||
        !thing.includes(' ')
        ? null
        : forThing(thing, (one) => `${one} in ${language}`);
    },
  },
  {
    name: 'text review',
    write: (thing, source) =>
      isJudged(thing, source) && source.title.includes(thing)
        ? forThing(thing, (one) => `${one} review`)
        : null,
  },
];

/** The number of phrases that are considered besides the topic. */
const maxThings = 40;
/** Searches for any place in a text, because the text must state them about the place. */
const anyPhraseSearches = new Set(['text living in', 'text moving to', 'text expat']);

/** The searches about a thing that the text answers. */
export const textSearches = (article: Article, topic: KeywordTopic): KeywordCandidate[] => {
  const source: Source = {
    ...readAnswers(article),
    kind: readKind(article).kind,
    words: article.wordCount,
  };
  const places = topic.ranked.slice(0, maxThings).map(({ phrase }) => phrase);
  return [
    ...new Set([topic.phrase, ...topic.aliases, ...places.filter((phrase) => isPlaceName(phrase))]),
  ].flatMap((about) =>
    searches.flatMap(({ name, write }): KeywordCandidate[] => {
      const text = about === topic.phrase || anyPhraseSearches.has(name) ? write(about, source) : null;
      return text === null ? [] : [{ text, origin: 'asked', about, asks: name }];
    }),
  );
};
