import { baseOf, isIrregularVerbForm, lexiconEntry } from '#engine/english/lexicon.ts';
import {
  commonPrepositions,
  coordinators,
  demonstratives,
  doForms,
  haveForms,
  modals,
  otherBe,
  pastBe,
  presentBe,
  subjectPronouns,
  subordinators,
  thirdPersonForms,
  wordSet,
} from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { regex } from '#engine/language/patterns.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';

/** base: "deploy OpenFaaS on DigitalOcean"; doing: "deploying ..."; past: "deployed ...", with its subject before it. */
export type VerbPhrase = {
  form: 'base' | 'doing' | 'past';
  text: string;
  /** Whether the text says "how to" before it. */
  promised: boolean;
  /** "I" or "We", the subject of a past form. */
  who: 'I' | 'We' | null;
};

const beforeBase = wordSet("to will can let's i'll we'll you'll you'd must should could helps help lets");
const beforeDoing = wordSet(
  'by of for when while on in with start started starting through about after before from and',
);
/** A phrase with one of these refers to something outside it. */
const backReferences = wordSet(
  thirdPersonForms,
  demonstratives,
  "it's here there such one ones same other another so then not never only no you themselves himself herself yourself",
);
const firstPerson = wordSet(firstPersonPronouns, "i'm i've we've");
const boundaries = wordSet(
  presentBe,
  pastBe,
  coordinators,
  commonPrepositions,
  "after before during as while when where because since although though until following over under between through into about near across around via so if that which who whose than using without rather instead will can i we you i'm i've it's it this then there now",
);
const weakVerbs = wordSet(
  pastBe,
  otherBe,
  haveForms,
  doForms,
  'ensure attempt attempted visit read allow enable require include involve continue remain seem happen become appear exist belong depend consist contain cause dismiss am might may could would should must worked checked ended opened turned made signed decided enjoyed figured happened spent took left stayed stopped moved set put heard sat stood arrived headed walked introduce take done look give move address play note please click wait share get got go went know knew known think thought feel felt want wanted need needed say said see saw seem seemed look looked try tried like liked love loved hate hated fear feared miss missed wish wished expect expected remember remembered assume assumed doubt doubted prefer preferred hope hoped mean meant called named explained reminded keep kept realize realized notice noticed believe believed find found come came tell told ask asked talk talked mention mentioned thank consider start started begin began help helped let make sure welcome join subscribe follow check stay call',
);

/** Whether a verb does not name an action: "seem", "want", "start". */
export const isWeakVerb = (base: string): boolean => weakVerbs.has(base);

/** Words that begin another clause; a phrase ends before them. */
const clauseStarts = wordSet(
  subjectPronouns,
  presentBe,
  pastBe,
  haveForms,
  doForms,
  modals,
  subordinators,
  "am be been isn't aren't wasn't don't doesn't didn't can't won't that which who whom whose i'm i've i'd we're we've you're they're let's as but or nor so",
);

const hasVerb = (word: string): boolean => lexiconEntry(word)?.classes.includes('v') ?? false;

/** "migrating" as "migrate"; null if the dictionary has no such verb. */
export const infinitiveOf = (doing: string): string | null => {
  if (!regex.u`^\p{L}{2,}ing$`.test(doing)) return null;
  const root = doing.slice(0, -3);
  const single = root.at(-1) === root.at(-2) ? root.slice(0, -1) : null;
  // "installing" and "passing" double no letter, because these verbs end that way.
  const endsDouble = /(?:ll|ss|ff|zz)$/.test(root) && hasVerb(root);
  const found = [...(single === null || endsDouble ? [] : [single]), `${root}e`, root].find(hasVerb);
  // "daemonizing", which the dictionary lacks.
  return (
    found ??
    (/(?:iz|ify)ing$/.test(doing) && lexiconEntry(doing) === undefined ? root.replace(/iz$/, 'ize') : null)
  );
};

const isPast = (word: TaggedWord): boolean =>
  baseOf(word.lower, 'ed') !== undefined || isIrregularVerbForm(word.lower);

/** "will not want to feed": a negation within this many words before a verb can apply to it. */
const negationWindow = 5;
const negators =
  /^(?:not|never|no|cannot|without|instead|rather|avoid|stop|fail(?:ed|s)?|unable|nobody)$|n't$/;

