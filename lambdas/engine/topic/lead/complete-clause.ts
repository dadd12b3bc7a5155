import { verbBase } from '#engine/english/gerund.ts';
import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { anyOf, articles, commonPrepositions, stanceVerbs, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import type { MeasuredText } from '#engine/topic/phrases/measured-text.ts';
import { contentStems, type Phrase, readPhrase } from '#engine/topic/phrases/phrase.ts';
import type { TitleForm } from '#engine/topic/phrases/title-forms.ts';

/** The most words that people type, not counting articles. */
const maxLength = 6;
/** The opening of a long clause needs at least this share of the clause's content words. */
const minLongShare = 0.6;
/** The same share for an action that leads instead of the end of its clause, and the largest share of that end. */
const minActionShare = 0.55;
const maxTailShare = 0.7;
/** A noun before a preposition belongs to the topic if the text mentions it this often. */
const minMentions = 3;
const skipped = wordSet(articles);
const stanceVerbSet = wordSet(stanceVerbs);

const typedWords = ({ text }: Phrase): number => text.split(' ').filter((word) => !skipped.has(word)).length;

const isGerund = ({ text }: Phrase): boolean => regex.u`^\p{L}+ing `.test(text);

/**
 * True if the words beside a topic add nothing to it: "weekend at BattleHack", "coffee at home", "misunderstood Leica
 * Monochrom", "gather on the forum".
 */
const addsNoMeaning = (text: MeasuredText, form: TitleForm, added: readonly string[]): boolean => {
  const [one, ...others] = added;
  if (one === undefined || added.every((stem) => /^\d+$/.test(stem))) return true;
  if (others.length > 0) return false;
  if (form.phrase.text.endsWith(' at home')) return true;
  const count = text.words.get(one)?.count ?? 0;
  if (form.isJoined && form.tag === 'V') return !isGerund(form.phrase) && form.asks !== 'how';
  if (form.isJoined) return count < minMentions;
  return contentStems(form.phrase)[0] === one && 'NA'.includes(form.tag) && count < 2;
};

/** False for "why does it matter" and for "what to look for in it". */
const asksHow = ({ asks, isQuestion }: TitleForm): boolean => !isQuestion && (asks === '' || asks === 'how');

/** True for "recommend path signals", "thinking about contributing", and a single past action: "grew the project". */
const isStance = ({ text }: Phrase): boolean => {
  const [first = ''] = text.split(' ');
  const base = verbBase(first) ?? first;
  return stanceVerbSet.has(base) || (base !== first && !first.endsWith('ing') && isIrregularVerbForm(first));
};

/** Finds the article that begins a second noun phrase: "internal communications a priority". */
const secondNoun = new RegExp(`(?<! ${anyOf(commonPrepositions, 'of as and or')}) ${anyOf(articles)} `);

/** Matches "coworking spot as a programmer", but not "deploying apps as functions". */
const aside = regex.u`^(?!\p{L}+ing ).* as an? `;

/** True for a noun with a statement about it: "hosting provider delivering", "coworking spot as a programmer". */
const isStatement = ({ phrase: { text }, isNarrative, isAction, isPredicated }: TitleForm): boolean =>
  !isAction && (isNarrative || isPredicated || aside.test(text) || secondNoun.test(text));

/**
 * Finds "edit images on the command line" in "... with GraphicsMagick": the opening of a clause that is too long to
 * type.
 */
const openingOf = (text: MeasuredText, topic: Phrase): Phrase | null => {
  const [best] = [...text.titleForms.values()]
    .filter(
      (form) =>
        form.opens &&
        topic.text.startsWith(`${form.phrase.text} `) &&
        typedWords(form.phrase) <= maxLength &&
        form.share >= minLongShare &&
        !isStatement(form),
    )
    .sort((a, b) => b.share - a.share);
  return best?.phrase ?? null;
};

/** Finds "deploying python web apps" for "aws lambda functions" at the end of a clause that is too long to type. */
const actionBefore = (text: MeasuredText, topic: Phrase): Phrase | null => {
  const tail = text.titleForms.get(topic.stems.join(' '));
  if (tail === undefined || tail.opens || !tail.closes || tail.share > maxTailShare) return null;
  const [best] = [...text.titleForms.values()]
    .filter(
      (form) =>
        form.clause === tail.clause &&
        form.opens &&
        !form.closes &&
        form.isAction &&
        asksHow(form) &&
        form.share >= minActionShare &&
        typedWords(form.phrase) <= maxLength &&
        !isStance(form.phrase),
    )
    .sort((a, b) => b.share - a.share);
  return best?.phrase ?? null;
};

/**
 * Finds "growing vegetables in part shade" for "part shade": the whole clause of the title, where the topic is a part
 * of it. Null where the clause adds nothing, is too long to type, or is a sentence.
 */
export const completeClause = (text: MeasuredText, topic: string): Phrase | null => {
  if (text.text.titled === 'none') return null;
  const phrase = readPhrase(topic);
  if (typedWords(phrase) > maxLength || aside.test(phrase.text)) return openingOf(text, phrase);
  const own = contentStems(phrase);
  if (own.length === 0) return null;
  const [best] = [...text.titleForms.values()]
    .filter((form) => {
      const stems = contentStems(form.phrase);
      const isComplete = form.opens && (form.closes || form.isAction);
      if (!isComplete || !asksHow(form) || isStatement(form) || typedWords(form.phrase) > maxLength)
        return false;
      if (isStance(form.phrase) || !own.every((stem) => stems.includes(stem))) return false;
      // "Bougainvillea and its universe" adds nothing to "bougainvillea".
      if (own.length === 1 && form.phrase.text.startsWith(`${phrase.text} and `)) return false;
      return !addsNoMeaning(
        text,
        form,
        stems.filter((stem) => !own.includes(stem)),
      );
    })
    .sort((a, b) => b.share - a.share);
  return best?.phrase ?? actionBefore(text, phrase);
};
