const beforeMay = 'january february march april';
const afterMay = 'june july august september october november december';

/** The months in order, in lower case and separated by spaces. */
export const months = `${beforeMay} may ${afterMay}`;
/** The months without "may", which is more often a verb. */
export const surelyMonths = `${beforeMay} ${afterMay}`;

/** The first three letters of each month, in order. */
export const monthBeginnings = months
  .split(' ')
  .map((month) => month.slice(0, 3))
  .join(' ');

/** The days of the week in order, in lower case and separated by spaces. */
export const weekdays = 'monday tuesday wednesday thursday friday saturday sunday';
