import { lemmaEntry } from '#engine/english/lexicon.ts';
import { alternatives, questionWords, thirdPersonSubjects } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isPromise } from './promises.ts';

/**
 * "... and especially -.", "the data is already.", "Bakers point to the.", "Ann Lee, has been baking": a part of the
 * sentence is lost.
 */
const missingSubject = regex.u`^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, (?:has|have|is|was|are|were) |(?<!\p{L})(?:e\.g|i\.e)\.$|\s[-–—]\.$|(?<!\p{L})(?:is|are|was|were) (?:already|also)\.$|(?<!\p{L})(?:the|an?|of|and|or|your|their|our)\.(?= |$)`;

/** "funded by the Alfred P." from "Alfred P. Miller": the sentence goes on after an initial. "Vitamin C." ends. */
const danglingInitial = regex.u`(?<!\p{L})(?!(?:Vitamin|Plan|Appendix|Class|Type|Group|Part|Grade|Section|Hepatitis|Option|Team|Series|Generation|Gen|Schedule|Exhibit|Figure|Table|Model)(?!\p{L}))\p{Lu}\p{Ll}+ \p{Lu}\.$`;

/**
 * "2015, a mill opened." from "On May 1, 2015, ...", "policies to ensure that loaves.": the beginning or the verb is
 * lost.
 */
const cutEnding = regex.u`^(?:19|20)\d\d, |(?<!\p{L})(?:ensur(?:e|es|ing)|(?<!just )so|means|believes?|shows?) that (?:the |our |your )?\p{L}+\.$`;

/**
 * "a wealth of data about, well.", "favorite of many, mainly.", ": All answers are in.": half of an aside, or a mark
 * without its word.
 */
const halfSentence = regex.iu`, (?:well|mainly|mostly|like|namely|especially|you know|each|both|all|some)\.$|^[:;,]|\s>\p{L}`;

/** "On, the mill opened" without its day; "significant benefits." without the beginning of the sentence. */
const lostBeginning = (text: string): boolean => {
  const [first = ''] = text.split(/[ ,.]/);
  return (
    /^(?:On|In|At|By|From|Since|During), /.test(text) ||
    (regex.u`^\p{Ll}{3,}$`.test(first) && lemmaEntry(first) !== undefined)
  );
};

/**
 * "software for milling and baking.", "the dough that it can come up.", "I like rye, but also.", "..., but while I bake.": a shortened sentence
 * whose object, or whatever else the last word needs, is lost.
 */
const lostObject = regex.iu`(?<!\p{L})(?:for|of|by|in|from|to|about) \p{L}+ing(?:, \p{L}+ing)*,? and \p{L}+ing\.$|(?<!\p{L})c[oa]m(?:e|es|ing) up\.$|(?<!\p{L})(?:(?:and|but|or) also|which|whose)\.$|, but (?:while|if|when|although|because) [^,]*\.$`;

export const losesObject = (form: string): boolean => lostObject.test(form);

export const isCutOff = (text: string): boolean =>
  lostBeginning(text) ||
  missingSubject.test(text) ||
  cutEnding.test(text) ||
  danglingInitial.test(text) ||
  halfSentence.test(text);

/**
 * Finds a promise that runs into the main clause of its sentence: "Learn how to build a mill, refer to its plans."
 */
const commandAfter = regex.iu`^Learn how to [^.]*, (?:please )?(?:refer to|see|check|visit|read|click|try|follow|consult|look at) [^,]*\.$`;

/** "Learn how the API works, what an operator is.", "Learn how to use a module to add.": the end is lost. */
const earlyEnding = regex.u` to (?:add|allow|build|create|ensure|get|give|handle|make|manage|perform|provide|put|run|set|show|take|use)\.$|, (?:how|why|what|where|when|ways) (?:(?!(?:and|or)(?!\p{L}))[^,.])+\.$`;

/**
 * "Learn how To Brew", "Learn how to sew a button - she made bags", "Learn how to use all the tools was a joy": a
 * book title, a second sentence, and the verb of the sentence that the clause comes from.
 */
const badJoin = regexOf(
  String.raw`^Learn how To |^Learn [^.]*\s[–—-] (?:I|we|you|${alternatives(thirdPersonSubjects)})(?!\p{L})|^Learn how to (?:(?!(?:${alternatives(questionWords)}|that|if|whether|because|as|while)(?!\p{L}))[^,;:.])* (?:was|were|(?:is|are) (?:\p{Ll}+ed|the|an?|\p{L}+ \p{L}+ \p{L}+))(?!\p{L})`,
  'u',
);

/** Finds a promise from a question that expects no answer: "Learn why not bake rye." */
const emptyPromise = /^Learn (?:why|how) not /;

export const isBrokenPromise = (text: string): boolean =>
  (isPromise(text) &&
    (emptyPromise.test(text) || earlyEnding.test(text) || badJoin.test(text) || commandAfter.test(text))) ||
  // "Learn Python the Hard Way was her first book": a name.
  regex.u`^Learn \p{Lu}[^.]*? (?:is|was|are|were) `.test(text);
