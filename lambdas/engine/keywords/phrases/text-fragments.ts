import { monthForms, weekdays } from '#engine/english/calendar-words.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { anyOf, prepositions, searchQuestionWords } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/** A month, in full or abbreviated, as the source of a regular expression. */
export const month = anyOf(monthForms);

/** A question or its beginning. Only questions contain verbs. */
export const question = new RegExp(`^${anyOf(searchQuestionWords)} `);
/** A clause with its verb: "last.fm wasn't listening", "docs are now built", "code has taught". */
const containsVerb = regex.u` (?:is|are|has|have|had|\p{L}+n't) `;
/** A clause with "when": "when software compromises courtesy". Real searches begin with "when to" or "when is". */
const whenClause = /^when (?!to |is |are |was |were |do |does |did |should |can |will )/;
/** A count: "three easy ways to show employees", "hundreds of charts". */
const countedThings = new RegExp(
  String.raw`^${anyOf(twoToTwelve)} (?:\S+ ){0,3}(?:ways|things|steps|reasons|categories|types|kinds|parts|lessons|examples|rules|questions|ideas|points|people|teams)(?= |$)|^(?:hundreds|thousands|millions) of `,
);
/** A word that is doubled because two phrases were joined: "horrible race race report". */
const doubled = /(?:^| )(\S+) \1(?: |$)/u;
/** "Open" is not a verb here: "how to open source metrics". */
const misreadVerb = /^how to open[ -]source(?: |$)/;
/** Words that praise or date a thing: "official threads", "final touches", "new paper". Names and terms keep them. */
const praise =
  /^(?:great(?! (?:barrier|britain|danes?|lakes?|wall|depression|gatsby|recession|expectations|plains|white) )|good(?! (?:friday|morning|night|faith) )|better|perfect(?! (?:game|pitch|storm|number) )|amazing|awesome|beautiful|wonderful|fantastic|incredible|ultimate(?! (?:frisbee|team) )|useful|helpful|favou?rite|major(?! (?:league|key|chord|depressive) )|terrific|smart(?! (?:home|phone|watch|tv|contracts?|cit|goals?|car|disclosure|meter|grid))|tough|forbidden|go-to|official|important|honest|horrible|brief|right(?! (?:of|wing|angle|click|side) )|final(?! (?:cut|fantasy|draft|exam|four|expense))|new(?! (?:york|zealand|jersey|mexico|orleans|england|hampshire|delhi|year|deal|wave|age|testament|world|mom|dad|hire|grad|balance|media))) /;
/** A statement about who uses what: "service uses uswds", "lubridate to use clock". */
const usesThing = /\S (?:uses|to use) \S/;
/**
 * Part of a sentence to the reader: "told you about z-index", "what no one told you". People type "how do you" and
 * "should you".
 */
const addressesReader =
  /(?:^| )(?:told|no one|nobody|everyone)(?: |$)|^(?!.*\b(?:do|should|can|could) you\b).* you /;

/** One of several: "third locker", "fourth graders". */
const oneOfMany = /^(?:third|fourth|fifth|sixth) (?!party |person |wheel |grade )/;

/** A time for something: "time to thaw", "time at the office". */
const spentTime = /^(?:time|days?|weeks?|hours?|minutes?) (?:at|to) /;
/** The time of writing or of an event: "hybrid work june 2021", "agusan del sur early friday". */
const endsAsDate = new RegExp(` (?:${month} (?:19|20)\\d\\d|(?:early|late) ${anyOf(weekdays)})$`);

/** Finds the noun and the object of a clause without its verb: "users a calculation". Not "photo a day". */
const objectAfterNoun = regexOf(
  String.raw`^(\S+)(?: \S+|(?<=s))(?: \S+)*? (?<!(?:^| )${anyOf(prepositions, 'for without than like as and or vs & is out up down off not')} )an? (?!(?:day|night|week|month|year|time|minute|second|hour)s?\b)`,
  'u',
);

/**
 * True for a subject with its object, where the verb is left out or misread: "3d printed a structure". "Write a song",
 * "writing a song" and "song of a bird" are searches.
 */
const containsObject = (text: string): boolean => {
  const [, first = ''] = objectAfterNoun.exec(text) ?? [];
  return first !== '' && !first.endsWith('ing') && lexiconEntry(first)?.classes.includes('v') !== true;
};

/** True for an adverb of manner without its verb: "react context effectively". */
const endsInManner = (text: string): boolean => {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return text.includes(' ') && last.endsWith('ly') && lexiconEntry(last)?.classes === 'r';
};

export const startsWithPraise = (text: string): boolean => praise.test(text);

/** Shortens "great academic texts" to "academic texts"; null for a phrase without praise. */
export const withoutPraise = (text: string): string | null =>
  praise.test(text) && text.split(' ').length > 2 ? text.slice(text.indexOf(' ') + 1) : null;

/** True for a clause, a count, a date, praise, or two joined phrases: nobody searches for these. */
export const isTextFragment = (text: string): boolean =>
  whenClause.test(text) ||
  countedThings.test(text) ||
  spentTime.test(text) ||
  endsAsDate.test(text) ||
  doubled.test(text) ||
  misreadVerb.test(text) ||
  praise.test(text) ||
  oneOfMany.test(text) ||
  addressesReader.test(text) ||
  (!question.test(text) && (usesThing.test(text) || containsObject(text))) ||
  (!question.test(text) && (containsVerb.test(` ${text} `) || endsInManner(text)));
