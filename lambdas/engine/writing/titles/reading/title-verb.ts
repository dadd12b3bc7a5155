import { baseOf, isIrregularVerbForm, lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  doForms,
  haveForms,
  modals,
  pastBe,
  presentBe,
  verbLikeNouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { infinitiveOf } from '#engine/writing/titles/subject/verb-phrases.ts';
import { takesObject } from './first-word.ts';

/** A title that names an action: its verb in two forms, in lower case, and the words after it. */
export type TitleVerb = {
  lead: 'how-to' | 'doing' | 'order';
  base: string;
  doing: string;
  rest: string;
  /** Whether people learn to do it; nobody learns to announce or to celebrate. */
  learnable: boolean;
};

/** Verbs that announce or reflect; nobody learns to do these. */
const notActions = wordSet(
  'be have get go come announce introduce welcome celebrate remember reminisce rethink understand stumble meet think explore look reflect say see become do let consider need want interest amaze surprise excite even morn follow include regard accord concern mean miss miss break rise grow happen live die meet free clean present dry back still like spring fry',
);
const doubling =
  /^[^aeiou]*[aeiou][b-df-hj-np-tvz]$|(?:^|[^aeiou])(?:begin|submit|commit|control|refer|transfer|prefer|admit|permit|forget|upset|occur|equip|compel|debug|unplug|reset|rerun|offset|format|program|quit)$/;
const undoubled = /^(?:format)$/;

/** The gerund of a verb: "running" from "run". */
export const gerundFormOf = (base: string): string => {
  if (base === 'be') return 'being';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  if (doubling.test(base) && !undoubled.test(base)) return `${base}${base.at(-1) ?? ''}ing`;
  return `${base}ing`;
};

const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  'build built|make made|run ran|write wrote|find found|teach taught|learn learned|buy bought|sell sold|take took|give gave|get got|grow grew|draw drew|drive drove|choose chose|begin began|break broke|bring brought|catch caught|cut cut|do did|eat ate|fall fell|fight fought|fly flew|go went|hold held|keep kept|leave left|lead led|lose lost|meet met|move moved|pay paid|put put|quit quit|read read|rebuild rebuilt|rewrite rewrote|ride rode|see saw|send sent|set set|shoot shot|speak spoke|spend spent|swim swam|tell told|think thought|throw threw|understand understood|wake woke|win won|split split|sing sang|steal stole|stick stuck|hide hid|shrink shrank|beat beat|become became|feed fed|let let'
    .split('|')
    .map((pair) => pair.split(' ')),
);

/** The base form of a past tense: "move" and "get" from "moved" and "got"; null if the dictionary has no such verb. */
export const baseOfPast = (past: string): string | null => {
  const known = Object.entries(irregular).find(([, form]) => form === past)?.[0];
  if (known !== undefined) return known;
  if (!past.endsWith('ed')) return null;
  const root = past.slice(0, -2);
  const forms = [past.slice(0, -1), root, root.slice(0, -1), `${root.slice(0, -1)}y`];
  return forms.find((form) => canBeVerb(form) && pastOf(form) === past) ?? null;
};

/** The past tense of a verb: "moved" from "move". */
export const pastOf = (base: string): string => {
  const known = irregular[base];
  if (known !== undefined) return known;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubling.test(base) && !undoubled.test(base) ? `${base}${base.at(-1) ?? ''}ed` : `${base}ed`;
};

const isVerb = (word: string): boolean => lexiconEntry(word)?.classes.startsWith('v') ?? false;
const canBeVerb = (word: string): boolean =>
  (lexiconEntry(word)?.classes.includes('v') ?? false) ||
  (lexiconEntry(word) === undefined && /(?:ize|ify|ate|ise|ploy|code|load)$/.test(word));
/** Words that begin an object: the word before one is a verb even if it can also be a noun. */
const objectStart =
  /^(?:a|an|the|your|my|our|his|her|their|all|any|every|more|better|this|these|multiple|several)$/i;

const joined = regex.iu`^(and|or|&) (\p{L}+) (.+)$`;

/** "Unit test", "load test", "code review": a noun that belongs to the verb after it. */
const withNoun =
  /^(unit|load|stress|smoke|beta|user|field|cross|dry|double|fact|spell|code|soft|hard|live|pair|bulk|batch|side|force|fine|split|self|reverse) (test|check|load|boot|run|tune|deploy|review|host|sell|engineer|install|push|reload|import|upload|edit|stream|program) (.+)$/iu;

