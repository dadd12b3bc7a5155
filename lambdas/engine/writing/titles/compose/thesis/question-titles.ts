import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { alternatives, modals } from '#engine/english/word-classes.ts';
import { textNames } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { hasFiniteVerb } from '#engine/writing/titles/reading/title-verb.ts';
import { toBase } from '#engine/writing/titles/subject/verb-phrases.ts';
import { backReferences, completeClauses, inSecondPerson } from './whole-clauses.ts';

/** "How I got started a year (ago)": cut before the last word. */
const isCutOff = regex.iu`(?<!\p{L})(?:an?|this|last|next) (?:year|month|week|day|while|bit|few)$`;
/** "in our blog post below", "in this guide": where the text answers it. */
const inText = regexOf(
  String.raw`(?:,? (?:in|with|through) (?:this|our|my|the)(?: \p{L}+)?(?: following)? (?:${alternatives(textNames)}|blog|video|list|checklist)(?: below| today)?| below| today| here)$`,
  'iu',
);

/** The clause to the end of its sentence if it fits; otherwise to the last noun at which it can end. */
export const finishedClause = (clause: string): string[] => {
  const full = clause
    .replace(/[.!?:]+$/u, '')
    .trim()
    .replace(inText, '');
  if (full === '') return [];
  return fitsSnippet(`How to ${full}`, 'title') && !backReferences.test(full) && !/[,;:–—"“”()]/.test(full)
    ? [full]
    : completeClauses(clause).filter((text) => !isCutOff.test(text) && !/["“”]/.test(text));
};

const isVerb = (word: string): boolean => lexiconEntry(word.toLowerCase())?.classes.includes('v') ?? false;
/** Verbs that nobody needs to learn. */
const neverTaught = new RegExp(
  `^(?:${alternatives(modals)}|shall|let|be|have|do|go|get|say|see|know|make sure|think|want|need|understand|decide|feel)$`,
  'i',
);
/** Exceptions that people do learn: "get started", "be more careful", "do the dishes". */
const tooBroad = regex.iu`^(?:get started|be (?:more|less|a better|an)|(?:do|have|go) (?:the|an?) |(?:get|say) (?:the|an?) |get (?!to |it |into |around |used |rid$)\p{L}{4,})`;

/** "How to feed it well is a matter of taste": the predicate after the action. */
const predicate = /\s(?:is|are|was|were|will|can|has|isn['’]t)\s.+$/iu;

/** Turns "feed a starter" and "feeding a starter" into "How to feed a starter". */
export const howToTitle = (action: string): string[] => {
  const plainAction = action.replace(regex.iu`^(?:\p{L}+ly|better|quickly|easily|also) `, '');
  const line = (
    regex.u`^\p{L}{3,}ing `.test(plainAction) ? (toBase(plainAction) ?? plainAction) : plainAction
  ).replace(predicate, '');
  const [verb = ''] = line.split(' ');
  if (!isVerb(verb) || (neverTaught.test(verb) && !tooBroad.test(line))) return [];
  return finishedClause(line)
    .slice(0, 1)
    .map((text) => `How to ${inSecondPerson(text)}`);
};

/** A question that the text answers: "how I feed my starter", "why we built it", "what is new in Rye 2". */
export const questionTitle = (question: string): string[] => {
  const [, asks = '', rest = ''] = /^(how|why|what|when|where|whether) (.+)$/iu.exec(question) ?? [];
  if (asks === '') return [];
  const action =
    regex.iu`^(?:to|(?:you|we|one) (?:can|could|should|might)(?: \p{L}+ly)?|(?:we|I|you)(?:['’]ll| will)) (.+)$`.exec(
      rest,
    )?.[1];
  if (asks.toLowerCase() === 'how' && action !== undefined) return howToTitle(action);
  // "Ask how you become a baker" is a question that readers have.
  const [, youDo = ''] = regex.iu`^you (\p{L}+ .+)$`.exec(rest) ?? [];
  if (asks.toLowerCase() === 'how' && youDo !== '') return howToTitle(youDo);
  if (/^(?:much|many|long|often|to|about|if)\s/i.test(rest)) return [];
  return finishedClause(rest)
    .filter(
      (text) =>
        /^(?:I|we|they)\s/i.test(text) ||
        hasFiniteVerb(text) ||
        tagWords(text).some(({ tag }, i) => i > 0 && tag === 'V'),
    )
    .slice(0, 1)
    .map((text) => `${asks.toLowerCase()} ${text}`);
};
