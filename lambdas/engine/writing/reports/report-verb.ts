import {
  articles,
  commonPrepositions,
  haveForms,
  modals,
  pastBe,
  presentBe,
  wordSet,
} from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';

const auxiliaries = wordSet(presentBe, pastBe, haveForms, modals, 'do does did');
const relatives = wordSet('who which that whose where whom');
/** Past forms that the tagger reads as nouns or adjectives. */
const pasts = wordSet(
  'rose fell shot struck sank hit cut won lost beat led left saw found set quit wed bid shed',
);
const betweenVerbs = wordSet(
  'just also now already still not never finally recently since again even only reportedly allegedly officially unexpectedly',
);
const endsNoun = wordSet(commonPrepositions, articles, "of about and or 's");
/** Words that begin a phrase after a participle. */
const afterParticiple = wordSet(commonPrepositions, 'of as');
const nearVerb = wordSet(commonPrepositions, 'of near against');

/**
 * Whether a verb form describes the noun before it: "A virus called Bofra", "a man accused of fraud", "shares held by".
 */
const describes = (words: readonly TaggedWord[], i: number): boolean => {
  const [word, before, after] = [words[i], words[i - 1], words[i + 1]];
  if (word === undefined || before === undefined || !'NP'.includes(before.tag)) return false;
  if (!/(?:ed|en|wn|led|held|made|built|sold|sent|born|based)$/.test(word.lower)) return false;
  if (/^(?:by|of)$/.test(after?.lower ?? '')) return true;
  if (/^(?:called|named|dubbed|entitled|titled|codenamed|nicknamed)$/.test(word.lower) && after?.tag === 'P')
    return true;
  return (
    /^(?:accused|suspected|convicted|based|born|aged|known|wanted|designed|used|aimed|linked|expected|supposed|seen|cited)$/.test(
      word.lower,
    ) && /^(?:of|in|at|on|as|for|to|with)$/.test(after?.lower ?? '')
  );
};

/** Whether a participle is inside an appositive: "Ascom, a provider focused on care, announced". */
const isInAppositive = (words: readonly TaggedWord[], i: number): boolean => {
  const comma = words.slice(0, i).findLastIndex(({ text }) => text === ',');
  return (
    comma > 0 &&
    /ed$/.test(words[i]?.lower ?? '') &&
    /^(?:an?|the|one)$/.test(words[comma + 1]?.lower ?? '') &&
    afterParticiple.has(words[i + 1]?.lower ?? '')
  );
};

/** Words and marks that open another clause. */
const clauseOpens =
  /^(?:as|when|while|after|before|because|although|though|if|who|which|that|whose|where|and|but|or|to|[,;:–—-])$/;
const precedesVerb = (words: readonly TaggedWord[], i: number): boolean => {
  const [word, next] = [words[i], words[i + 1]];
  if (!/(?:ed|en|wn)$/.test(word?.lower ?? '') || !nearVerb.has(next?.lower ?? '')) return false;
  if (!'NP'.includes(words[i - 1]?.tag ?? 'M')) return false;
  const rest = words.slice(i + 2);
  const end = rest.findIndex(({ lower }) => clauseOpens.test(lower));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .some(
      ({ tag, lower }, at) =>
        at > 0 && (auxiliaries.has(lower) || (tag === 'V' && !endsNoun.has(rest[at - 1]?.lower ?? ''))),
    );
};

const isVerb = (words: readonly TaggedWord[], i: number): boolean => {
  const [word, before, after] = [words[i], words[i - 1], words[i + 1]];
  if (word === undefined || before === undefined || before.lower === 'to') return false;
  if (auxiliaries.has(word.lower) || /n['’]t$/.test(word.lower)) return true;
  if (pasts.has(word.lower) && 'NPA'.includes(before.tag) && word.tag !== 'V')
    return after === undefined || 'FCMPR'.includes(after.tag);
  return (
    word.tag === 'V' &&
    !endsNoun.has(before.lower) &&
    !describes(words, i) &&
    !isInAppositive(words, i) &&
    !precedesVerb(words, i)
  );
};

/** The index after a verb and the words that go with it: "had just joined". */
const groupEnd = (words: readonly TaggedWord[], start: number): number => {
  let end = start + 1;
  while (
    end < words.length &&
    ('VR'.includes(words[end]?.tag ?? 'M') ||
      auxiliaries.has(words[end]?.lower ?? '') ||
      /^(?:been|being)$/.test(words[end]?.lower ?? '') ||
      betweenVerbs.has(words[end]?.lower ?? '') ||
      (words[end]?.tag === 'D' && auxiliaries.has(words[start]?.lower ?? '')))
  )
    end += 1;
  return end;
};

/** The index of the main verb in a sentence of a report, or -1. Each relative pronoun before it takes a verb. */
export const reportVerbAt = (words: readonly TaggedWord[]): number => {
  // A negated verb directly after a noun counts, however the words before it are tagged: "Foods that contain dyes don't
  // need labels".
  const negated = words.findIndex(
    (word, i) => i > 1 && /n['’]t$/.test(word.lower) && 'NP'.includes(words[i - 1]?.tag ?? 'M'),
  );
  const found = firstVerbAt(words);
  return negated > 0 && found > negated ? negated : found;
};

const firstVerbAt = (words: readonly TaggedWord[]): number => {
  let open = 0;
  for (let i = 1; i < words.length; i += 1) {
    if (relatives.has(words[i]?.lower ?? '')) open += 1;
    if (!isVerb(words, i)) continue;
    if (open === 0) return i;
    open -= 1;
    i = groupEnd(words, i) - 1;
  }
  return -1;
};
