import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { pluralOf, thirdPerson } from '#engine/english/s-forms.ts';
import { articles, modals, possessives, wordSet } from '#engine/english/word-classes.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';
import { isTitleCase, startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { gerundFormOf, pastOf } from '#engine/writing/titles/reading/title-verb.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named } from './rewrites/rewrite-title.ts';

/** Verbs that mean the same with any object. Both may have particles. */
const verbs =
  'begin>start|construct>build|repair>fix|select>choose|assist>help|attempt>try|obtain>get|transform>change|demonstrate>show|examine>look at|endorse>back|unveil>reveal|urge>call on|reject>turn down|postpone>delay|delay>postpone|probe>investigate|investigate>look into|vow>promise|pledge>promise|slam>criticize|slash>cut|soar>jump|plunge>drop|plummet>drop|halt>stop|tackle>address|dodge>avoid|recount>recall|oust>remove|ban>prohibit|ditch>drop|overcome>get past|savor>enjoy|savour>enjoy|stoke>fuel|fuel>stoke|spark>trigger|trigger>spark|hail>praise|curb>limit|remain>stay|receive>get|demand>call for|weigh in on>comment on|get rid of>remove';
/** Nouns that mean the same in any title. */
const nouns =
  'kid>child|photo>picture|photograph>picture|movie>film|film>movie|benefit>advantage|advantage>benefit|intro>introduction|pic>picture|takeaway>lesson|newbie>beginner|hobby>pastime|pastime>hobby|automobile>car|technique>method|method>technique|error>mistake|dad>father|mom>mother|mum>mother|grandpa>grandfather|grandma>grandmother|bike>bicycle|ad>advertisement|fridge>refrigerator|exam>test|pal>friend|blaze>fire|pact>deal|agreement>deal|lawmaker>legislator|revamp>renovation|plea>appeal';
/** Adjectives, adverbs and small words that mean the same before any word. */
const others =
  'gorgeous>beautiful|awesome>amazing|amazing>incredible|incredible>amazing|terrible>awful|awful>terrible|strange>odd|weird>strange|unexpected>surprising|surprising>unexpected|crucial>essential|ideal>perfect|handy>useful|useful>handy|annual>yearly|huge>big|enormous>huge|brief>short|tasty>delicious|delicious>tasty|inexpensive>cheap|affordable>cheap|perhaps>maybe|maybe>perhaps|almost>nearly|nearly>almost|nowadays>today|definitely>certainly|rather than>instead of|instead of>rather than|in order to>to|a lot of>lots of|lots of>a lot of|amid>during|amongst>among|whilst>while|till>until|info>information|tech>technology|as well as>and|due to>because of|because of>due to|prior to>before|despite>in spite of|in spite of>despite|so far>to date|once again>again|yet another>another|brand new>new|how come>why|twenty-four hours>24 hours|24 hours>twenty-four hours|jobless rate>unemployment rate|unemployment rate>jobless rate';

type Pair = readonly [from: string, to: string];
const pairsOf = (list: string): Pair[] =>
  list.split('|').map((pair) => {
    const [from = '', to = ''] = pair.split('>');
    return [from, to];
  });

/** The first word of a verb in another form: "gets through". */
const inflected = (verb: string, inflect: (base: string) => string): string => {
  const [base = '', ...particles] = verb.split(' ');
  return [inflect(base), ...particles].join(' ');
};

/** Whether the word at a place of a title is used as a verb in this form. */
type IsUsed = (words: readonly TaggedWord[], i: number) => boolean;
type Swap = { from: string; to: string; isUsed: IsUsed };

const determiner = wordSet(articles, possessives, 'this that some of in');
const isAfterDeterminer: IsUsed = (words, i) => determiner.has(words[i - 1]?.lower ?? '');
const beforeBase = wordSet(modals, 'to cannot i we you they', "don't");
const isBase: IsUsed = (words, i) =>
  beforeBase.has(words[i - 1]?.lower ?? '') || (i === 0 && words[i]?.tag === 'V');
const isThirdForm: IsUsed = (words, i) => i > 0 && words[i]?.tag === 'V';
const isPast: IsUsed = (words, i) =>
  i > 0 &&
  /[VD]/.test(words[i]?.tag ?? '') &&
  /^(?:NP|[NPF])$/.test(words[i - 1]?.tag ?? '') &&
  !isAfterDeterminer(words, i);
const isGerund: IsUsed = (words, i) => !isAfterDeterminer(words, i) && i < words.length - 1;
/** "Photo essay": a noun before another one is part of a compound. */
const isNoun: IsUsed = (words, i) => words[i]?.tag === 'N' && !/[NPG]/.test(words[i + 1]?.tag ?? '');
const isAny: IsUsed = () => true;

const swaps: readonly Swap[] = [
  ...pairsOf(verbs).flatMap(([from, to]): Swap[] => [
    { from, to, isUsed: isBase },
    { from: inflected(from, thirdPerson), to: inflected(to, thirdPerson), isUsed: isThirdForm },
    { from: inflected(from, pastOf), to: inflected(to, pastOf), isUsed: isPast },
    { from: inflected(from, gerundFormOf), to: inflected(to, gerundFormOf), isUsed: isGerund },
  ]),
  ...pairsOf(nouns).flatMap(([from, to]): Swap[] => [
    { from, to, isUsed: isNoun },
    {
      from: pluralOf(from),
      to: to === 'child' ? 'children' : pluralOf(to),
      isUsed: isNoun,
    },
  ]),
  ...pairsOf(others).map(([from, to]): Swap => ({ from, to, isUsed: isAny })),
];
const swapOf: ReadonlyMap<string, Swap> = new Map(swaps.map((swap) => [swap.from, swap]));
const maxWords = 4;

/** Whether the text has a word in lower case, so that its capital in a title is one of title case. */
const isCommon = (word: string, text: string): boolean =>
  regexOf(`(?<![\\p{L}-])${escapeForPattern(word.toLowerCase())}(?![\\p{L}-])`, 'u').test(text);

/** Whether the text writes a capital word together with a neighbor: "Google Photos". */
const isPartOfName = (title: string, start: number, end: number, text: string): boolean => {
  const before = regex.u`\S+ $`.exec(title.slice(0, start))?.[0] ?? '';
  const after = regex.u`^ \S+`.exec(title.slice(end))?.[0] ?? '';
  const phrase = title.slice(start, end);
  return (before !== '' && text.includes(before + phrase)) || (after !== '' && text.includes(phrase + after));
};

/** Whether the text has the whole title as a name inside a sentence: "I read The End of the Mill." */
const isName = (title: string, text: string): boolean =>
  isTitleCase(title) && regexOf(`\\p{Ll},? [*_“"]*${escapeForPattern(title)}`, 'u').test(text);

const quoted = regex.u`["“”‘]|(?<!\p{L})'|'(?!\p{L})`;

/** "A strange year" with "odd": the article before the new word. */
const withRightArticle = (before: string, rest: string): string =>
  before.replace(
    regex.iu`(?<!\p{L})(a)n? $`,
    (_, letter: string) => `${letter}${indefiniteArticle(rest).slice(1)} `,
  ) + rest;

/** The title with one word, or a set phrase, that means the same. */
export const wordSwaps = (title: string, { text: whole, kind }: Subject): Composed[] => {
  const text = whole.replaceAll(title, ' ');
  // The title of a review is often the name of the work.
  if (quoted.test(title) || isName(title, text) || (kind === 'review' && isTitleCase(title))) return [];
  const words = tagWords(title.toLowerCase());
  return words.flatMap((word, i) => {
    for (let count = Math.min(maxWords, words.length - i); count > 0; count--) {
      const end = words[i + count - 1]?.end ?? word.end;
      const phrase = title.slice(word.start, end);
      const swap = swapOf.get(phrase.toLowerCase());
      if (swap === undefined || !swap.isUsed(words, i)) continue;
      if (regex.u`[-’'/]`.test(title.charAt(end)) || regex.u`[-’'/]`.test(title.charAt(word.start - 1)))
        return [];
      const isCapital = regex.u`^\p{Lu}`.test(phrase);
      const mayBeName = isCapital && i > 0 && swap.isUsed !== isPast && !phrase.includes(' ');
      if (mayBeName && (!isCommon(phrase, text) || isPartOfName(title, word.start, end, text))) return [];
      const to = isCapital ? startWithCapital(swap.to) : swap.to;
      return named('synonym', withRightArticle(title.slice(0, word.start), to + title.slice(end)));
    }
    return [];
  });
};
