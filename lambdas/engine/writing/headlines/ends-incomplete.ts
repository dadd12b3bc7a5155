import { regex } from '#engine/language/patterns.ts';

/** Words that need a phrase after them. "A" is also a letter ("vitamin A"), and "OR" a state. */
const openingWord = regex.u`(?<!\p{L})(?:an?|[Tt]he|[Aa]nd|[Oo]r|[Bb]ut|[Tt]han|[Aa]s|[Mm]y|[Yy]our|[Oo]ur|[Tt]heir|[Ii]ts)$`;
/** "Two of the most", "some very": the rest of the comparison is missing. */
const comparisonEnding = regex.iu`(?<!\p{L})(?:of (?:the|my|our|their) (?:most|more)|very)$`;
/** "Since 2019 I": a clause that stops after its subject. */
const subjectOnly = regex.u`(?<!\p{L})\d{4} I$`;
/** "Thoughts on Mr", "University's Statement on Dr": cut at the period of an abbreviation. */
const abbreviation = regex.u`(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|Ph|U\.S)$`;
/** A question word can belong to a preposition at the end: "Where bread comes from". */
const preposition = regex.iu`(?<!\p{L})(?:of|from|with|into)$`;
const questionWord = regex.iu`(?<!\p{L})(?:what|which|who|whom|where|how)(?!\p{L})`;

/** Whether a title's last word opens a phrase that is missing: "The course as", "I knew with a". */
export const endsIncomplete = (title: string): boolean =>
  openingWord.test(title) ||
  comparisonEnding.test(title) ||
  subjectOnly.test(title) ||
  abbreviation.test(title) ||
  (preposition.test(title) && !questionWord.test(title));