/** Whether the words before a verb negate it. */
export const isNegated = (words: readonly TaggedWord[], i: number): boolean =>
  words.slice(Math.max(0, i - negationWindow), i).some(({ lower }) => negators.test(lower));

const formAt = (words: readonly TaggedWord[], i: number): Omit<VerbPhrase, 'text'> | null => {
  const [word, before] = [words[i], words[i - 1]];
  if (word === undefined || word.kind !== 'word' || weakVerbs.has(word.lower)) return null;
  if (isNegated(words, i)) return null;
  const two = words[i - 2]?.lower ?? '';
  const after = before?.lower ?? '';
  if (/^(?:i|we)$/.test(after) && isPast(word))
    return { form: 'past', promised: false, who: after === 'i' ? 'I' : 'We' };
  const doing = infinitiveOf(word.lower);
  if (doing !== null && !weakVerbs.has(doing) && (before === undefined || beforeDoing.has(after)))
    return { form: 'doing', promised: false, who: null };
  if (!hasVerb(word.lower) || isPast(word) || baseOf(word.lower, 's') !== undefined) return null;
  if (before === undefined && word.tag === 'V') return { form: 'base', promised: true, who: null };
  if (!beforeBase.has(after) || (after === 'to' && word.tag !== 'V')) return null;
  return { form: 'base', promised: after === 'to' && /^(?:how|guide|steps|learn)$/.test(two), who: null };
};

const isEnd = (words: readonly TaggedWord[], i: number): boolean => {
  const [word, next] = [words[i], words[i + 1]];
  if (word === undefined || word.kind === 'mark') return false;
  if (!'NPGC'.includes(word.tag) || boundaries.has(word.lower)) return false;
  // Not at "lat" in "from feet to lat/long".
  if (next?.text === '/') return false;
  // "Writing documentation helps you": a finite verb follows.
  const takesObject =
    next !== undefined &&
    /^(?:you|us|me|them|it|him|her)$/.test(next.lower) &&
    baseOf(word.lower, 's') !== undefined;
  return next === undefined || next.kind === 'mark' || (boundaries.has(next.lower) && !takesObject);
};

/** "Daemonizing Go programs": a capital inside a sentence begins a name, whatever the word means elsewhere. */
const isNamed = ({ text }: TaggedWord): boolean => regex.u`^\p{Lu}`.test(text);

const maxWords = 12;
const joinsVerbs = wordSet('to and or');

const textsFrom = (source: string, words: readonly TaggedWord[], from: number, own: boolean): string[] => {
  const found: string[] = [];
  for (let i = from + 1; i < Math.min(words.length, from + maxWords); i++) {
    const word = words[i];
    if (word === undefined || (word.kind === 'mark' && !/^[&/+'’#]$/.test(word.text))) break;
    if (
      clauseStarts.has(word.lower) ||
      backReferences.has(word.lower) ||
      (!own && firstPerson.has(word.lower))
    )
      break;
    // "fall into and leads to": the second verb has another subject.
    const joined = words[i - 1]?.lower ?? '';
    if (joinsVerbs.has(joined) && baseOf(word.lower, 's')?.classes.startsWith('v')) break;
    // "open source software ensures": the apparent verb is part of a subject.
    if (word.tag === 'V' && !isNamed(word) && !joinsVerbs.has(words[i - 1]?.lower ?? '')) break;
    const start = words[from]?.start ?? 0;
    if (isEnd(words, i)) found.push(source.slice(start, word.end));
  }
  return found;
};

/** The verb phrases of a sentence, cut at every possible end, without negations and pronouns that point outside. */
export const verbPhrases = (source: string, words: readonly TaggedWord[]): VerbPhrase[] =>
  words.flatMap((_, i) => {
    const form = formAt(words, i);
    if (form === null) return [];
    return textsFrom(source, words, i, form.form === 'past').map((text) => ({ ...form, text }));
  });

/** "migrating from A" as "migrate from A", and "staying sane and organizing" as "stay sane and organize". */
export const toBase = (text: string): string | null => {
  const [first = '', ...rest] = text.split(' ');
  const verb = infinitiveOf(first.toLowerCase());
  if (verb === null) return null;
  return [verb, ...rest]
    .join(' ')
    .replace(
      regex.giu`(?<=(?<!\p{L})(?:and|or|then) )\p{L}{3,}ing(?= \p{L})`,
      (doing) => infinitiveOf(doing.toLowerCase()) ?? doing,
    );
};
