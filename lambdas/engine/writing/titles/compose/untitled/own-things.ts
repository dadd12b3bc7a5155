import { alternatives } from '#engine/english/word-classes.ts';
import { judgingWords } from '#engine/english/word-lists/genre-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { salienceOfText } from '#engine/writing/passages/read-passages.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { phraseFrom } from './phrase-from.ts';

const maxFirstSentence = 2;
const maxPresentedSentence = 12;
const minSalience = 0.35;

const doneVerbs = alternatives(
  'finished finishing released published built wrote ran completed made launched shipped writing attended gave bottled brewed sewed knitted baked won passed bought sold',
);
const firstThing = regexOf(
  String.raw`(?<!\p{L})(?:(?:(?:I|we)(?:['’]ve|['’]m|['’]re| have| am| are)?(?: just| finally| recently| officially)?(?: \p{L}+ and)? (?:${doneVerbs})) |^(?:this is |today (?:is|marks|was) )?)(my|our) (?:very )?(first (?:ever )?\p{L}.+)$`,
  'iu',
);
/** "My first" of one of these is a detail or a figure of speech. */
const ordinary = regexOf(
  `^first (?:\\p{L}+ )?(?:${alternatives('time thought thoughts idea reaction instinct step goal impression impressions revelation draft trimester house home child son daughter lesson one thing love choice contact introduction glimpse glimpses concert name language day morning night part half half-year option task question confession internship purchase encounter edits test tests application computer project')})$`,
  'iu',
);
/** Phrases that need their context in the title: "My first week at the mill". */
const generic = regex.iu`^first (?:\p{L}+ )?(?:weeks?|months?|year|experience|trip|attempt|job|season|race|talk|post|visit|term|semester|steps|loaf|batch|version|edition)$`;

/** "I've released my first Kotlin package to the registry" as "My first Kotlin package". */
const firstThings = ({ sentences }: Subject): string[] =>
  sentences.slice(0, maxFirstSentence).flatMap(({ text }, i) => {
    const [, owner = '', rest = ''] = i > 0 && /^my /iu.test(text) ? [] : (firstThing.exec(text) ?? []);
    const found = rest === '' ? null : phraseFrom(rest);
    if (found === null) return [];
    const line = generic.test(found.short) ? found.long : found.short;
    return ordinary.test(found.short) || (generic.test(found.short) && line === found.short)
      ? []
      : [`${owner} ${line}`];
  });

const presentation = regex.iu`^(?:so|well|ok|okay|anyway)?,? ?(?:here|this|the following|below) (?:is|are)(?: what I (?:think|believe|consider)(?: (?:is|are|to be))?)? (?:some of |just )?(my|our|the most|the best|the main|the key) (?!write-?up|(?:quick )?rundown|take|thoughts?|code|results?|notes?|attempt|solution|latest|first|recent)(\p{L}.+)$`;

const firstTime = regex.iu`(?<!\p{L})(?:was|is|['’]s|been|be) (my|our) (first|second|third) time (\p{L}{3,}ing .+)$`;
/** "This was my first time serving on a jury" as "My first time serving on a jury". */
const firstTimes = ({ sentences }: Subject): string[] =>
  sentences.slice(0, maxPresentedSentence / 2).flatMap(({ text }) => {
    const [, owner = '', order = '', rest = ''] = firstTime.exec(text) ?? [];
    const found = rest === '' ? null : phraseFrom(rest);
    return found === null || !found.long.includes(' ') ? [] : [`${owner} ${order} time ${found.long}`];
  });

