import type { PhraseDocument } from '#engine/keyphrases/phrase-document.ts';
import { baseOf, lexiconEntry } from '#engine/language/lexicon.ts';

type Range = { from: number; to: number };

/** Words that follow a verb but not a noun at the end of its phrase. */
const object =
  /^(?:an?|the|th(?:is|at|ese|ose)|my|your|his|her|its|our|their|no|to|like|as|not|so|too|up|down|out|off|back|over|away|just|only|into|onto|it|them|him|you|us|me|all|some|any|each|every|one|two|three|four|five|six|nearly|about|almost|when|if|well|on|because|better|worse|[$€£]|\d.*)$/;
/** Third persons that hardly ever are plurals of things. */
const plainVerb =
  /^(?:lacks|sets|gets|needs|helps|makes|takes|gives|runs|keeps|wants|says|means|shows|adds|turns|stays|lands|lets|goes|comes|works|sounds|feels|looks|says|sees|asks|begins|becomes|brings|remains|appears|seems|covers|holds|leads|moves|wins|loses|folds|promises|belonging|thinking|talking|going|coming)$/;
/** First words of two-word cooking verbs: "fry noodles" is no phrase of "stir fry noodles". */
const compoundHead = /^(?:stir|deep|pan|air|shallow)$/;
/** Words that follow an imperative ("fry the noodles"). */
const orderedThing = /^(?:the|an?|your|it|them|all|in|with|for|until|till)$/;
/** Words after a noun that give a direction ("push your hips back"). */
const direction =
  /^(?:back|down|up|out|off|over|flat|apart|aside|away|right|better|worse|later|earlier|forward|alone|together)$/;
const lowercase = /^\p{Ll}/u;

const prose = new WeakMap<PhraseDocument, Map<number, number>>();

/** True for a token in running text, where a capital indicates a name: near three content words in lower case. */
export const isInProse = (document: PhraseDocument, i: number): boolean => {
  let counts = prose.get(document);
  if (!counts) {
    counts = new Map();
    for (const [at, token] of document.tokens.entries()) {
      const sentence = document.sentenceOf[at] ?? 0;
      if (token.kind === 'word' && document.stop[at] === false && lowercase.test(token.text))
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
    prose.set(document, counts);
  }
  return (counts.get(document.sentenceOf[i] ?? -1) ?? 0) >= 3;
};

/** The nearest token before a phrase that is no part of a noun phrase, in the same sentence. */
const wordInFront = (document: PhraseDocument, from: number): string => {
  let at = from - 1;
  while (/[AD]/.test(document.tags[at] ?? 'M') && document.sentenceOf[at] === document.sentenceOf[from]) at--;
  return document.sentenceOf[at] === document.sentenceOf[from] ? (document.tokens[at]?.lower ?? '') : '';
};

/** "When a table helps": a singular noun follows "a", so the next word that ends in s is its verb. */
const isDeedOfOne = (document: PhraseDocument, { from, to }: Range): boolean => {
  const last = document.tokens[to - 1]?.lower ?? '';
  if (!/[^s]s$/.test(last) || !baseOf(last, 's')?.classes.includes('v')) return false;
  return /^(?:an?|each|every|another)$/.test(wordInFront(document, from));
};

/** "Does the phrase fit": the verb follows "does" and a noun. */
const isAskedDeed = (document: PhraseDocument, { from, to }: Range): boolean => {
  if (lexiconEntry(document.tokens[to - 1]?.lower ?? '')?.classes.startsWith('v') !== true) return false;
  const before = document.tokens[from - 1]?.lower ?? '';
  const asks = /^(?:the|an?|your|my|our|its|their|this|that)$/.test(before)
    ? (document.tokens[from - 2]?.lower ?? '')
    : before;
  return /^(?:do|does|did|can|could|will|would|should|makes?|lets?)$/.test(asks);
};

/** "zoning reform costs [a city nothing]", "vessel returning [to port]", "hips back": the last word is no noun here. */
export const endsInVerb = (document: PhraseDocument, { from, to }: Range): boolean => {
  const last = document.tokens[to - 1]?.lower ?? '';
  if (compoundHead.test(document.tokens[from - 1]?.lower ?? '')) return true;
  if (to - from < 2 || !/[NPGV]/.test(document.tags[to - 2] ?? 'M')) return false;
  if (direction.test(last) || /^(?:what|which|whose)$/.test(document.tokens[from - 1]?.lower ?? ''))
    return true;
  if (isDeedOfOne(document, { from, to }) || isAskedDeed(document, { from, to })) return true;
  const next =
    document.sentenceOf[to] === document.sentenceOf[from] ? (document.tokens[to]?.lower ?? '') : '';
  const after = document.tags[to] ?? 'M';
  const singular = !/[^s]s$/.test(document.tokens[to - 2]?.lower ?? '');
  if (plainVerb.test(last) && singular && next !== '' && !/^(?:of|are|were|,|\.)$/.test(next)) return true;
  const verb = last.endsWith('ing') ? baseOf(last, 'ing') : baseOf(last, 's');
  if (!verb?.classes.includes('v')) return false;
  // "Sweden drops rape investigation": the verb follows a name.
  const isDeed = document.tags[to - 2] === 'P' && next !== '' && /[NPADGCV]/.test(after);
  if (isDeed && singular && !last.endsWith('ing')) return true;
  if (last.endsWith('ing')) return object.test(next) || /^(?:from|at|for|in)$/.test(next);
  if (verb.classes.startsWith('v'))
    return singular && (object.test(next) || /^(?:from|at|for|in|on|with|and|better|worse|well)$/.test(next));
  return singular && object.test(next);
};

/** "Hang planters on the railing": the first word tells the reader what to do. */
export const beginsAsCommand = (document: PhraseDocument, { from, to }: Range): boolean => {
  if (document.name[from]) return false;
  const word = document.tokens[from]?.lower ?? '';
  const before = document.tokens[from - 1];
  const opens =
    document.sentenceOf[from - 1] !== document.sentenceOf[from] ||
    (before?.kind === 'mark' && before.text !== '(') ||
    /^(?:and|then|or|to|just|always|never)$/.test(before?.lower ?? '');
  if (to - from === 1) return opens && orderedThing.test(document.tokens[to]?.lower ?? '');
  return opens && (lexiconEntry(word)?.classes.includes('v') ?? false);
};
