import { pluralOf, thirdPerson } from '#engine/english/s-forms.ts';
import { articles, modals, possessives, wordSet } from '#engine/english/word-classes.ts';
import { pairsOf } from '#engine/english/word-pairs.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { gerundFormOf, pastOf } from '#engine/writing/titles/reading/title-verb.ts';

/** Verbs that mean the same with any object. Both may have particles. */
const verbs =
  'begin>start|construct>build|repair>fix|select>choose|assist>help|attempt>try|obtain>get|transform>change|demonstrate>show|examine>look at|endorse>back|unveil>reveal|urge>call on|reject>turn down|postpone>delay|delay>postpone|probe>investigate|investigate>look into|vow>promise|pledge>promise|slam>criticize|slash>cut|soar>jump|plunge>drop|plummet>drop|halt>stop|tackle>address|dodge>avoid|recount>recall|oust>remove|ban>prohibit|ditch>drop|overcome>get past|savor>enjoy|savour>enjoy|stoke>fuel|fuel>stoke|spark>trigger|trigger>spark|hail>praise|curb>limit|remain>stay|receive>get|demand>call for|weigh in on>comment on|get rid of>remove';
/** Nouns that mean the same in any title. */
const nouns =
  'kid>child|photo>picture|photograph>picture|movie>film|film>movie|benefit>advantage|advantage>benefit|intro>introduction|pic>picture|takeaway>lesson|newbie>beginner|hobby>pastime|pastime>hobby|automobile>car|technique>method|method>technique|error>mistake|dad>father|mom>mother|mum>mother|grandpa>grandfather|grandma>grandmother|bike>bicycle|ad>advertisement|fridge>refrigerator|exam>test|pal>friend|blaze>fire|pact>deal|agreement>deal|lawmaker>legislator|revamp>renovation|plea>appeal';
/** Adjectives, adverbs and small words that mean the same before any word. */
const others =
  'gorgeous>beautiful|awesome>amazing|amazing>incredible|incredible>amazing|terrible>awful|awful>terrible|strange>odd|weird>strange|unexpected>surprising|surprising>unexpected|crucial>essential|ideal>perfect|handy>useful|useful>handy|annual>yearly|huge>big|enormous>huge|brief>short|tasty>delicious|delicious>tasty|inexpensive>cheap|affordable>cheap|perhaps>maybe|maybe>perhaps|almost>nearly|nearly>almost|nowadays>today|definitely>certainly|rather than>instead of|instead of>rather than|in order to>to|a lot of>lots of|lots of>a lot of|amid>during|amongst>among|whilst>while|till>until|info>information|tech>technology|as well as>and|due to>because of|because of>due to|prior to>before|despite>in spite of|in spite of>despite|so far>to date|once again>again|yet another>another|brand new>new|how come>why|twenty-four hours>24 hours|24 hours>twenty-four hours|jobless rate>unemployment rate|unemployment rate>jobless rate';

const swapsOf = (list: string): ReturnType<typeof pairsOf> => pairsOf(list, '>', '|');

/** The first word of a verb in another form: "gets through". */
const inflected = (verb: string, inflect: (base: string) => string): string => {
  const [base = '', ...particles] = verb.split(' ');
  return [inflect(base), ...particles].join(' ');
};

/** Whether the word at a place of a title is used in a certain form or part of speech. */
type IsUsed = (words: readonly TaggedWord[], i: number) => boolean;
/** A word or set phrase, one that means the same, and the use of the first that the second fits. */
export type Swap = { from: string; to: string; isUsed: IsUsed };

const determiner = wordSet(articles, possessives, 'this that some of in');
const isAfterDeterminer: IsUsed = (words, i) => determiner.has(words[i - 1]?.lower ?? '');
const beforeBase = wordSet(modals, 'to cannot i we you they', "don't");
const isBase: IsUsed = (words, i) =>
  beforeBase.has(words[i - 1]?.lower ?? '') || (i === 0 && words[i]?.tag === 'V');
const isThirdForm: IsUsed = (words, i) => i > 0 && words[i]?.tag === 'V';
export const isPast: IsUsed = (words, i) =>
  i > 0 &&
  /[VD]/.test(words[i]?.tag ?? '') &&
  /^(?:NP|[NPF])$/.test(words[i - 1]?.tag ?? '') &&
  !isAfterDeterminer(words, i);
const isGerund: IsUsed = (words, i) => !isAfterDeterminer(words, i) && i < words.length - 1;
/** "Photo essay": a noun before another one is part of a compound. */
const isNoun: IsUsed = (words, i) => words[i]?.tag === 'N' && !/[NPG]/.test(words[i + 1]?.tag ?? '');
const isAny: IsUsed = () => true;

const swaps: readonly Swap[] = [
  ...swapsOf(verbs).flatMap(([from, to]): Swap[] => [
    { from, to, isUsed: isBase },
    { from: inflected(from, thirdPerson), to: inflected(to, thirdPerson), isUsed: isThirdForm },
    { from: inflected(from, pastOf), to: inflected(to, pastOf), isUsed: isPast },
    { from: inflected(from, gerundFormOf), to: inflected(to, gerundFormOf), isUsed: isGerund },
  ]),
  ...swapsOf(nouns).flatMap(([from, to]): Swap[] => [
    { from, to, isUsed: isNoun },
    {
      from: pluralOf(from),
      to: to === 'child' ? 'children' : pluralOf(to),
      isUsed: isNoun,
    },
  ]),
  ...swapsOf(others).map(([from, to]): Swap => ({ from, to, isUsed: isAny })),
];
/** The swaps by the words that they replace, in lower case. */
export const swapOf: ReadonlyMap<string, Swap> = new Map(swaps.map((swap) => [swap.from, swap]));

/** No phrase of the lists has more words. */
export const maxWords = 4;
