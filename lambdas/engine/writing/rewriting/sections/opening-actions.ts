import { lexiconEntry } from '#engine/english/lexicon.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { gerundFormOf } from '#engine/writing/titles/reading/title-verb.ts';
import { infinitiveOf } from '#engine/writing/titles/subject/verb-phrases.ts';
import { isPlainPhrase, phraseFrom, textOf } from './opening-phrases.ts';

/** A heading made from a first sentence, and the words in it that the part below must use again. */
export type Opened = { text: string; named: string };

const openers =
  "(?:(?:So|Now(?: that[^,]{3,60})?|And|OK|Okay|Alright|Great|First(?: of all| off)?|Second|Third|Next(?: up)?|Then|Finally|Lastly|After that|With that|Once (?:that|this)(?: is|[’']s) done|Also)[,.!]? )*";
const adverbs = '(?:(?:also|now|first|then|next|just|simply|still) )?';
const obligationWords =
  "(?:need to|have to|must|should|can|could|will|want to|are going to|had to|decided to|wanted to|needed to|set out to|get to|['’](?:ll|re going to|m going to|d like to)|would like to)";

/** Patterns for what somebody is about to do. Each captures the words from the verb on. */
const actionPatterns: readonly RegExp[] = [
  regexOf(`^${openers}(?:we|I|you(?! want)) ?${adverbs}${obligationWords} ${adverbs}(.+)$`, 'iu'),
  regexOf(`^${openers}(?:let['’]s|let us) (?:${adverbs}(?:start by |begin by |go ahead and )?)(.+)$`, 'iu'),
  regexOf(`^${openers}(?:In order to|To) (.+?), .+$`, 'u'),
  regexOf(
    `^${openers}(?:The|Our|My|Your) (?:first|second|third|next|last|final|hardest|biggest)(?: step| thing| task| part| challenge| goal)(?: (?:I|we|you) (?:did|do|(?:need|have|had) to do))? (?:is|was|will be) (?:to |then to )?(.+)$`,
    'iu',
  ),
];

/** Verbs that do not make a section heading: saying, thinking, being, and verbs that say too little. */
const notActions = wordSet(
  'be have get go come do know see think want need like look take note say tell find feel mean keep let hope believe assume consider imagine notice remember understand mention talk discuss show explain ask try wait expect thank admit point highlight share give love hate enjoy wish realize become seem continue stop leave call help ensure allow begin start end finish return focus dive dig read learn answer happen work live describe cover explore examine introduce stay put bring turn spend sit stand proceed refer recap summarize emphasize stress clarify acknowledge apologize recommend suggest propose argue claim conclude stick worry care afford decide agree depend concentrate illustrate view follow receive perform jump apply sell identify head play reach arrive walk meet count accomplish achieve hear speak use save',
);
const particles = wordSet('up out off down on');

const verbOf = (word: string): string | null => {
  const base = infinitiveOf(word) ?? word;
  return !notActions.has(base) && (lexiconEntry(base)?.classes.includes('v') ?? false) ? base : null;
};

/**
 * The action that a sentence announces: "Next, we need to install the driver for the adapter" gives "Installing the
 * driver for the adapter".
 */
const announcedAction = (sentence: string): Opened | null => {
  const rest = actionPatterns
    .map((pattern) => pattern.exec(sentence)?.[1])
    .find((found) => found !== undefined);
  if (rest === undefined) return null;
  const words = tagWords(rest);
  const base = verbOf(words[0]?.lower ?? '');
  if (base === null || words[1]?.kind === 'mark') return null;
  const particle = particles.has(words[1]?.lower ?? '') ? ` ${words[1]?.lower}` : '';
  const object = phraseFrom(words, particle === '' ? 1 : 2);
  const next = words.find(({ start }) => start >= (object?.at(-1)?.end ?? 0));
  // A word that may be a verb does not end an object, as in "a build script".
  if (object === null || next?.tag === 'V') return null;
  const named = textOf(rest, object);
  return { text: startWithCapital(`${gerundFormOf(base)}${particle} ${named}`), named };
};

/** The heading for what the first sentence of a paragraph is about to do. */
export const openingAction = (sentence: string): Opened | null => {
  // A formula such as "your burn * 1.25" would lose its sign.
  const found = / [*=+×÷] /.test(sentence) ? null : announcedAction(sentence);
  return found !== null && isPlainPhrase(found.text) ? found : null;
};
