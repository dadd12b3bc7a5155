import { alternatives } from '#engine/english/word-classes.ts';
import { enthusiasmWords, otherEnthusiasmWords } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { baseOfPast, gerundFormOf } from '#engine/writing/titles/reading/title-verb.ts';
import { infinitiveOf, isWeakVerb } from '#engine/writing/titles/subject/verb-phrases.ts';

/** "also", "finally": adverbs between a subject and its verb. */
const adverbs = String.raw`(?:(?:\p{L}+ly|also|just|now|still|even) )*`;
const pattern = (source: string): RegExp => regexOf(`^(?:I|we)${source} (\\p{L}.+)$`, 'iu');

const spent = pattern(`(?:['’]ve| have)? ${adverbs}spent [^,]{3,40}? (\\p{L}{3,}ing)`);
const begun = pattern(
  `(?:['’]ve| have)? ${adverbs}(?:started|begun|began|been|tried|finished|completed|stopped|enjoyed|loved) (\\p{L}{3,}ing)`,
);
const progressive = pattern(
  `(?:['’]m|['’]re| am| are| was| were|['’]ve been| have been) ${adverbs}(\\p{L}{3,}ing)`,
);
const joining = pattern(
  `(?:['’]m|['’]re| am| are) (?:\\p{L}+ ){0,2}(?:${alternatives(enthusiasmWords, otherEnthusiasmWords)}) to (join|host|partner|lead)`,
);
const intended = pattern(
  `(?:['’]ve| have|['’]m| am)? ${adverbs}(?:decided(?: it was time)?|wanted|started|began|managed|learned|tried|transitioned|set out|planned|going|need|needed|had|want) to (\\p{L}+)`,
);
const past = pattern(`(?:['’]ve| have| had)? ${adverbs}(?!used to )(\\p{L}{3,}(?:ed|t|d|e|n|w|g|k))`);
/** Verbs that do not say what somebody did, or whose object is not the subject of the text. */
const vague =
  /^(?:go|come|love|wonder|struggle|write|read|hear|watch|talk|blog|post|mention|tweet|treasure|wake|return|stumble|head|spend|set|depart|alert|kickstart|focus|drive|run|enjoy|work|pass|merge)$/;

const isVague = (base: string): boolean => isWeakVerb(base) || vague.test(base);

const matched = (clause: string, one: RegExp): { verb: string; rest: string } | null => {
  const [, verb = '', rest = ''] = one.exec(clause) ?? [];
  return verb === '' ? null : { verb: verb.toLowerCase(), rest };
};

/** The base form of the main action of a clause, and what follows it. */
const actionOf = (clause: string): { base: string | null; rest: string } | null => {
  const doing = matched(clause, spent) ?? matched(clause, begun) ?? matched(clause, progressive);
  if (doing !== null) return { base: infinitiveOf(doing.verb), rest: doing.rest };
  const planned = matched(clause, intended);
  if (planned !== null) return { base: planned.verb, rest: planned.rest };
  const did = matched(clause, past);
  return did === null ? null : { base: baseOfPast(did.verb), rest: did.rest };
};

/** "I've moved my mill from Elsmere to Rye" as "Moving my mill from Elsmere to Rye". */
export const actions = (clause: string): string[] => {
  const joined = matched(clause, joining);
  if (joined !== null) return [`${gerundFormOf(joined.verb)} ${joined.rest}`];
  const { base, rest } = actionOf(clause) ?? { base: null, rest: '' };
  return base === null || isVague(base) ? [] : [`${gerundFormOf(base)} ${rest}`];
};

const reason = regex.iu`^(?:\p{L}+ly,? )?((?:I|we)(?:['’]ve| have)? (?!think |thought |believe |know |knew |feel |felt |guess |say |said |mention |should |would |could |can |must |will |had |have |was |were |am |are )\p{L}[^,;:“”"()]{8,52}?),? (?:mostly |mainly |partly |largely )?because (?!of (?:that|this|it)(?!\p{L}))`;

/** "I started milling because I love rye" as "Why I started milling": the sentence says why. */
export const reasons = (sentence: string): string[] =>
  (reason.exec(sentence) ?? []).slice(1, 2).map((text) => `Why ${text.replace(/^We(?= |['’])/u, 'we')}`);
