import { twoToTwelve } from '#engine/english/number-words.ts';
import {
  alternatives,
  anyOf,
  commonPrepositions,
  questionWords,
  startsWithAny,
} from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-features.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { inSentence } from './aspects/aspects.ts';

/** Verbs for what a thing does for somebody: the text explains how. */
const effectVerb =
  /^(?:helps?|makes?|lets?|allows?|improves?|works?|affects?|changes?|gives?|enables?|empowers?|protects?|reduces?|increases?|shapes?|brings?|turns?|solves?|simplifies|supports?|keeps?|creates?|drives?|builds?|connects?|saves?|causes?|hurts?|impacts?|influences?|transforms?)$/;
/** "can help", but not "can be hard to describe". */
const possibleEffect = regex.iu`^(?:also |often |really |greatly )?(?:help|make|let|lead|improve|change|affect|save|prevent|reduce|increase|give|turn|boost|hurt|ruin|transform|keep|protect|be used (?:to|for)|enable|bring|solve|simplify|speed)(?!\p{L})`;
/** Verbs of an opinion: the text explains why. */
const claimVerbs = /^(?:should|must|needs?|matters?|deserves?|is|are|isn['’]t|aren['’]t|fails?|beats?)$/;
/** "is the best", "are not enough": an opinion rather than a definition. */
const opinionWords = regex.iu`^(?:not|no|never|more|less|better|best|worse|worst|hard|harder|hardest|easy|easier|difficult|important|essential|crucial|key|critical|vital|worth|bad|good|great|dangerous|broken|dead|overrated|underrated|necessary|powerful|useful|harmful|beneficial|misunderstood|misused|the (?:best|key|future|wrong|right|only))(?!\p{L})`;
const firstPerson = regexOf(
  String.raw`(?<!\p{L})${anyOf(firstPersonPronouns)}(?!\p{L})|(?<!\p{L})(?:I|we)['’]|["“”?!:;()…]|\s[–—-]\s|—`,
  'iu',
);
const backReferences = regex.iu`(?<!\p{L})(?:it|its|this|these|those|they|them|their|he|she|here|there|now|today|such|also|just|one|another|other)(?!\p{L})`;
const dateWords = regex.iu`\d{4}|(?<!\p{L})(?:was|were|had|did|yesterday|last|recently|currently|announced|released)(?!\p{L})`;
const startsClause = startsWithAny(
  questionWords,
  commonPrepositions,
  'if while as after before since once although because during despite unlike like let there here and but so or yet',
);
/** "Python 3.12 support added": a bare verb needs a plural subject. */
const agrees = (subject: string, verb: string): boolean =>
  /s$|^(?:should|must|can)$/.test(verb) || regex.iu`s\P{L}*$|(?<!\p{L})(?:and|people)(?!\p{L})`.test(subject);
/** The most words before the verb, which name the topic. */
const maxSubjectLength = 9;
const maxLength = 150;

/** "is less than ten miles away": a measure is a fact, and the text gives no reason for it. */
const measured = regexOf(
  String.raw`^(?:less|more|fewer|better|worse) th[ae]n (?:\d|an?(?!\p{L})|half|${alternatives(twoToTwelve)})`,
  'iu',
);

/** Words that begin a clause of their own or precede a noun, so that no verb follows them. */
const neverBeforeVerb = /^(?:that|which|who|whose|to|the|an?|of|in|for|with|on|at|by|your|our|its)$/;

/** The first verb that says what the subject does or is like, unless another verb comes before it. */
const verbIn = (words: readonly TaggedWord[]): TaggedWord | undefined => {
  const at = words.findIndex(
    ({ lower }, i) => i > 0 && (lower === 'can' || effectVerb.test(lower) || claimVerbs.test(lower)),
  );
  const main = mainVerbAt(words);
  const before = words.slice(0, at);
  const isFirst = main === -1 || main >= at;
  return at > 0 &&
    at <= maxSubjectLength &&
    isFirst &&
    !before.some(({ lower }, i) => i > 0 && /^(?:that|which|who|to)$/.test(lower)) &&
    !neverBeforeVerb.test(before.at(-1)?.lower ?? '')
    ? words[at]
    : undefined;
};

/**
 * "Learn how rye flour helps bread to stay fresh." from "Rye flour helps bread to stay fresh.", a sentence whose
 * subject is the topic: the text explains what it states. Null if the sentence mentions its author, a date or another
 * passage.
 */
export const thesisPromise = (text: string, topic: DescribedTopic, prose: string): string | null => {
  if (
    text.length > maxLength ||
    !text.endsWith('.') ||
    firstPerson.test(text) ||
    startsClause.test(text) ||
    dateWords.test(text)
  )
    return null;
  const words = tagWords(text);
  const at = verbIn(words);
  if (at === undefined) return null;
  const start = text.slice(0, at.start);
  const rest = text.slice(at.end).trim();
  if (
    backReferences.test(start) ||
    start.includes(',') ||
    regex.iu`(?<!\p{L})(?:such a|so|your|anyone|someone)(?!\p{L})`.test(`${start} ${rest.slice(0, 20)}`)
  )
    return null;
  if (words[0]?.tag === 'V' || !agrees(start, at.lower) || measured.test(rest)) return null;
  const subject = contentOf(start);
  const names = [topic.phrase, ...topic.aliases].map((name) => [...contentOf(name)]);
  const isTopic = names.some((name) => name.length > 0 && name.some((word) => subject.has(word)));
  if (!isTopic) return null;
  const asks =
    effectVerb.test(at.lower) || (at.lower === 'can' && possibleEffect.test(rest))
      ? 'how'
      : claimVerbs.test(at.lower) && (!/^(?:is|are|isn|aren)/.test(at.lower) || opinionWords.test(rest))
        ? 'why'
        : null;
  if (asks === null) return null;
  const [first = '', second = ''] = text.split(' ');
  const opening = inSentence(`${first} ${second}`, prose).split(' ')[0] ?? first;
  return `Learn ${asks} ${opening}${text.slice(first.length)}`;
};
