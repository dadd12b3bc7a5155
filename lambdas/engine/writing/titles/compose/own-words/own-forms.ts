import { alternatives, subjectPronouns } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { asQuote } from '#engine/topic/quotable-sentences.ts';
import { isClause } from '#engine/writing/clauses/clause-words.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { plainClause } from '#engine/writing/titles/compose/likely/plain-clauses.ts';
import type { TitleSentence } from '#engine/writing/titles/subject/subject.ts';
import { judgedSubject } from './judgments.ts';
import { isLifeEvent, isOccasion } from './life-events.ts';
import { wholeNounEnd } from './noun-runs.ts';

export type OwnForm = {
  text: string;
  kind: 'event' | 'occasion' | 'judgment' | 'question';
  /** What the line judges; empty for the other kinds. */
  subject: string;
};

const author = regex.iu`(?<!\p{L})(?:I|I['’]\p{L}+|we|we['’]\p{L}+|me|us|my|our|mine|myself)(?!\p{L})`;
const isStatement = (line: string): boolean => !author.test(line) && isClause(tagWords(line));

/** No title is longer, so only this much after a word is read. */
const reach = 90;
const kindOf = (phrase: string): OwnForm['kind'] | null =>
  isLifeEvent(phrase) ? 'event' : isOccasion(phrase) ? 'occasion' : null;

/** "my first day at the mill", "a screening of The Old Mill": whole noun phrases. */
export const nounForms = ({ text, words }: TitleSentence): OwnForm[] =>
  words.flatMap((word, i) => {
    if (!/^(?:my|our|the|an?)$/.test(word.lower)) return [];
    if (kindOf(text.slice(word.start, word.start + reach)) === null) return [];
    const end = wholeNounEnd(words, i);
    const phrase = end < 0 ? '' : text.slice(word.start, words[end - 1]?.end);
    const kind = kindOf(phrase);
    return kind === null ? [] : [{ text: phrase, kind, subject: '' }];
  });

/**
 * What follows a line that ends its sentence. Of 16 titles cut before another clause ("Rye is easy to grow" before
 * "because"), a strict reader gave a 2 to one, and to 11 of 24 that ended their sentence.
 */
const sentenceEnd = regex.u`^(?: \([^()]*\))?["”’]?(?:[.!?…]|$| ?[—–])`;
const endsSentence = (text: string, line: string): boolean => {
  const at = text.toLowerCase().lastIndexOf(line.toLowerCase());
  return at >= 0 && sentenceEnd.test(text.slice(at + line.length));
};

const lastOpening = 25;
/** After "how", these open a direct question or a clause about the author or about something named before. */
const notIndirect = regexOf(
  `^(?:can|could|should|is|are|do|does|did|would|will|was|were|about|else|kind|if|an?|to|${alternatives(subjectPronouns)}|and|or|\\w{3,}ing)$`,
  'u',
);
/** "what the Bible says", but not "what series the studio makes". */
const named = regex.u`^(?:the|\p{Lu})`;
const clauseEnd = regex.u`[,;:.!?()–—]|\s[-–—]\s`;

/** "how mills changed the village", at the end of a sentence: a question that the text answers. */
export const questionForms = ({ text, words }: TitleSentence): OwnForm[] =>
  words.slice(0, lastOpening).flatMap((word, i) => {
    const next = words[i + 1];
    if (next === undefined || !/^(?:how|why|what)$/.test(word.lower) || notIndirect.test(next.lower))
      return [];
    if (word.lower === 'what' && !named.test(next.text)) return [];
    const line = text.slice(word.start).split(clauseEnd)[0]?.trim() ?? '';
    return endsSentence(text, line) && isStatement(line.replace(/^\S+ /, ''))
      ? [{ text: line, kind: 'question', subject: '' }]
      : [];
  });

const inner = regex.gu`(?:(?<!\p{L})that|:|—|–|--) (\p{L}[^,;:()]{14,64}?)(?=[.!?]|$| [—–])`;
/** Others say the clause, or the author denies it. */
const reported = regex.iu`(?<!\p{L})(?:myth|claim\p{L}*|argu\p{L}*|says?|said|told|people|they|he|she|some|many|critics|idea|notion|belief|suggest\p{L}*|assum\p{L}*|pretend\p{L}*|doubt|if|whether|not|\p{L}+n['’]t|wish|hope|imagine)(?!\p{L})`;
/** "Let's be honest: ", "sometimes rye", "some say that rye": the sentence does not begin with its subject. */
const noSubject = regex.iu`[:,]|(?<!\p{L})(?:that|says?|said|thinks?|thought|believes?|believed)(?!\p{L})|^(?:like|let|remember|sometimes|maybe|perhaps|yet|yes|no|obviously|of|in|on|at|for|to|with|from|as|if|when|where|what|how|why|because|since|although|there|who|nothing|everything|something)(?!\p{L})`;

/** The whole sentence, its main clause, and the clauses that the author states in it. */
const statedLines = (text: string): string[] => {
  const quote = asQuote(text).replace(/[.!]+$/, '');
  const clauses = matchesOf(text, inner)
    .filter(({ index }) => !reported.test(text.slice(0, index)))
    .map(([, line = '']) => line);
  return [...new Set([quote, plainClause(quote), ...clauses])].filter((line) => endsSentence(text, line));
};

/** "Rye bread is worth the wait": what the text says of its topic. */
export const judgmentForms = ({ text }: TitleSentence): OwnForm[] =>
  statedLines(text).flatMap((line) => {
    const subject = judgedSubject(line);
    return subject !== null && !noSubject.test(subject) && tagWords(line)[0]?.tag !== 'V' && isStatement(line)
      ? [{ text: line, kind: 'judgment', subject }]
      : [];
  });
