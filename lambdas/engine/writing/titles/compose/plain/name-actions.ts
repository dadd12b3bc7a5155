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
import { baseOfPast, gerundFormOf, pastOf } from '#engine/writing/titles/reading/title-verb.ts';
import { readVoice } from '#engine/writing/titles/reading/voice.ts';
import { nameEnds } from '#engine/writing/titles/subject/names.ts';
import type { Subject, TitleSentence, TopicName } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { infinitiveOf, isNegated, isWeakVerb } from '#engine/writing/titles/subject/verb-phrases.ts';
import { countless, withArticle } from '#engine/writing/titles/subject/with-article.ts';

/** Words allowed between a verb and the name of its object. */
const determiners = wordSet(articles, possessives, demonstratives);
const linkingPrepositions = wordSet(commonPrepositions, 'into about around through across along over');
const maxWordsBetween = 2;

type Form = 'base' | 'doing' | 'past';
type Action = { base: string; form: Form; link: string; object: string; index: number };

/** Announcements are read elsewhere: "we announced that Rye takes part". */
const announcementVerbs = /^(?:announce|introduce|unveil|present)$/;

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

const firstPersonSubject = /^(?:i|we)(?:['’](?:ve|m|re))?$/;
const passive = wordSet(presentBe, pastBe, otherBe, 'am get got');
const beforeBase = wordSet("to can could will should must may might let's you i we");
const maxWordsBeforeVerb = 3;

/** Whether the author or the reader performs the action. In "the series has produced many", somebody else does. */
const isOwnAction = (words: readonly TaggedWord[], at: number, form: Form): boolean => {
  const before = words.slice(Math.max(0, at - maxWordsBeforeVerb), at).map(({ lower }) => lower);
  const last = before.at(-1) ?? '';
  if (form === 'base') return last === '' || beforeBase.has(last);
  const isFirstPerson = before.some((word) => firstPersonSubject.test(word));
  return form === 'past'
    ? isFirstPerson && !before.some((word) => passive.has(word))
    : isFirstPerson || !passive.has(last);
};

/** "deploying a", "switch to": the verb right before the name at `at`, with the words between them. */
const actionAt = (
  { words, index }: TitleSentence,
  at: number,
  { name, named }: { name: string; named: string },
): Action | null => {
  let i = at - 1;
  let determiner = '';
  for (let n = 0; n < maxWordsBetween && i >= 0; n++, i--) {
    const word = words[i];
    if (word === undefined || word.kind === 'mark') return null;
    if (determiners.has(word.lower)) determiner = word.lower;
    else if (word.tag !== 'A' && !/^(?:whole|entire)$/.test(word.lower)) break;
  }
  const joint = words[i];
  const link = joint !== undefined && linkingPrepositions.has(joint.lower) ? joint.lower : '';
  const verb = words[link === '' ? i : i - 1];
  const read = verb === undefined || verb.kind === 'mark' ? null : verbOf(verb);
  const verbAt = link === '' ? i : i - 1;
  if (
    read === null ||
    isWeakVerb(read.base) ||
    announcementVerbs.test(read.base) ||
    isNegated(words, verbAt) ||
    !isOwnAction(words, verbAt, read.form)
  )
    return null;
  const object =
    regex.u`^\p{Ll}`.test(name) && /^(?:an?|the|your|our|my)$/.test(determiner)
      ? `${determiner} ${name}`
      : named;
  return { ...read, link: link === '' ? '' : `${link} `, object, index };
};

/** All actions that the text performs on the thing named. */
const actionsOf = (subject: Subject, { text: name }: TopicName): Action[] => {
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
    const found = at < 1 || !ends ? null : actionAt(sentence, at, { name, named });
    // "Adding SAP open source program": a singular countable noun needs its article.
    const action = isOne && found?.object === name ? null : found;
    return action === null ? [] : [action];
  });
};

/** An action belongs to the text if it is named at least `minActions` times, or once before the sentence `maxEarlySentence`. */
const minActions = 2;
const maxEarlySentence = 6;
const maxActions = 2;

const frames = (subject: Subject, actions: readonly Action[], ending: string): Composed[] => {
  const [action] = actions;
  if (action === undefined) return [];
  const { instructs: teaches, who } = readVoice(subject);
  const instructs = teaches && /^(?:how-to|tips|explainer|reference|list)$/.test(subject.kind);
  const object = `${action.link}${action.object.replace(/^(?:my|our) /u, instructs ? 'your ' : '')}${ending}`;
  const isPastAction =
    actions.some(({ form, link }) => form === 'past' && link === '') && who !== null && !instructs;
  return [
    ...(instructs ? [{ text: `How to ${action.base} ${object}`, frame: 'how-to' as const }] : []),
    ...(isPastAction
      ? [{ text: `How ${who} ${pastOf(action.base)} ${object}`, frame: 'how-we' as const }]
      : []),
    { text: `${gerundFormOf(action.base)} ${object}`, frame: 'doing' },
  ];
};

/**
 * "Deploying Python apps": what a text repeatedly does with its topic, with the words that the text puts after the
 * topic.
 */
export const nameActions = (subject: Subject, name: TopicName, endings: readonly string[]): Composed[] =>
  [...Map.groupBy(actionsOf(subject, name), ({ base, link }) => `${base} ${link}`).values()]
    .filter(
      (actions) => actions.length >= minActions || (actions[0]?.index ?? maxEarlySentence) < maxEarlySentence,
    )
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maxActions)
    .flatMap((actions) => ['', ...endings.slice(0, 2)].flatMap((ending) => frames(subject, actions, ending)));
