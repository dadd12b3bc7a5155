import {
  anyOf,
  doForms,
  haveForms,
  modals,
  pastBe,
  presentBe,
  questionWords,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';

const comparatives =
  /^(?:more|less|fewer|better|worse|longer|shorter|sooner|later|faster|older|bigger|smaller|higher|lower)$/;
const indefinites =
  /^(?:everything|anything|something|nothing|everyone|anyone|someone|everybody|anybody|somebody|all)$/;
const opensRelative = wordSet('that which who whom');
/** "With it", "for it": the pronoun behind the preposition is its object. */
const awaitsIt = /^(?:for|to|about|with|at|of|on|into|after|than)$/;

/** "The tools that keep it are good", "rather than asking for it we bake": the pronoun is the object of the word before it. */
const takesIt = (words: readonly TaggedWord[], last: TaggedWord): boolean =>
  awaitsIt.test(last.lower) || opensRelative.has(words.at(-2)?.lower ?? '');

/** "If we gather the rye they need then they will bake": the main clause opens with "then". */
const opensWithThen = regex.u` then (?:I|we|you|they|he|she|it|there)(?:['’]\p{Ll}+)? `;

/** "If you look at a mill you have built from rye you will see": the speaker of the main clause comes later. */
const laterSpeaker = regexOf(
  `^[^,;:]* (?!${anyOf(questionWords)}(?!\\p{L}))(?:\\p{Lu}[\\p{L}\\p{N}]*|(?:from|in|on|at|with|to|for|of) (?:\\p{L}+ ){0,2}\\p{L}{4,}) (?:I|we|you|they|he|she)(?:['’](?:ll|d)| ${anyOf(modals)}) `,
  'u',
);

/** Whether the words around a place make it doubtful that an opening ends there. */
export const goesOnBehind = (words: readonly TaggedWord[], right: string, isClause: boolean): boolean => {
  const [before, last] = words.slice(-2);
  if (before === undefined || last === undefined) return false;
  // "The more they bake", "everything wrong we did".
  if (before.lower === 'the' && comparatives.test(last.lower)) return true;
  if (indefinites.test(before.lower) && last.tag === 'A') return true;
  if (/^it(?:['’]|\s)/u.test(right) && takesIt(words, last)) return true;
  return isClause && (opensWithThen.test(right) || laterSpeaker.test(right));
};

/** "In this game first time player Anna has won", "my brother Dan was late": the name behind a person is that person's. */
export const mayBeName = (words: readonly TaggedWord[], right: string): boolean =>
  regex.u`^\p{Lu}`.test(right) && person.test(words.at(-1)?.lower ?? '');
const person =
  /^(?:player|baker|teacher|writer|singer|author|actor|actress|director|artist|leader|founder|owner|member|partner|officer|manager|designer|developer|engineer|photographer|drummer|champion|doctor|president|king|queen|brother|sister|father|mother|daughter|son|cousin|uncle|aunt|friend|wife|husband|dad|mom|mum|boss|colleague|coach|captain|man|woman|guy|girl|boy|kid)$/;

const auxiliary = wordSet(presentBe, pastBe, haveForms, doForms, modals);
/** "If we met on the weekend would it be odd?": the verb stands before its subject. */
export const isAsked = (main: readonly TaggedWord[]): boolean =>
  main.some(
    ({ lower }, i) => auxiliary.has(lower) && /^(?:i|we|you|he|she|it|they)$/.test(main[i + 1]?.lower ?? ''),
  );
