import { alternatives } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';

const be = `(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|['’]s|feels?|seems?|has been|have been)`;
const adverbs = String.raw`(?:(?:not|no longer|never|always|still|just|only|also|usually|often|really|very|so|too|such|quite|pretty|truly|actually|simply|in|the|an?|my|our|\p{L}+ly) ){0,4}`;
const verdicts = alternatives(
  'good great bad best worst better worse awful terrible horrible amazing awesome wonderful fantastic excellent brilliant worth overrated underrated dead dying broken hard easy difficult important essential necessary useful useless fun beautiful boring mistake struggle problem issue failure success disaster myth lie scam waste gift joy pain mess enough winning losing changing like more less everything nothing wrong right hope crisis weird strange perfect understood complicated simple dangerous evil illusion choice future key answer',
);
/** "isn't about", "does not equal": "does not focus on" and "wasn't warning of" are details. */
const negation = `(?:(?:is not|are not|isn['’]t|aren['’]t) |(?:does not|doesn['’]t|do not|don['’]t) (?:just|only|have to|need to|equal|mean|matter|make|belong|exist|work|care)(?!\\p{L}))`;
const verbs = `(?:sucks?|rocks|matters?|wins?|fails?|deserves?|changed|works? best|beats?|hurts?|saved|ruined|killed) ?`;
const judgment = regexOf(
  String.raw`^(\p{L}.{2,40}?) (?:${negation}|${be} ${adverbs}(?:${verdicts})(?!\p{L})|${verbs}(?:\p{L}|$))`,
  'iu',
);

/** "Rye bread is worth the wait": the subject of a sentence that judges it; null if the sentence judges nothing. */
export const judgedSubject = (sentence: string): string | null => judgment.exec(sentence)?.[1] ?? null;
