import { baseOf, isIrregularVerbForm, lexiconEntry } from '#engine/language/lexicon.ts';
import type { Phrase, PhraseRule } from './phrase.ts';
import { numberWords, persons } from './phrase-words.ts';

const country = /^(?:u\.s|u\.k|u\.n|e\.u|u\.s\.a)\.?$/;
/** "15-year-old", "fourteen-dollar", "haitian-born", "so-called": a circumstance, not a kind of thing. */
const circumstance = /-(?:old|born|dollar|minute|hour|day|week|month|mile|called|like|based|led|listed)$/;

/** "paid tax", "sold tickets": a past form in front of a thing. */
const doneFirst: ReadonlySet<string> = new Set(
  'paid sold bought held kept made given taken sent met'.split(' '),
);
/** "roth ira works" is a fragment of "how a roth ira works". */
const doing = /^(?:works|means|helps|matters|happens|says|comes|goes|gets|makes)$/;
/** "diced tofu", "minced garlic": what a recipe has the cook do first. */
const prepared =
  /^(?:diced|minced|chopped|sliced|grated|shredded|crushed|beaten|melted|drained|peeled|halved|cubed|fried|cooked|softened|toasted|remaining|smaller|larger|bigger|thinner|thicker)$/;
const kitchen =
  /^(?:paper towels?|cooking oil|baking (?:sheet|tray|dish|paper)|(?:large|small|medium|mixing) (?:bowl|pan|pot|saucepan|skillet)|high heat|low heat|medium heat|cutting board|room temperature|water content)$/;

/** "eastern michigan routs northern illinois", "delhi offering fresh air", "label thought". */
const hasVerbInside = (words: readonly string[], tags: readonly string[]): boolean => {
  const end = words.length - 1;
  if (end > 0 && isIrregularVerbForm(words[end] ?? '')) return true;
  if (
    end > 0 &&
    (words[end] ?? '').endsWith('ing') &&
    tags[end - 1] === 'P' &&
    baseOf(words[end] ?? '', 'ing')
  )
    return true;
  return words.some((word, i) => {
    if (i === 0 || i === end) return false;
    if (word.endsWith('ing')) return /[NP]/.test(tags[i - 1] ?? '') && tags[i + 1] === 'A';
    if (!/[^s]s$/.test(word) || lexiconEntry(word)) return false;
    const base = baseOf(word, 's');
    if (tags[i - 1] === 'P') return base ? base.classes.includes('v') : tags[i + 1] === 'P';
    return base?.classes.startsWith('v') === true;
  });
};

/** Plurals that can precede another noun: "sales pitch", "sports watch". */
const kindPlural =
  /^(?:sales|sports|goods|news|savings|arms|customs|games|systems|operations|communications|services|results|rewards|benefits|earnings|physics|economics|politics|mathematics|graphics|electronics|logistics|statistics|genetics|robotics|.*ss|.*'s)$/;

/** "readers check", "search engines notice", "optimized texts love": kinds of things are named in the singular. */
const endsInDeed = (words: readonly string[]): boolean => {
  const [things = '', deed = ''] = words.slice(-2);
  const arePlural =
    /^(?:people|children|men|women)$/.test(things) || baseOf(things, 's')?.classes.includes('n') === true;
  return (
    words.length > 1 &&
    arePlural &&
    !kindPlural.test(things) &&
    (lexiconEntry(deed) ?? baseOf(deed, 's'))?.classes.startsWith('v') === true
  );
};

const isPassing = ({ count, inTitle, inHeading, isName }: Phrase): boolean =>
  count < 2 && !inTitle && !inHeading && !isName;

/** "allowing volkswagen is a piece of a sentence; "hiking kit" and "gaming service" are not. */
const beginsWithDoing = ({ words, tags }: Phrase): boolean =>
  words.length > 1 && tags[0] === 'G' && !lexiconEntry(words[0] ?? '')?.classes.includes('n');

/** Rules for fragments of a sentence, which make no sense alone. */
export const fragmentRules: readonly PhraseRule[] = [
  { name: 'ends in a verb', breaks: ({ isFragment, isName }) => isFragment && !isName },
  {
    name: 'a sentence of a headline or a text',
    breaks: ({ words, tags, isName, count }) => !isName && count < 3 && hasVerbInside(words, tags),
  },
  {
    name: 'things and what they do, said in passing',
    breaks: ({ words, count, inTitle, isName }) => count < 3 && !inTitle && !isName && endsInDeed(words),
  },
  {
    name: 'a thing and how it is, said in passing',
    breaks: (phrase) =>
      isPassing(phrase) &&
      phrase.words.length === 2 &&
      lexiconEntry(phrase.words[1] ?? '')?.classes.startsWith('a') === true,
  },
  {
    name: 'begins with a command',
    breaks: ({ isCommand, isName, count, words }) =>
      isCommand &&
      !isName &&
      (count < 3 || words.length === 1 || lexiconEntry(words[0] ?? '')?.classes.startsWith('v') === true),
  },
  {
    name: 'begins with what somebody is doing',
    breaks: (phrase) => phrase.count < 2 && !phrase.isName && beginsWithDoing(phrase),
  },
  {
    name: 'begins with what has been done, irregularly',
    breaks: ({ words, count, inTitle, inHeading, isName }) =>
      words.length > 1 && count < 2 && !inTitle && !inHeading && !isName && doneFirst.has(words[0] ?? ''),
  },
  {
    name: 'a name and what it does',
    breaks: ({ words, tags, count }) =>
      count < 3 && words.length > 1 && doing.test(words.at(-1) ?? '') && tags.at(-2) === 'P',
  },
  {
    name: 'prepared goods and tools of a kitchen',
    breaks: ({ words, count, inTitle, inHeading }) =>
      words.length > 1 &&
      !inTitle &&
      !inHeading &&
      (kitchen.test(words.join(' ')) || (count < 4 && prepared.test(words[0] ?? ''))),
  },
  {
    name: 'has a number in words',
    breaks: ({ words, isName }) => !isName && words.some((word) => numberWords.has(word)),
  },
  {
    name: 'begins with a circumstance',
    breaks: ({ words, isName, inTitle, count }) =>
      words.length > 1 && !isName && circumstance.test(words[0] ?? '') && (!inTitle || count < 2),
  },
  {
    name: 'a country with dots, which nobody types',
    breaks: ({ words, inTitle }) =>
      country.test(words[0] ?? '')
        ? words.length === 1 || !inTitle
        : words.slice(1).some((w) => country.test(w)),
  },
  {
    name: 'somebody of no name',
    breaks: ({ words, isName, count, inTitle, inHeading }) =>
      words.length > 1 &&
      !isName &&
      persons.has(words.at(-1) ?? '') &&
      (count < 3 || !(inTitle || inHeading)),
  },
  {
    name: 'a title of rank and a name said once',
    breaks: ({ words, tags, count, inTitle }) =>
      count < 2 && !inTitle && words.length > 2 && tags.includes('P') && persons.has(words[0] ?? ''),
  },
];
