import { capitalize, uncapitalize } from '#contracts/letter-case.ts';
import { lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  articles,
  asWritten,
  capitalized,
  commonPrepositions,
  demonstratives,
  objectPronouns,
  pastBe,
  possessives,
  questionAuxiliaries,
  questionWords,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startsClause, verbAt } from '#engine/writing/clauses/sentence-halves.ts';

/** A capital after a comma: "Make friends, It's hard". */
const capitalizedOpening = regexOf(
  String.raw`(?<=\p{Ll}{2}), (It(?:['’]s)?|This|There(?:['’]s)?|We|You|They|She|In|On|At|If|When|Then|But|And|So|Because|For|With|As|After|While|Since|Which|Where|To)(?= (\p{Ll}{2,}[^.?!]*))`,
  'gu',
);
/** The main clause after an opening phrase or clause: "For the old mill, The oven is too small". */
const afterOpening = regex.gu`(?=, \p{Lu})(?<=^(?:And |But |So )?(?:For|If|When|After|While|Since|As|Because|Although|Before|Once|With|At|During|From|Without|Unless|Until|In) [^.,;:!?"“”()]{4,100}[\p{L}\d+%]), (The|My|Our|We|They|You|It|There|This)(?= \p{Ll}+ [^"“”]*$)`;
const capitalizedInside = regex.gu`(?<=\p{Ll}{2},? (?:and|but|so|because|if|when) )(?:It(?:['’]s)?|This|If|When|There(?:['’]s)?)(?= \p{Ll}{2,})`;
/** Words before a greeting, a quotation or a title. */
const announcement = regex.iu`(?<!\p{L})(?:say|says|said|saying|think|thinks|thought|ask|asks|asked|wonder|wondered|wrote|write|reads|read|goes|went|like|dear|hi|hey|hello|called|titled|named|songs?|albums?|books?|films?|movies?|episodes?|tracks?|tell|told|reply|replied|answer|answered|reali[sz]ed?|God|Lord|Jesus|Christ|Father|prayer|holy)(?!\p{L})`;
/** Names in a list have capitals, too: "the songs Help, In my life". */
const isName = regex.u`\p{Lu}\p{L}*(?: \p{Ll}+)?$`;
/** A shorter beginning may be a greeting. */
const minWords = 4;
const maxWords = 6;

const isPronoun = /^(?:We|You|They|She)$/;
const opensDependent =
  /^(?:And |But |So )?(?:If|When|After|While|Since|As|Because|Although|Before|Once|Unless|Until)(?![a-z])/;
const opensPhrase = new RegExp(
  `^(?:And |But |So )?(?:${alternatives(capitalized(commonPrepositions))}|During|Without|Now|Then|Finally|However|Lastly|Also|Today|Here)(?![a-z])`,
);
const isRelative = /(?<![a-z])(?:that|who|which|whose|where)(?![a-z])/;
/** Whether a text opens a sentence and its main clause follows. In "In June we bake rye", it has come. */
const isOpening = (left: string): boolean =>
  opensDependent.test(left) || (opensPhrase.test(left) && (verbAt(left) < 0 || isRelative.test(left)));
const splitsBefore = (left: string, word: string, rest: string): string =>
  startsClause(left.trim()) && startsClause(`${uncapitalize(word)} ${rest}`) ? `. ${word}` : `, ${word}`;

const openMain = (found: string, word: string, at: number, text: string): string =>
  announcement.test(text.slice(0, at)) ||
  !isOpening(text.slice(0, at)) ||
  (/^(?:The|My|Our)$/.test(word) && (isName.test(text.slice(0, at)) || isWork.test(text.slice(0, at))))
    ? found
    : `, ${uncapitalize(word)}`;
/** A title may follow: "In his novel, The old mill". */
const isWork =
  /(?:novel|article|paper|series|show|game|poem|play|story|band|group|magazine|newspaper|blog|podcast|essay|talk|post)$/;

/** Fixes a capital after a comma. "It is late, It rains" is two sentences; "in the evening, It rains" is one. */
const withoutCapitalizedOpenings = (text: string): string =>
  text
    .replace(afterOpening, openMain)
    .replace(capitalizedOpening, (found: string, word: string, rest: string, at: number) => {
      const left = text.slice(0, at);
      if (announcement.test(left) || isName.test(left) || left.trim().split(/\s+/).length < minWords)
        return found;
      // After more words, a new sentence may begin: "We know what is in them, Since the 1980s it has grown".
      if (
        !/^(?:It|This|There|We|You|They|She)/.test(word) &&
        (left.trim().split(/\s+/).length > maxWords || /^(?:How|What) /.test(left))
      )
        return found;
      const isTwo = startsClause(uncapitalize(left.trim())) && startsClause(`${uncapitalize(word)} ${rest}`);
      if (isTwo) return `. ${word}`;
      // Both a comma and a period may be meant before a pronoun: "Anna is no baker, She sells mills".
      return isPronoun.test(word) && !isOpening(left)
        ? splitsBefore(left, word, rest)
        : `, ${uncapitalize(word)}`;
    });