/** The verb after "use X to", with a second one joined by "and", and the words that follow. */
export const readInfinitive = (verb: string, rest: string): TitleVerb => {
  const base = verb.toLowerCase();
  const [, noun = '', action = '', thing = ''] = withNoun.exec(`${base} ${rest}`) ?? [];
  if (noun !== '') {
    const inner = readInfinitive(action, thing);
    return { ...inner, base: `${noun} ${inner.base}`, doing: `${noun} ${inner.doing}` };
  }
  const one = {
    lead: 'order',
    base,
    doing: gerundFormOf(base),
    rest,
    learnable: !notActions.has(base),
  } as const;
  const [, and = '', second = '', object = ''] = joined.exec(rest) ?? [];
  const other = infinitiveOf(second.toLowerCase()) ?? second.toLowerCase();
  if (and === '' || stopWords.has(other)) return one;
  return {
    ...one,
    base: `${base} ${and} ${other}`,
    doing: `${one.doing} ${and} ${gerundFormOf(other)}`,
    rest: object,
    learnable: one.learnable && !notActions.has(other),
  };
};

/** "Make your test fail": verbs so common that they count as function words elsewhere. */
const everydayVerbs = /^(?:make|keep|get|take|give|put|find|show|tell|ask|try|call)$/;
const ownedObject = /^(?:an?|the|your|my|our)$/i;

/** "Mumble ready for testing": the text has the word as a name inside sentences, and never in lower case. */
const isOnlyName = (first: string, text: string): boolean =>
  regexOf(`\\p{Ll},? ${first}(?!\\p{L})`, 'u').test(text) &&
  !regexOf(`(?<!\\p{L})${first.toLowerCase()}(?!\\p{L})`, 'u').test(text);

/**
 * "To store your passwords", "storing passwords": the text has the action, so the first word of the title is
 * a verb.
 */
const usesAsVerb = (base: string, next: string, text: string): boolean =>
  regex.u`^\p{L}{3,}$`.test(next) &&
  !stopWords.has(next.toLowerCase()) &&
  regexOf(
    `(?<!\\p{L})(?:(?:to|can|will|should|you|we|I) ${base}|${gerundFormOf(base)}) (?:\\p{L}+ ){0,2}${next}(?!\\p{L})`,
    'iu',
  ).test(text);

const imperativeOf = (title: string, text: string): TitleVerb | null => {
  const [, first = '', rest = ''] = regex.u`^(\p{L}{2,})\s+(.+)$`.exec(title) ?? [];
  const base = first.toLowerCase();
  const next = rest.split(' ')[0] ?? '';
  if (
    rest === '' ||
    verbLikeNouns.test(title) ||
    isOnlyName(first, text) ||
    // Not "March 31".
    (/^(?:march|may)$/.test(base) && /^\d/.test(rest)) ||
    // Not "Support for right-to-left scripts".
    (base === 'support' && next === 'for') ||
    (stopWords.has(base) && base !== 'use' && !(everydayVerbs.test(base) && ownedObject.test(next))) ||
    hasFiniteVerb(rest)
  )
    return null;
  if (
    baseOf(base, 's') !== undefined ||
    isIrregularVerbForm(base) ||
    regex.u`(?:\p{L}{3}ing|ly|ed)$`.test(base)
  )
    return null;
  if (base !== 'use' && !takesObject(first, base, rest, text)) return null;
  // "Bear and coyote awareness", "Peer reviewing a thesis": two nouns, and a noun before an activity.
  const second = joined.exec(rest)?.[2]?.toLowerCase() ?? '';
  if (second !== '' && !canBeVerb(second)) return null;
  if (regex.iu`^\p{L}{2,}ing$`.test(next) && (!isVerb(base) || base === 'peer')) return null;
  const isCertain = objectStart.test(next) && (canBeVerb(base) || /^(?:a|an|the|your|my|our)$/i.test(next));
  const tagged = base === 'use' || (isVerb(base) && tagWords(title.toLowerCase())[0]?.tag === 'V');
  const unknown =
    lexiconEntry(base) === undefined && /(?:ate|ize|ify|ploy)$/.test(base) && text.includes(` ${base}`);
  const isUsedAsVerb = isCertain || tagged || unknown || (canBeVerb(base) && usesAsVerb(base, next, text));
  return isUsedAsVerb ? readInfinitive(base, rest) : null;
};

