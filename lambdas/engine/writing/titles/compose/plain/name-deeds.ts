import { isPlural } from '#engine/english/is-plural.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import {
  articles,
  commonPrepositions,
  demonstratives,
  otherBe,
  pastBe,
  possessives,
  presentBe,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { baseOfPast, doingOf, pastOf } from '#engine/writing/titles/reading/title-verb.ts';
import { readVoice } from '#engine/writing/titles/reading/voice.ts';
import { nameEnds } from '#engine/writing/titles/subject/names.ts';
import type { Subject, TitleSentence, TopicName } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { infinitiveOf, isDenied, isWeakVerb } from '#engine/writing/titles/subject/verb-phrases.ts';
import { countless, withArticle } from '#engine/writing/titles/subject/with-article.ts';

/** Words allowed between a verb and the name of its object. */
const determiners = wordSet(articles, possessives, demonstratives);
const joints = wordSet(commonPrepositions, 'into about around through across along over');
const mostBetween = 2;

type Form = 'base' | 'doing' | 'past';
type Deed = { base: string; form: Form; link: string; object: string; index: number };

/** Announcements are read elsewhere: "we announced that Rye takes part". */
const announces = /^(?:announce|introduce|unveil|present)$/;

/** "According to Crunchbase": participles that now serve as prepositions. */
const prepositional =
  /^(?:according|regarding|following|including|depending|concerning|considering|starting)$/;

const verbOf = ({ lower, tag }: TaggedWord): { base: string; form: Form } | null => {
  if (prepositional.test(lower)) return null;
  const doing = infinitiveOf(lower);
  if (doing !== null) return { base: doing, form: 'doing' };
  if (tag === 'V' && lexiconEntry(lower)?.classes.includes('v') && !lower.endsWith('s'))
    return { base: lower, form: 'base' };
  const past = tag === 'V' || tag === 'D' ? baseOfPast(lower) : null;
  return past === null ? null : { base: past, form: 'past' };
};

const speakers = /^(?:i|we)(?:['’](?:ve|m|re))?$/;
const passive = wordSet(presentBe, pastBe, otherBe, 'am get got');
const beforeBase = wordSet("to can could will should must may might let's you i we");
const mostBeforeVerb = 3;

/** Whether the author or the reader performs the action. In "the series has produced many", somebody else does. */
const isOwnDeed = (words: readonly TaggedWord[], at: number, form: Form): boolean => {
  const before = words.slice(Math.max(0, at - mostBeforeVerb), at).map(({ lower }) => lower);
  const last = before.at(-1) ?? '';
  if (form === 'base') return last === '' || beforeBase.has(last);
  const speaks = before.some((word) => speakers.test(word));
  return form === 'past' ? speaks && !before.some((word) => passive.has(word)) : speaks || !passive.has(last);
};

/** "deploying a", "switch to": the verb right before the name at `at`, with the words between them. */
const deedAt = (
  { words, index }: TitleSentence,
  at: number,
  { name, named }: { name: string; named: string },
): Deed | null => {
  let i = at - 1;
  let determiner = '';
  for (let n = 0; n < mostBetween && i >= 0; n++, i--) {
    const word = words[i];
    if (word === undefined || word.kind === 'mark') return null;
    if (determiners.has(word.lower)) determiner = word.lower;
    else if (word.tag !== 'A' && !/^(?:whole|entire)$/.test(word.lower)) break;
  }
  const joint = words[i];
  const link = joint !== undefined && joints.has(joint.lower) ? joint.lower : '';
  const verb = words[link === '' ? i : i - 1];
  const read = verb === undefined || verb.kind === 'mark' ? null : verbOf(verb);
  const verbAt = link === '' ? i : i - 1;
  if (
    read === null ||
    isWeakVerb(read.base) ||
    announces.test(read.base) ||
    isDenied(words, verbAt) ||
    !isOwnDeed(words, verbAt, read.form)
  )
    return null;
  const object =
    regex.u`^\p{Ll}`.test(name) && /^(?:an?|the|your|our|my)$/.test(determiner)
      ? `${determiner} ${name}`
      : named;
  return { ...read, link: link === '' ? '' : `${link} `, object, index };
};

/** All actions that the text performs on the thing named. */
const deedsOf = (subject: Subject, { text: name }: TopicName): Deed[] => {
  const lower = name.toLowerCase();
  const named = withArticle(subject.text, name);
  const isOne =
    regex.u`(?:^| )\p{Ll}[^ ]*$`.test(name) &&
    !countless.test(name) &&
    !isPlural(lower, subject.text.toLowerCase());
  return subject.sentences.flatMap((sentence) => {
    const from = sentence.text.toLowerCase().indexOf(lower);
    const at = from < 0 ? -1 : sentence.words.findIndex(({ start }) => start === from);
    // "Using Rye status pages" does not mean "Using Rye".
    const ends = nameEnds.test(sentence.text.slice(from + name.length));
    const found = at < 1 || !ends ? null : deedAt(sentence, at, { name, named });
    // "Adding SAP open source program": a singular countable noun needs its article.
    const deed = isOne && found?.object === name ? null : found;
    return deed === null ? [] : [deed];
  });
};

/** An action belongs to the text if it is named at least `fewest` times, or once before the sentence `early`. */
const fewest = 2;
const early = 6;
const mostDeeds = 2;

const frames = (subject: Subject, deeds: readonly Deed[], ending: string): Composed[] => {
  const [deed] = deeds;
  if (deed === undefined) return [];
  const { instructs: tells, who } = readVoice(subject);
  const instructs = tells && /^(?:how-to|tips|explainer|reference|list)$/.test(subject.kind);
  const object = `${deed.link}${deed.object.replace(/^(?:my|our) /u, instructs ? 'your ' : '')}${ending}`;
  const told = deeds.some(({ form, link }) => form === 'past' && link === '') && who !== null && !instructs;
  return [
    ...(instructs ? [{ text: `How to ${deed.base} ${object}`, frame: 'how-to' as const }] : []),
    ...(told ? [{ text: `How ${who} ${pastOf(deed.base)} ${object}`, frame: 'how-we' as const }] : []),
    { text: `${doingOf(deed.base)} ${object}`, frame: 'doing' },
  ];
};

/**
 * "Deploying Python apps": what a text repeatedly does with its topic, with the words that the text puts after the
 * topic.
 */
export const nameDeeds = (subject: Subject, name: TopicName, endings: readonly string[]): Composed[] =>
  [...Map.groupBy(deedsOf(subject, name), ({ base, link }) => `${base} ${link}`).values()]
    .filter((deeds) => deeds.length >= fewest || (deeds[0]?.index ?? early) < early)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostDeeds)
    .flatMap((deeds) => ['', ...endings.slice(0, 2)].flatMap((ending) => frames(subject, deeds, ending)));
