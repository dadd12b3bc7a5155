import { regex } from '#engine/language/patterns.ts';

/** "Rid of Mailchimp", "Corner of the square": what is left of "get rid of" and "on the corner of". */
const withoutOpening =
  /^(?:rid|front|corner|middle|number|result|kind|sort|lot|bunch|spite|lieu|favou?r|terms) of\s/i;
/** "Of the book", "Even as the massive": words that continue a sentence. */
const continuation = regex.iu`^(?:of|across|amidst?|even (?:as|if|though)|since \p{L}+ing) `;
/** "Spending in Vilnius": a verb whose object is missing. */
const withoutObject =
  /^(?:spending|putting|bringing|having|using|wanting|needing) (?:in|at|on|to|with|from|of|by)\s/i;
/** "Parties get a guest who", "Downloading the app means", "using the lamp in order": more has to follow. */
const withoutEnd = regex.iu`(?<!\p{L})(?:an? .+ (?:who|which|that|whose)|means|allows|requires|involves|in (?:order|connection))$`;
/** "Looking into what lamps", "Contradiction between the philosopher", "both skills": the second half is missing. */
const indirectQuestion = regex.iu`^look(?:ing|s|ed)? into (?:what|which) \p{L}+$`;
const oneOfTwo = regex.iu`(?<!\p{L})(?:between (?:the|an?) (?!.* and )[\p{L} -]+[^s\P{L}]|both (?!.*(?: and |s$))\p{L}.*)$`;
/** "Hey", "Hello there!": the text speaks to its readers. */
const greeting = regex.iu`^(?:hey|hi|hello|howdy)(?!\p{L})`;

const patterns = [
  withoutOpening,
  continuation,
  withoutObject,
  withoutEnd,
  indirectQuestion,
  oneOfTwo,
  greeting,
];

/** Whether a line is a piece of a sentence whose beginning, object or second half is missing, or a greeting. */
export const isCutPhrase = (line: string): boolean => patterns.some((pattern) => pattern.test(line));
