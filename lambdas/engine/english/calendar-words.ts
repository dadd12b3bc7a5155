import { monthBeginnings, months, surelyMonths, weekdays } from '#domain/text/calendar-words.ts';

/** Months and days as lists of words, which `word-classes.ts` turns into sets and regular expressions. */

export { monthBeginnings, months, surelyMonths, weekdays };

/** The months, in full or abbreviated, as sources of regular expressions. */
export const monthForms =
  'jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)? oct(?:ober)? nov(?:ember)? dec(?:ember)?';

/** The source of a regular expression for a year from 1900 to 2099. */
export const yearSource = String.raw`(?:19|20)\d\d`;
