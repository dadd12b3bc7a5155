import { uncapitalize } from '#contracts/letter-case.ts';
import { months, weekdays } from '#engine/english/calendar-words.ts';
import {
  demonstratives,
  possessives,
  quantifiers,
  subjectPronouns,
  thirdPersonSubjects,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { Opened } from './opening-actions.ts';
import { isPlainPhrase, nounsFrom, textOf } from './opening-phrases.ts';

const neverFirst = wordSet(
  quantifiers,
  possessives,
  demonstratives,
  subjectPronouns,
  thirdPersonSubjects,
  weekdays,
  months,
  'other same such own last next first second third new more most less least few two three another here there what how why my mine today yesterday only whole real main biggest best main entire current recent major key common good bad great big',
);
const title = /^(?:Mr|Mrs|Ms|Dr|Prof|Professor|President|Senator|St|Saint|Sir|Judge|Captain|King|Queen)\b/;
/** Signs of a person, not a thing: "a physicist", "who". */
const person = regex.u`\b(?:who|whose|woman|man|girl|boy|friend|member|\p{L}+(?:ist|ian|essor|ector|ager|aker|riter|eader|ounder|igner|eloper|ngineer))\b`;

const isName = (nouns: readonly TaggedWord[]): boolean =>
  nouns.every(({ tag }) => tag === 'P' || tag === 'C');
const isPerson = (nouns: readonly TaggedWord[], name: string, rest: string): boolean =>
  title.test(name) ||
  (isName(nouns) && nouns.length < 4 && person.test(rest.split(' ').slice(0, 9).join(' ')));

const vagueKind =
  /^(?:bit|lot|little|few|very|great|good|bad|big|huge|whole|must|pretty|really|fun|nice|way|no|perfect|real|key|major|part|matter|question|problem|crutch|mess|pain|joy|beautiful|wonderful|factor|particularly|crucial|different|natural)$/;

/**
 * The question that a definition answers: "Creative Commons is a nonprofit" gives "What is Creative Commons?", and "A
 * monad is a value" gives "What is a monad?".
 */
const definition = (sentence: string): Opened | null => {
  const words = tagWords(sentence);
  const article = /^an?$/.test(words[0]?.lower ?? '') ? 1 : 0;
  const nouns = nounsFrom(words, article);
  const [verb, kindArticle, kind] = words.slice(article + nouns.length);
  const name = textOf(sentence, nouns);
  if (
    nouns.length === 0 ||
    nouns.length > 4 ||
    neverFirst.has(nouns[0]?.lower ?? '') ||
    nouns[0]?.tag === 'G'
  )
    return null;
  if (verb?.lower !== 'is' || !/^an?$/.test(kindArticle?.lower ?? '') || kind === undefined) return null;
  if (kind.kind === 'mark' || vagueKind.test(kind.lower)) return null;
  if (isPerson(nouns, name, sentence.slice(kind.start))) return null;
  // A word that is not in the dictionary may have a capital only because it opens the sentence.
  const isCommon = (nouns[0]?.tag !== 'P' || nouns.length > 1) && !regex.u`\p{Lu}|\d`.test(name.slice(1));
  const shown = `${article === 1 ? `${words[0]?.lower} ` : ''}${isCommon ? uncapitalize(name) : name}`;
  return { text: `What is ${shown}?`, named: name };
};

/** The heading that asks for what the first sentence of a paragraph defines. */
export const openingDefinition = (sentence: string): Opened | null => {
  const defined = definition(sentence);
  return defined !== null && isPlainPhrase(defined.text) ? defined : null;
};
