import {
  alternatives,
  doForms,
  haveForms,
  otherBe,
  pastBe,
  presentBe,
  thirdPersonSubjects,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { isPast } from '#engine/writing/clauses/past-forms.ts';
import { isList, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import { isReferredTo } from './referents.ts';
import { canOpen, minWordsAtAnd, type SplitPoint } from './split-point.ts';

const finiteAuxiliary = new RegExp(
  `^(?:am|${alternatives(presentBe, pastBe, haveForms, doForms)}|don['’]t|doesn['’]t|didn['’]t|can|can['’]t|will|won['’]t|could|would)$`,
);
/** Words of the left half to which the second predicate may also belong. */
const sharedPredicate = new RegExp(
  String.raw`\b(?:${alternatives(thirdPersonSubjects, pastBe, otherBe, haveForms)}|got|that|which|who|when|where|what|how|if|while|because|as|after|before|since|until|though|although|you|we|I)\b`,
);

/** Two verbs whose subject is the pronoun that opens the sentence: "I drove to the shop, and asked …". */
export const sharedSubject: SplitPoint = {
  minWords: minWordsAtAnd,
  isConjunction: true,
  pattern: regex.gu`,?\s(?:and|but)\s(?=\p{Ll}+\s|\p{Ll}+['’]t\s)`,
  second: (left, right, splitPoint) => {
    const [pronoun, verb, third] = wordsOf(left);
    const [next, after] = wordsOf(right);
    if (pronoun === undefined || verb === undefined || next === undefined) return null;
    if (!/^(?:I|We|He|She|They|It)$/.test(pronoun.text) || !isFiniteVerb(verb, pronoun, third)) return null;
    const bothPast = isPast(verb.lower) && isPast(next.lower) && next.tag === 'V';
    if (!bothPast && !finiteAuxiliary.test(next.lower)) return null;
    if (!isFiniteVerb(next, undefined, after) || isList(left)) return null;
    if (
      sharedPredicate.test(left.slice(pronoun.text.length + verb.text.length + 1)) ||
      (bothPast && /,/.test(left))
    )
      return null;
    if (bothPast && finiteAuxiliary.test(verb.lower)) return null;
    if (isReferredTo(pronoun.text, left)) return null;
    const name = pronoun.text === 'I' ? 'I' : pronoun.lower;
    if (!splitPoint.includes('but')) return `${pronoun.text} ${right}`;
    return canOpen(left) ? `But ${name} ${right}` : null;
  },
};
