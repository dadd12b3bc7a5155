import { isPlural } from '#engine/english/is-plural.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { pluralOf } from '#engine/english/s-forms.ts';
import { classesOf, isOnlyNoun, knownBase } from '#engine/english/word-checks.ts';
import { alternatives, wordSet } from '#engine/english/word-classes.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { notBeforePlural, nounPhraseEnd } from './phrase-end.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

/** Whether a word is a plural that is more often a noun than a verb. */
const isPluralNoun = (word: string): boolean =>
  isPlural(word, '') &&
  !/(?:ics|ss|us|is)$/.test(word) &&
  !/^(?:thanks|congratulations|goods|clothes|means|works|series|species|headquarters|crossroads|savings|sales|sports|arms|odds|news|lots|others|parents|blues|basics|cheers|regards|kudos)$/.test(
    word,
  ) &&
  classesOf(knownBase(word)).startsWith('n');

/**
 * Whether a noun is plural after a number word. After "a few", a noun in "-s" is; "some" also comes before other nouns.
 */
const isCounted = (number: string, noun: string): boolean =>
  noun === 'people' || (number === 'some' ? isPluralNoun(noun) : /[^siu]s$/.test(noun));

/** Countable nouns in the singular that are rarely verbs. */
const countable =
  'thing reason way book game tool feature problem issue example movie city song team website step idea article app country restaurant experience advantage benefit challenge method mistake friend project year month week day hour minute person kind type part piece item task side file page section option player character author writer reader developer language library package function class method variable server device instance image picture photo video episode chapter story word sentence paragraph question answer category company customer client student teacher school museum building house room street island mountain river bird animal tree flower recipe ingredient meal dish cup glass bottle album artist band film director actor scene level location element component module object system device tip trick lesson topic event conference meeting session';
const countNouns = countable
  .split(' ')
  .filter((noun, i, all) => all.indexOf(noun) === i)
  .join('|');

const isCountable = wordSet(countable, 'podcast blog algorithm strategy');

/** Adjectives between a number and its noun. */
const adjective =
  '(?:(?:new|other|different|more|great|good|small|simple|main|big|best|key|major|important|common|popular|basic) )?';

/** Whether words can come between an article and its noun, without a second noun phrase. */
const isModifier = (words: string): boolean =>
  words === '' || tagWords(words.replaceAll('-', '').trim()).every(({ tag }) => 'AN'.includes(tag));

/** Whether a form in "-s" may be the verb of the word before it: "of each isotope decays", but not "of each new mills". */
const mayBeVerb = (base: string, before: string): boolean =>
  before === '' || /^a/.test(classesOf(before))
    ? classesOf(base).startsWith('v')
    : !isOnlyNoun(base) || nounsUsedAsVerbs.has(base);
/** Verbs that the dictionary lists as nouns only. */
const nounsUsedAsVerbs = wordSet(
  'program message format partner author trigger index chart loop mentor host model process access input output test review',
);

