import { alternatives, asWritten, modals, subjectPronouns } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { isBalanced, verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import { hasVerb } from './verb-groups.ts';

/**
 * A condition before "then". In "if you then bake", "by then" and "if you had told me then that it rises", the adverb
 * belongs to the condition.
 */
const beforeThen = regexOf(
  String.raw`^(?:(?:And|But|So) )?If (?!only )(?:[^\s,;:()–—“”"?!]+ ){2,25}?(?<!(?<!\p{L})(?:and|but|or|by|since|until|till|even|back|right|just|now|than|only|more|less|there|is|are|was|were|that|from|has|have|had|does|do|did|${alternatives(modals)}|${alternatives(asWritten(subjectPronouns))}) )then (?!and |if |when |on |(?:that|what) (?:${alternatives(asWritten(subjectPronouns))})(?!\p{L}))`,
  'u',
);
/** The words "please" and "just" before a request: "If you bake please send us a loaf". */
const beforeRequest = regexOf(
  String.raw`^(?:(?:And|But|So) )?(?:If|When|Before|Once|After) (?!only )(?:[^\s,;:()–—“”"?!]+ ){3,25}?(?<!(?<!\p{L})(?:and|but|or|to|is|are|was|were|am|not|have|has|had|do|does|did|than|say|says|said|who|that|which|with|for|of|in|the|a|an|not|${alternatives(asWritten(subjectPronouns))}|${alternatives(modals)} only|even) )(?=(?:please|just|simply) (?:know|remember|search|use|click|go|let|send|write|email|contact|check|see|note|ask|tell|try|make|add|leave|share|read|follow|visit|type|run|reach|feel|take|look|keep|give|call|consider|do|get|come|drop|select|press|put|set|open|download|copy|hit|reply|comment|join|subscribe|sign|message|ping|start|stop|skip|wait|replace|remove|change|point|create|say|head|pick|choose|grab|stick|think) )`,
  'u',
);

/** The place after the "then" that opens the main clause, or before "please". Null if there is none. */
export const thenBoundary = (sentence: string): number | null => {
  const [found] = beforeThen.exec(sentence) ?? beforeRequest.exec(sentence) ?? [];
  if (found === undefined) return null;
  const left = found.trimEnd().replace(/ then$/u, '');
  if (!isBalanced(left) || !hasVerb(wordsOf(left).slice(1))) return null;
  // "If it rains, then or now" has no main clause after the adverb.
  const right = sentence.slice(found.length);
  return /then $/u.test(found) && verbAt(`it ${right}`) < 0 ? null : found.length - 1;
};