const tried = regexOf(
  String.raw`^(?:(?:so|well|recently|today|yesterday|last \p{L}+|this (?:week|month|year)|after .{5,50}),? )?(?:I|we)(?:['’]ve| have)?(?: (?:just|recently|finally|now|been|completely|also|\p{L}+ly))* (?:had|used|using|owned|got|picked up|upgraded to|switched to|finished|watched|played|playing|completed playing|read|reading|tested|tried|tried out|been using|listening to|missed) (?:(?:the|my|a|an) )?(?:(?:new|original|excellent|brand new) )?((?:The )?(?:i|e)?\p{Lu}[\p{L}\d:'’+-]*(?: (?:of |the |to |in |for |and |on |a )?(?:\p{Lu}|\d)[\p{L}\d:'’+-]*){1,5})(?=[ .,!:;(]|$)`,
  'u',
);
const judging = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(judgingWords)}|enjoy(?:ing)?|rating|review|pretty|decent|opinion)(?!\p{L})`,
  'giu',
);
const minJudging = 5;
/** Names what the author tried and judges: "I've had the Rye One Pro for three weeks". */
const triedThings = ({ sentences, text, kind }: Subject): string[] => {
  if (!/^(?:review|diary|opinion|essay)$/.test(kind) || (text.match(judging)?.length ?? 0) < minJudging)
    return [];
  return sentences.slice(0, maxFirstSentence).flatMap(({ text: sentence }) => {
    const [, name = ''] = tried.exec(sentence) ?? [];
    return name === '' || text.split(name).length < 3 ? [] : [`${name} review`];
  });
};

const longName = regexOf(String.raw`^(?:the )?((?:\p{Lu}[\p{L}’'-]+ ){2,5}?)\((\p{Lu}{3,6})\)`, 'iu');
/** "Elsmere Rye Half Marathon (ERHM) is ...": the long name of the topic, with what its author did there. */
const longNames = ({ sentences, names, text, kind }: Subject): string[] =>
  sentences.slice(0, 1).flatMap(({ text: sentence }) => {
    const [, long = '', short = ''] = longName.exec(sentence) ?? [];
    const name = long.trim();
    if (name === '' || !names.some((one) => one.text.includes(short))) return [];
    const ran = kind === 'diary' && /(?:marathon|triathlon|race|run|[0-9]k)/iu.test(name);
    return ran && regex.iu`(?<!\p{L})(?:I|we) (?:ran|finished|crossed|started|completed)`.test(text)
      ? [`${name} race report`]
      : [name];
  });

const versionNews = regex.u`(?<!\p{L})(?:The |the )?(\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?)(?: (?:team|project|developers))? (?:is|are) .{0,60}(?:announce|release|present).{0,60}?(?:release|version) (?:of \S+ )?v?(\d+\.\d+(?:\.\d+)*)(?!\S*\d)`;
const versions = ({ sentences }: Subject): string[] =>
  sentences.slice(0, maxFirstSentence).flatMap(({ text }) => {
    const [, name = '', version = ''] = versionNews.exec(text) ?? [];
    return name === '' ? [] : [`Announcing ${name} ${version}`];
  });

/** "So, here is my blogroll" as "My blogroll". */
const presentedThings = ({ sentences, reading }: Subject): string[] =>
  sentences.slice(0, maxPresentedSentence).flatMap(({ text }) => {
    const [, owner = '', rest = ''] = presentation.exec(text) ?? [];
    const found = rest === '' ? null : phraseFrom(rest);
    const line = found === null ? '' : `${owner} ${found.long}`;
    return line === '' ||
      / (?:and|\S+ing)$/u.test(line) ||
      (/^(?:my|our)$/i.test(owner) && salienceOfText(reading, line) < minSalience) ||
      (/^the/i.test(owner) && found?.long === found?.short)
      ? []
      : [line];
  });

/** Verbs whose object is worth a title, with the form that opens it. */
const makingVerbs: Readonly<Record<string, string>> = {
  made: 'Making',
  built: 'Building',
  rebuilt: 'Rebuilding',
  sewed: 'Sewing',
  knitted: 'Knitting',
  baked: 'Baking',
  cooked: 'Cooking',
  brewed: 'Brewing',
  bottled: 'Bottling',
  printed: 'Printing',
  painted: 'Painting',
  planted: 'Planting',
  remapped: 'Remapping',
  migrated: 'Migrating',
  redesigned: 'Redesigning',
  restored: 'Restoring',
  repaired: 'Repairing',
  replaced: 'Replacing',
};
const making = regexOf(
  String.raw`^(?:(?:so|today|yesterday|recently|lately|last \p{L}+|this (?:week|month|weekend|year)|over the (?:weekend|holidays|summer|last .{3,15})|an? (?:few|couple(?: of)?) \p{L}+ ago),? )?(?:I|we)(?:['’]ve| have)?(?: just| recently| finally| also)? (${Object.keys(makingVerbs).join('|')}) ((?:an?|some|the|my|our) \p{L}.+)$`,
  'iu',
);
const vagueObject = regex.iu`^(?:an?|some|the|my|our) (?:\p{L}+ )?(?:decision|resolution|mistake|list|point|note|change|changes|post|lot|bunch|few|bit|promise|plan|choice|deal|progress|time|thing|things|case|comment|joke|book|blog|one)(?: |$)`;

/** "Yesterday, I brewed my High Tide IPA" as "Brewing my High Tide IPA". */
const makings = ({ sentences }: Subject): string[] =>
  sentences.slice(0, 1).flatMap(({ text }) => {
    const [, past = '', rest = ''] = making.exec(text) ?? [];
    const doing = makingVerbs[past.toLowerCase()];
    const found = doing === undefined ? null : phraseFrom(rest.replace(/^some /iu, ''));
    return doing === undefined || found === null || vagueObject.test(rest)
      ? []
      : [`${doing} ${/ to /.test(found.long) ? found.short : found.long}`];
  });

const welcome = regex.u`^[Ww]elcome to (?:the |our )?(?!\S*\d|[Ff]irst)(\p{Lu}.+)$`;
const welcomes = ({ sentences }: Subject): string[] =>
  sentences.slice(0, 1).flatMap(({ text }) => {
    const found = phraseFrom(welcome.exec(text)?.[1] ?? '');
    return found === null || !found.short.includes(' ') ? [] : [found.long];
  });

/** Titles that name what an author did or made for the first time, or what the text presents as theirs. */
export const ownThings = (subject: Subject): Composed[] => [
  ...firstThings(subject).map((text): Composed => ({ text: surfaceName(text), frame: 'stated' })),
  ...presentedThings(subject).map((text): Composed => ({ text: surfaceName(text), frame: 'stated' })),
  ...[firstTimes, makings, triedThings, longNames, versions].flatMap((read) =>
    read(subject).map((text): Composed => ({ text: surfaceName(text), frame: 'stated' })),
  ),
  ...welcomes(subject).map((text): Composed => ({ text: surfaceName(text), frame: 'stated' })),
];
