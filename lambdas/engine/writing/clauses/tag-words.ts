import { baseOf, lemmaEntry } from '#engine/english/lexicon.ts';
import { type Tag, tagPartsOfSpeech } from '#engine/english/part-of-speech.ts';
import {
  anyOf,
  articles,
  commonFiniteVerbs,
  demonstratives,
  objectPronouns,
  possessives,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Token } from '#engine/language/tokenize.ts';
import { textReader } from '#engine/text/analyzed-text.ts';

export type TaggedWord = Token & { tag: Tag };

/** A capital at the beginning of a sentence counts only for words that the dictionary lacks. */
const isName = (tokens: readonly Token[], i: number): boolean => {
  const token = tokens[i];
  if (token === undefined || !regex.u`^\p{Lu}|^\p{Ll}+\p{Lu}`.test(token.text)) return false;
  const before = tokens[i - 1];
  const initial = before === undefined || /^[“"‘:.!?(]$/.test(before.text);
  if (!initial) return true;
  if (regex.u`\p{Lu}.*\p{Lu}`.test(token.text)) return true;
  const next = tokens[i + 1];
  const continues = next !== undefined && regex.u`^\p{Lu}`.test(next.text);
  return lemmaEntry(token.lower) === undefined || (continues && !/(?:ing|ed|ly)$/.test(token.lower));
};

/** "US" and "IT" are not function words. */
const isCapitals = (token: Token): boolean => regex.u`^\p{Lu}{2,}$`.test(token.text);

/** Verbs so common that they count as function words elsewhere. */
const commonVerbs = wordSet(
  commonFiniteVerbs,
  'go got get take made make came come saw see sees want wanted become know knew mean means meant let give keep kept need needed use uses used say said seem seemed think thinks thought tell told put puts find found show shows showed look looks looked try tries tried ask asks asked feel feels felt leave leaves left call calls called',
);
/** Intransitive verbs: in the past tense they make a sentence and are never a participle after its noun. */
const withoutObject = wordSet(
  'died arrived appeared pleaded agreed voted resigned apologized apologised happened occurred emerged responded replied collapsed returned disappeared insisted existed remained belonged struggled succeeded resulted declined decided refused hoped vowed pledged aimed',
);
const contraction = new RegExp(
  `^${anyOf(subjectPronouns, 'that there here who what this where')}'(?:s|re|m|ve|ll|d)$`,
);
/** Words that follow a verb rather than a noun: the first word of an object or a complement. */
const objectStart = wordSet(
  articles,
  demonstratives,
  possessives,
  objectPronouns,
  'it to no any some all more both how why what whether',
);

const isSingularSubject = (tag: Tag, token: Token | undefined): boolean =>
  (tag === 'N' || tag === 'P') && token !== undefined && !/s$/.test(token.lower);

/** "plans to", "faces a maximum": a third person form that the dictionary has as a noun first. */
const isThirdPerson = (
  token: Token,
  tagBefore: Tag,
  before: Token | undefined,
  next: Token | undefined,
): boolean =>
  isSingularSubject(tagBefore, before) &&
  (baseOf(token.lower, 's')?.classes.includes('v') ?? false) &&
  (next === undefined || objectStart.has(next.lower) || next.kind === 'number');

/** "The video delves into": a word that the dictionary lacks, in the place and form of a verb. */
const isUnknownVerb = (
  token: Token,
  tagBefore: Tag,
  before: Token | undefined,
  next: Token | undefined,
): boolean =>
  isSingularSubject(tagBefore, before) &&
  regex.u`^\p{Ll}{3,}[^\Ws]s$`.test(token.text) &&
  lemmaEntry(token.lower) === undefined &&
  next !== undefined &&
  (next.lower === 'into' || objectStart.has(next.lower));

const corrected = (tokens: readonly Token[], tags: readonly Tag[], i: number): Tag => {
  const [token, tag] = [tokens[i], tags[i] ?? 'N'];
  if (token === undefined) return tag;
  const next = tokens[i + 1];
  if (isCapitals(token)) return 'P';
  if (contraction.test(token.lower)) return 'V';
  if (
    commonVerbs.has(token.lower) &&
    (tag === 'F' || (tag === 'N' && /^(?:like|to|that|how)$/.test(next?.lower ?? '')))
  )
    return 'V';
  if (tag === 'D' && withoutObject.has(token.lower)) return 'V';
  // "called for calm", in contrast to "a woman called Ann".
  if (tag === 'D' && token.lower === 'called' && /^(?:for|on|off|in)$/.test(next?.lower ?? '')) return 'V';
  if (tag === 'N' && isUnknownVerb(token, tags[i - 1] ?? 'M', tokens[i - 1], next)) return 'V';
  if (tag === 'D' && next !== undefined && (objectStart.has(next.lower) || tags[i + 1] === 'P')) return 'V';
  return tag === 'N' && isThirdPerson(token, tags[i - 1] ?? 'M', tokens[i - 1], next) ? 'V' : tag;
};

/** The words and marks of an English sentence with their guessed parts of speech. */
export const tagWords = textReader(({ tokens }): readonly TaggedWord[] => {
  const tags = tagPartsOfSpeech(tokens, (i) => isName(tokens, i));
  return tokens.map((token, i) => ({ ...token, tag: corrected(tokens, tags, i) }));
});