const neverVerbs =
  /^(?:morn|even|dur|concern|regard|accord|includ|follow|build|wedd|ceil|someth|anyth|noth|everyth|str|th|k|r|spr|s)ing$/;

/** "to deploy": the text uses a verb that the dictionary lacks. */
const isUsedAsVerb = (base: string, text: string): boolean =>
  regexOf(`(?<!\\p{L})(?:to|can|will|you|we|I|let['’]s) ${base}(?!\\p{L})`, 'iu').test(text);

/** "versioning" as "version", which the dictionary has only as a noun, and "debugging" as "debug". */
const rootOf = (doing: string, text: string): string | null => {
  if (doing === 'using') return 'use';
  const found = infinitiveOf(doing);
  if (found !== null || neverVerbs.test(doing)) return found;
  const root = doing.slice(0, -3);
  const single = root.slice(0, -1);
  if (root.at(-1) === root.at(-2) && doubling.test(single)) return single;
  const forms = [root, `${root}e`];
  return (
    forms.find((word) => lexiconEntry(word) !== undefined) ??
    forms.find((word) => isUsedAsVerb(word, text)) ??
    null
  );
};

/**
 * Reads "How to feed X", "Feeding X" and "Feed X"; null for any other title. `text` tells a verb with its
 * object from the first word of a noun phrase such as "Operating System Support".
 */
export const readTitleVerb = (title: string, text: string): TitleVerb | null => {
  if (regex.u`[:?!;]|\p{L}{3}\. `.test(title)) return null;
  const [, verb = '', object = ''] = regex.iu`^how to (\p{L}{2,})\s+(.+)$`.exec(title) ?? [];
  // "How to automatically create events": the verb comes later.
  if (/ly$/i.test(verb) && !/^(?:apply|supply|comply|rely|reply|multiply|fly|imply|ally)$/i.test(verb))
    return null;
  if (verb !== '') return { ...readInfinitive(verb, object), lead: 'how-to', learnable: true };
  const [, first = '', rest = ''] = regex.u`^(\p{L}{2,}ing)\s+(.+)$`.exec(title) ?? [];
  if (first === '') return imperativeOf(title, text);
  const base = rootOf(first.toLowerCase(), text);
  if (base === null || !takesObject(first, base, rest, text)) return null;
  if (hasOwnVerb(rest) || regex.iu`^started(?!\p{L})`.test(rest)) return null;
  const read = readInfinitive(base, rest);
  // The author's spelling: "travelling".
  return { ...read, lead: 'doing', doing: read.base === base ? first.toLowerCase() : read.doing };
};

const finiteVerb = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(presentBe, pastBe, haveForms, doForms, modals)}|isn['’]t|aren['’]t|doesn['’]t|don['’]t|won['’]t|can['’]t|gets?|makes?|means?|needs?|helps?|works?|matters?|becomes?|joins?)(?!\p{L})`,
  'iu',
);

const subordinate = regex.iu` (?:when|while|if|because|that|who|which|where|whose|unless|until) .+$`;

/** Whether a finite verb follows the action. "Removing the tag that is wrong" has one only inside its object. */
const hasOwnVerb = (rest: string): boolean => {
  const clause = subordinate.exec(rest)?.[0] ?? '';
  const [, ...further] = clause.match(new RegExp(finiteVerb, 'giu')) ?? [];
  return hasFiniteVerb(rest.slice(0, rest.length - clause.length)) || further.length > 0;
};

/** "is the easy part": a finite verb, which turns the words before it into a statement. */
export const hasFiniteVerb = (text: string): boolean => finiteVerb.test(text);

/** "NASA invites citizens": a verb in the third person with its object, in a title that may have capitals. */
export const hasThirdPerson = (title: string): boolean => {
  const words = title.toLowerCase().split(' ');
  return words.some(
    (word, i) =>
      i > 0 &&
      i < words.length - 1 &&
      (baseOf(word, 's')?.classes.startsWith('v') ?? false) &&
      !stopWords.has(words[i - 1] ?? '') &&
      !/^(?:in|on|at|for|with|from|of|and|or|by)$/.test(words[i + 1] ?? ''),
  );
};