/** A question with a period, such as "How does it work.": a question word, its auxiliary and a subject. */
const question = regexOf(
  String.raw`^((?:(?:So|And|But|Well|Now|Then),? )?(?:${alternatives(capitalized(questionWords), questionWords)}) (?:${alternatives(questionAuxiliaries, pastBe)}|have) (?:${alternatives(asWritten(subjectPronouns), articles, demonstratives, possessives)}) [^.?!;:]{3,120})\.(\s*)$`,
  'u',
);
/** Openings such as "Which is the case" and "Which was a shame", which continue the sentence before. */
const continuation = /^(?:(?:So|And|But|Well|Now|Then),? )?[Ww]hich (?:is|was|are|were) /u;
/**
 * Questions followed by their answer in the same sentence: "What can I say I love it", "and what do you know, it
 * rose", "can we bake it, I would say yes".
 */
const isAnswered = regexOf(
  String.raw`(?:(?<![\p{L}])[Ww]hat can (?:I|we) say(?![\p{L}])|[Ww]hat do you know, |, (?:I|we) (?:would|['’]d|do|did|don['’]t|can|am|are|was|have|will|love|think|hope|guess|believe|say)(?![\p{L}]))`,
  'u',
);
const yesNoQuestion = regexOf(
  String.raw`^((?:(?:So|And|But|Well|Now|Then),? )?(?:(?:[Dd]id|[Hh]ave|[Aa]re|[Cc]an|[Ww]ould|[Cc]ould|[Dd]o) you|[Dd]id (?:we|they|I|he|she|it)|[Dd]o (?:we|they|I)|[Dd]oes (?:he|she|it|this|that)) \p{Ll}[^.?!;:]{3,120})\.(\s*)$`,
  'u',
);
/** A word after a comma, with the object or particle that shows a verb: ", get yourself a mill", ", turn in early". */
const requestAfterComma = regexOf(
  String.raw`, (?:(?:then|so|just|simply|please) )?(\p{Ll}{2,}) (?:yourself|yourselves|it|up|down|out|in|off|to|${alternatives(articles, possessives, demonstratives, objectPronouns)}) `,
  'gu',
);
/** "Do you want to sleep, get yourself a mill." is a condition and a request. */
const isRequested = (text: string): boolean =>
  matchesOf(text, requestAfterComma).some(
    ([, verb = '']) => !stopWords.has(verb) && (lexiconEntry(verb)?.classes.includes('v') ?? false),
  ) || /, (?:then |so |just )?(?:get|try|use|take|make|go|please) /u.test(text);
const withQuestionMark = (text: string): string =>
  continuation.test(text) || isAnswered.test(text) || isRequested(text)
    ? text
    : text.replace(question, '$1?$2').replace(yesNoQuestion, '$1?$2');

/** Gives a sentence the capitals and the end mark that it needs. */
export const withSentenceMarks = (text: string, isLowercase: boolean): string => {
  const marked = withQuestionMark(withoutCapitalizedOpenings(text.replace(capitalizedInside, uncapitalize)));
  return isLowercase ? marked : withCapitals(marked);
};

/**
 * A sentence that opens with a lowercase letter, after a word that is not an abbreviation: "Rest the dough. keep it
 * warm".
 */
const lowercaseOpening = regex.gu`(?<= (\p{Ll}{3,})\. )(?!(?:the )?(?:\p{Ll}+ )?\p{Ll}+ (?:said|says|added|wrote|asked)(?!\p{L}))(\p{Ll}{2,})(?=,? \p{Ll}{2,})`;
const abbreviation =
  /^(?:etc|approx|incl|esp|inc|fig|min|max|avg|misc|est|vol|resp|temp|ref|rev|art|sec|par|ext|prof|gen|tel|dept|govt|corp|dia|orig|abbr|cont|cap|mod|pop|pub|son|sun|mar|sat|dec|oct|fri|mon)$/;
/** Shorter parts are for effect: "I just. stop. caring. about it". */
const minWordsBefore = 4;
const wordsSincePeriod = (text: string): number =>
  text
    .replace(/[.!?]\s*$/u, '')
    .split(/[.!?]\s/u)
    .at(-1)
    ?.trim()
    .split(/\s+/).length ?? 0;
const withCapitals = (text: string): string =>
  text.replace(lowercaseOpening, (word: string, before: string, _: string, at: number) =>
    abbreviation.test(before) ||
    !regex.u`^\P{L}*\p{Lu}`.test(text) ||
    wordsSincePeriod(text.slice(0, at)) < minWordsBefore ||
    lemmaEntry(before) === undefined ||
    !(stopWords.has(word) || lemmaEntry(word) !== undefined)
      ? word
      : capitalize(word),
  );