/** Corrections that give nouns the number that the words before them require. */
export const numberMistakes: readonly PhraseRule[] = [
  // Finds "One of the greatest reformer".
  phrase(
    String.raw`(one of (?:the|my|our|your|his|her|their|those|these) (?:most \p{Ll}+|\p{Ll}{3,}est|best|worst|few|main|biggest|other|first|last|key|many|favou?rite|major|top) (?:\p{Ll}{4,} )?)(\p{Ll}{3,})${notBeforePlural}(?=[.,;!?]|$| (?:of|that|which|who|I|we|you|to|in|for|is|was|why|when|at|on|as)(?![\p{L}]))`,
    (start, noun) =>
      (classesOf(noun) === 'n' || isCountable.has(noun)) &&
      !mass.has(noun) &&
      !manyInOne.has(noun) &&
      !isPlural(noun, '') &&
      !/(?:s|ing|ment|ness)$/.test(noun)
        ? `${start}${pluralOf(noun)}`
        : null,
    'giu',
  ),
  // Finds "There are three part that matter" and "two kind of book".
  phrase(
    String.raw`((?:there are|there were|these are|has|have|had|with|of|into|in|all) (?:${alternatives(twoToTen)}|several|many|multiple|various|different|both) ${adjective})(${countNouns})(?=[.,;!?)]|$| (?:of|that|which|who|in|on|for|with|to|from|I|we|you|are|were)(?![\p{L}]))`,
    (start, noun) => (/^(?:experience|page)$/.test(noun) ? null : `${start}${pluralOf(noun)}`),
    'giu',
  ),
  // Finds "The top 5 line of your file".
  phrase(
    String.raw`((?:the (?:top|first|last|next|other)|these|those|my|all) (?:[2-9]|\d\d+|${alternatives(twoToTen)}) )(${countNouns})(?=[.,;!?)]|$| (?:of|that|which|I|we|you|are|were)(?![\p{L}]))`,
    (start, noun) => `${start}${pluralOf(noun)}`,
    'giu',
  ),
  // Finds "These role are new" and "those thing".
  phrase(
    String.raw`((?:these|those|all these|all those) )(${countNouns})(?=[.,;!?)]|$| (?:of|that|which|I|we|you|are|were|have|can|will|in|on|for|with|and)(?![\p{L}]))`,
    (start, noun) => (noun === 'part' ? null : `${start}${pluralOf(noun)}`),
    'giu',
  ),
  // Finds "On each side projects" and "for each categories".
  phrase(
    String.raw`((?:on|of|for|in|with|at|from|to) each (\p{Ll}+ )?)(\p{Ll}{4,}s)(?=[.,;!?)]|$| (?:of|that|which|in|on|for|with|to|and|or|we|I|you|is|was|has)(?![\p{L}]))`,
    (start, middle, noun) =>
      isPluralNoun(noun) && isModifier(middle) && !mayBeVerb(knownBase(noun), middle.trim())
        ? `${start}${knownBase(noun)}`
        : null,
    'giu',
  ),
  // Finds "A chrome extensions" and "it is a static site generators".
  phrase(
    String.raw`((?:is|was|as|be|become|became|with|have|has|had|use|using|build|create|need) an? ((?:\p{Ll}[\p{Ll}-]+ ){0,2}))(\p{Ll}{4,}s)(?=[.!?]|$| (?:that|which)(?![\p{L}]))`,
    (start, middle, noun) =>
      isPluralNoun(noun) && isModifier(middle) && !countsMany.test(middle) && !/(?:s|each|all) $/.test(middle)
        ? `${start}${knownBase(noun)}`
        : null,
  ),
  // Finds "In this videos you learn" and "this files are".
  phrase(
    String.raw`((?:in|of|with|for|on|from|about) )this (videos|pictures|photos|files|books|games|people|articles|pages|examples|categories|companies|countries|situations|conditions|circumstances|problems|functions|classes|variables|methods|libraries|packages|questions|articles|projects)(?=[.,;!?)]|$| (?:you|we|I|are|were|that|and|can|will)(?![\p{L}]))`,
    (start, nouns) => `${start}these ${nouns}`,
    'giu',
  ),
  // Finds "Informations" and "these informations".
  phrase(
    `(these|those) (information|advice|feedback|equipment|software|furniture)s`,
    (pointer, noun) => (pointer.toLowerCase() === 'these' ? `this ${noun}` : `that ${noun}`),
    'giu',
  ),
  phrase(
    String.raw`(information|furniture|equipment|knowledge|homework|feedback|software|luggage|hardware)s(?! [^.;!?\n]{0,60}?(?<![\p{L}])(?:are|were|have|do|them|they|these|those)(?![\p{L}]))(?! (?:are|were|have|do)(?![\p{L}]))`,
    // "Feedbacks" at the start may be a term: those of a system.
    (noun) => (/^F/.test(noun) ? null : noun),
    'giu',
  ),
  // Finds "Here's a few things", which has more than one thing.
  phrase(
    String.raw`(here)(?:['’]s| is) (a few|some|a couple(?: of)?|several|${alternatives(twoToTen)}) ((?:(?:more|other|great|good|new|different|quick|simple|useful|interesting|important|random|basic|additional|key) )?)(\p{Ll}{3,}s|people)(?![\p{L}'’-])(?! (?:up|off|down))`,
    (here, number, middle, noun) =>
      isCounted(number, noun) ? `${here} are ${number} ${middle}${noun}` : null,
    'giu',
  ),
  // Finds "There's a few titles definitely worth it".
  phrase(
    String.raw`(there)(?:['’]s| is) (a few|a couple of|several|many|${alternatives(twoToTen)}) ((?:(?:more|other|great|good|new|different|important|interesting) )?)(\p{Ll}{3,}s)(?= (?:definitely|really|also|still|worth|left|missing|available|\p{Ll}{3,}ing)(?![\p{L}]))`,
    (there, number, middle, noun) =>
      isCounted(number, noun) ? `${there} are ${number} ${middle}${noun}` : null,
    'giu',
  ),
  // Finds "There has also been success stories".
  phrase(
    String.raw`(there) has (also |always |never |recently |already )?been (many|several|some|a few|a lot of|lots of|plenty of|numerous|multiple|${alternatives(twoToTen)}) ((?:\p{Ll}+ )?)(\p{Ll}{3,}s|people)${nounPhraseEnd}`,
    (there, adverb, number, middle, noun) =>
      (noun === 'people' || isPluralNoun(noun)) && isModifier(middle)
        ? `${there} have ${adverb}been ${number} ${middle}${noun}`
        : null,
    'giu',
  ),
  // Finds "In couple of years" and "only couple of days".
  phrase(
    String.raw`(in|for|after|since|within|with|spent|spend|spends|took|takes|take|about|have|has|had|there are|there were|only|just) couple of (?=(?:days|weeks|months|years|hours|minutes|times|things|people|reasons|ways|other|more)(?![\p{L}]))`,
    '$1 a couple of ',
  ),
];

/** Words after an article that belong to a number: "A few loaves", "a dozen eggs". */
const countsMany =
  /^(?:few|couple|dozen|hundred|thousand|million|billion|good|great|handful|bunch|lot|number|series|set|pair|group|list|collection|variety|range|only|many) /;
/** Nouns without a plural. */
export const mass = new Set(
  'news software hardware advice information music weather stuff food content code team staff equipment evidence research writing work cinema fun furniture traffic luggage money time traffic art literature fiction poetry education knowledge feedback history humor software technology travel coffee tea wine beer water bread cheese chocolate people sheep fish deer series species aircraft means'.split(
    ' ',
  ),
);

/** Nouns for one of many groups: "One of the last generation". */
const manyInOne = new Set('generation group class team family crowd crop batch bunch wave cohort'.split(' '));
