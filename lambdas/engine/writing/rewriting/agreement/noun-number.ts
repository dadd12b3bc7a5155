import { isPlural } from '#engine/english/is-plural.ts';
import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { rarityLevel } from '#engine/writing/rewriting/words/spelling/dictionary.ts';

/** Words in "-s" that are singular, or whose number depends on what they mean. */
const unclear = wordSet(
  'news maths innings grounds politics kinds types sorts economics ethics means series species headquarters crossroads barracks works odds arms goods savings sales sports thanks lens gas bias atlas canvas alias chaos ethos pathos cosmos kudos diabetes herpes rabies hades christmas pajamas christmas perhaps always sometimes yes us this his its as plus minus bus virus status focus bonus campus corpus chorus menus lots tons loads hundreds thousands millions billions dozens times days years hours minutes weeks months seconds miles meters kilometers dollars cents pounds euros bucks percent points degrees grams inches feet yards acres words pages ways',
);
const irregularPlurals = wordSet('people children men women teeth mice geese');
const unclearEnding = /(?:ics|ss|us|is|ous|'s|['’])$/;

/** Whether a lowercase word is the plural of a noun that can be counted, and hardly ever a form of a verb. */
export const isManyNoun = (word: string): boolean => {
  if (irregularPlurals.has(word)) return true;
  if (!/[^s]s$/.test(word) || unclear.has(word) || unclearEnding.test(word) || word.length < 4) return false;
  const base = knownBase(word);
  if (base !== word)
    return classesOf(base).startsWith('n') || (classesOf(base).includes('n') && isPlural(word, ''));
  return classesOf(word) === '' && singularOf(word) !== null;
};

/** The singular of a regular plural, if the dictionary lists it. */
export const singularOf = (word: string): string | null => {
  const base = knownBase(word);
  if (base !== word) return base;
  const candidates = word.endsWith('ies')
    ? [`${word.slice(0, -3)}y`]
    : /(?:ch|sh|x|ss|z)es$/.test(word)
      ? [word.slice(0, -2)]
      : [word.slice(0, -1), word.slice(0, -2)];
  return candidates.find((one) => one.length > 2 && rarityLevel(one) !== undefined) ?? null;
};

const time =
  /^(?:year|month|week|day|night|morning|evening|afternoon|hour|minute|second|time|decade|century|summer|winter|spring|fall|season|way)s?$/;
export const isTime = (noun: string): boolean => time.test(noun);

/** Nouns that name several people or things, or a share of them. Their verb may be a plural. */
const collective = wordSet(
  'number majority minority lot lots couple handful bunch pair series set group range variety mix mixture selection collection list rest half third quarter fifth tenth percent percentage part portion fraction share proportion bulk remainder total average host array combination string stream wave sea ton load body class generation pack crowd population dozen hundred thousand million billion kind type sort team staff band crew company government army navy police audience public press media data club committee board jury council party duo trio quartet orchestra choir community congress parliament faculty management enemy opposition family cast squad side union firm brand studio label department agency office office church school university college hospital bank store shop restaurant hotel gang mob fleet herd flock swarm cluster panel tribe clan nation country city town village world electorate youth folk gentry clergy elite aristocracy majority plurality most none all some any few many several both either neither amount level people elite whole network organization organisation institution association society league franchise startup plethora myriad abundance wealth trove slew assortment spectrum litany multitude deal bit stack pile row line block bag box batch table offspring trout squid moose cattle poultry salmon shrimp sheep vermin bacteria criteria phenomena data media algae larvae fungi alumni strata curricula chunk slice segment swath horde legion cohort fish spate quantity diversity multiplicity confluence sequence audience wave round crop garrison platoon leadership breed',
);
export const isCollective = (word: string): boolean => collective.has(word);

/** Shorter words are often plurals: "lice", "veg". */
const minRareNoun = 5;
/** A listed word without the ending of a verb, an adverb or an adjective. The tagger says that it is a noun. */
const isRareNoun = (word: string): boolean =>
  /(?:tion|ment|ness|ship|ity)$/.test(word) ||
  (word.length >= minRareNoun &&
    rarityLevel(word) !== undefined &&
    !/(?:ed|ing|ly|est|en|able|ful|ous|ive|al|ic|fish|craft|[tl]ry|[aiu]|ary|ian|ese|ish|ant|ent)$/.test(
      word,
    ));

/** Whether a lowercase word is a noun in the singular, and no group of people or things. */
export const isOneNoun = (word: string): boolean => {
  const classes = classesOf(word);
  return (
    !collective.has(word) &&
    !/s$/.test(word) &&
    !irregularPlurals.has(word) &&
    !isPlural(word, '') &&
    (classes === 'n' || classes === 'nv' || (classes === '' && isRareNoun(word)))
  );
};
