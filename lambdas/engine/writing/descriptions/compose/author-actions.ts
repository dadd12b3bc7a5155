import { alternatives, anyOf, demonstratives } from '#engine/english/word-classes.ts';
import { actionVerbs, firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { withoutCircumstance } from './long-openings.ts';

/** "I built", "we have recently moved": an author's action, before its object. */
const pastAction = regexOf(
  String.raw`^(I|[Ww]e)(?:['’]ve| have)? (?:(?:just|finally|\p{L}+ly) )*((?:${alternatives(actionVerbs)}|set up)) (?=\S)`,
  'u',
);
const decision = regex.u`^(I|[Ww]e)(?:['’]ve| have)? (?:(?:just|finally|\p{L}+ly) )*(decided to|chose to) (?=\p{Ll}{2,} )`;

/** Words after the verb that refer to another passage, or a verb without its object: "I built it", "I moved on". */
const backReferences = regexOf(
  String.raw`(?<!\p{L})(?:it|its|they|them|their|here|there|one|same|another|${alternatives(demonstratives)})(?!\p{L})|^(?:on|out|off|up|down|back|in|into|around|over|away|by|for|from|with|and|or)(?!\p{L})`,
  'iu',
);
const openingLength = 32;
const minObjectLength = 28;

/** A second clause, a reason or a contrast. "How I did it" ends before it. */
const secondClause = regexOf(
  String.raw`(?:,? (?:and|so|but|which|where) (?:then |now |also )?${anyOf(firstPersonPronouns, 'it this that they there')}(?!\p{L})|, (?:and|but|so|which|where|although|though|while)(?!\p{L})|;|\s[–—-]\s|—|\s\().*$`,
  'iu',
);
const contrastWords = regex.iu`(?<!\p{L})(?:but|however|although|though|because|not|never|unless)(?!\p{L})|n['’]t|["“”:?!…]`;
const reasonWords = regex.iu`(?<!\p{L})(?:because|reasons?|why)(?!\p{L})`;

const objectOf = (rest: string): string | null => {
  const object = rest
    .replace(secondClause, '')
    .replace(/[.,]+$/, '')
    .trim();
  return object.length < minObjectLength ||
    backReferences.test(object.slice(0, openingLength)) ||
    contrastWords.test(object)
    ? null
    : object;
};

/** Openings such as "This is how I keep my house tidy." */
const thisIsHow = regex.iu`^(?:this|that|here)(?:['’]s| is) (?=(?:how|why) (?:I|we) \p{Ll}+ \p{L}+)`;

const narratedIn = (line: string): string[] => {
  const rest = line.replace(thisIsHow, '');
  return rest === line || backReferences.test(rest.slice(0, openingLength)) ? [] : [startWithCapital(rest)];
};

/** Finds "what a year of rye has taught me" in "We are here again – so here's what a year of rye has taught me." */
const taught = regex.iu`(?:^|, | [–—-]+ )(?:and |so |but )?here(?:['’]s| is) (what (?:\p{L}[\p{L}'’-]* ){1,12}?(?:has |have )?taught (?:me|us)(?: [^.?!;:]{2,60})?)\.$`;

const taughtIn = (text: string): string[] => {
  const [, lesson = ''] = taught.exec(text) ?? [];
  return lesson === '' || backReferences.test(lesson) ? [] : [`${startWithCapital(lesson)}.`];
};

/**
 * Forms of what an author learned: "I'm going to share what I learned in buying three mills", "I've learnt a lot
 * about buying mills".
 */
const learningPatterns = [
  regex.iu`(?<!\p{L})(?:share|tell|write|describe|document|summarize|reflect)(?: (?:with )?you)?(?: all)?(?: about| down| on)? (what (?:I|we)(?:['’]ve| have)? (?:learned|learnt|discovered|found out) [^?!;:"“]{18,})$`,
  /^(?:(?:.{8,70}, )?(?:and )?)((?:I|we)(?:['’]ve| have)? (?:learned|learnt)) (?:a lot|a ton|a great deal|much|a few things|some things|so much) (about|from|by|in|while) ([^?!;:"“]{18,})$/iu,
];

/** "What I learned in buying three mills.": the experience that an author shares. */
const learnedIn = (text: string): string[] => {
  const line = text.replace(secondClause, '').replace(/[.,]+$/, '');
  const [, shared = ''] = learningPatterns[0]?.exec(line) ?? [];
  const [, who = '', preposition = '', thing = ''] =
    learningPatterns[1]?.exec(text.replace(/[.,]+$/, '')) ?? [];
  const lesson =
    shared !== '' ? shared : who === '' ? '' : `what ${who.replace(/^We/, 'we')} ${preposition} ${thing}`;
  return lesson === '' || backReferences.test(lesson.slice(0, openingLength)) || contrastWords.test(lesson)
    ? []
    : [`${startWithCapital(lesson)}.`];
};

const lower = (who: string): string => (who === 'I' ? 'I' : 'we');

/**
 * "How I built a wiki out of files and folders." from "Last year, I built a wiki out of files and folders.": a text
 * tells what its author did. "Why we decided to ..." appears only if the text (`prose`) gives reasons. The object
 * must name the text's topic (`names`).
 */
export const authorActions = (text: string, prose: string, names: ReadonlySet<string>): string[] => [
  ...learnedIn(text),
  ...taughtIn(text),
  ...actionsIn(text, prose, names),
];

const actionsIn = (text: string, prose: string, names: ReadonlySet<string>): string[] =>
  [text, ...withoutCircumstance(text)].flatMap((line) => {
    const action = pastAction.exec(line);
    const choice = action === null && reasonWords.test(prose) ? decision.exec(line) : null;
    const [whole, who = '', verb = ''] = action ?? choice ?? [];
    if (whole === undefined) return narratedIn(line);
    const object = objectOf(line.slice(whole.length));
    const word = action === null ? 'why' : 'how';
    return object === null || ![...contentOf(object)].some((stem) => names.has(stem))
      ? []
      : [startWithCapital(`${word} ${lower(who)} ${verb} ${object}.`)];
  });
