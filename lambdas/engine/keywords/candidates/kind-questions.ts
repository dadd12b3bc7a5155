import { isPlural } from '#engine/english/is-plural.ts';
import { isFullName } from '#engine/keywords/phrases/persons.ts';
import type { TextKind } from '#engine/topic/kinds.ts';
import type { AnswerSource } from './answers.ts';
import { isDish, isSearchedThing } from './questions.ts';

/**
 * Words that people add to the topic of a text of this kind. Never rename it: the model learns its features under
 * this name.
 */
export type KindQuestion = {
  name: string;
  kinds: readonly TextKind[];
  write: (topic: string, source: AnswerSource) => string | null;
};

/** The number of characters in which a text says what it is. */
const opening = 600;

const followedBy = (words: string) => (topic: string) => `${topic} ${words}`;
/** If a text reviews the book "Printing a Book", nobody asks whether "printing a book" is worth it. */
const forThing =
  (write: (topic: string) => string) =>
  (topic: string, { text }: AnswerSource): string | null =>
    isSearchedThing(topic) && !isFullName(text, topic) ? write(topic) : null;
const forDish =
  (write: (dish: string) => string) =>
  (topic: string): string | null =>
    isDish(topic) ? write(topic.replace(/ recipes?$/, '')) : null;
/** Words before a place that somebody visits. */
const visitPrepositions = /\b(?:in|to|at|around|visit|visited|visiting|from|of) $/;
const minVisits = 2;
/** Requires a name that often follows such a word in the text: a place that people travel to. */
const forPlace =
  (write: (place: string) => string) =>
  (topic: string, { text, title }: AnswerSource): string | null => {
    let visits = title.includes(topic) ? 1 : 0;
    for (let at = text.indexOf(topic); at >= 0 && visits < minVisits; at = text.indexOf(topic, at + 1))
      if (visitPrepositions.test(text.slice(Math.max(0, at - 12), at))) visits++;
    return visits >= minVisits && isSearchedThing(topic) ? write(topic) : null;
  };
/** Writes "best movies of 2022" for "favorite movies of 2022". */
const bestOf = (topic: string): string =>
  `best ${topic.replace(/^(?:(?:my|the|our|some|favou?rite|best|top) )+/, '')}`;
const forWork =
  (kind: string) =>
  (topic: string, { text, title }: AnswerSource): string | null =>
    new RegExp(`\\b${kind}\\b`).test(title + text.slice(0, opening)) && !topic.includes(kind)
      ? `${topic} ${kind} review`
      : null;

export const kindQuestions: readonly KindQuestion[] = [
  { name: 'kind ingredients', kinds: ['recipe'], write: forDish((dish) => `${dish} ingredients`) },
  { name: 'kind simple recipe', kinds: ['recipe'], write: forDish((dish) => `simple ${dish} recipe`) },
  { name: 'kind from scratch', kinds: ['recipe'], write: forDish((dish) => `${dish} from scratch`) },
  { name: 'kind how to cook', kinds: ['recipe'], write: forDish((dish) => `how to cook ${dish}`) },
  { name: 'kind recipe at home', kinds: ['recipe'], write: forDish((dish) => `${dish} at home`) },
  {
    name: 'kind tutorial',
    kinds: ['how-to'],
    // Without code, "fig tree tutorial" is a search for something other than a text about pruning fig trees.
    write: (topic, { hasCode }) => (hasCode ? `${topic} tutorial` : null),
  },
  { name: 'kind review', kinds: ['review'], write: forThing(followedBy('review')) },
  {
    name: 'kind features',
    kinds: ['review', 'announcement'],
    write: (topic, { lines }) => (/\bfeatures?\b/.test(lines) ? `${topic} features` : null),
  },
  { name: 'kind explained', kinds: ['explainer'], write: forThing(followedBy('explained')) },
  {
    name: 'kind what is',
    kinds: ['explainer'],
    write: (topic, { text }) =>
      isSearchedThing(topic) && topic.includes(' ') && !isFullName(text, topic)
        ? `what ${isPlural(topic, text) ? 'are' : 'is'} ${topic}`
        : null,
  },
  { name: 'kind itinerary', kinds: ['travel'], write: forPlace(followedBy('itinerary')) },
  { name: 'kind things to do', kinds: ['travel'], write: forPlace((place) => `things to do in ${place}`) },
  { name: 'kind visiting', kinds: ['travel'], write: forPlace((place) => `visiting ${place}`) },
  { name: 'kind trip', kinds: ['travel'], write: forPlace(followedBy('trip')) },
  { name: 'kind travel', kinds: ['travel'], write: forPlace(followedBy('travel')) },
  {
    name: 'kind best',
    kinds: ['list'],
    write: (topic, { text }) => (isPlural(topic.split(' of ')[0] ?? '', text) ? bestOf(topic) : null),
  },
  {
    name: 'kind tips',
    kinds: ['tips'],
    write: (topic) => (/\b(?:advice|tips?|tricks|ideas|ways|lessons)\b/.test(topic) ? null : `${topic} tips`),
  },
  { name: 'kind game review', kinds: ['review'], write: forWork('game') },
  { name: 'kind movie review', kinds: ['review'], write: forWork('movie') },
  { name: 'kind book review', kinds: ['review'], write: forWork('book') },
  { name: 'kind interview', kinds: ['interview'], write: followedBy('interview') },
];
