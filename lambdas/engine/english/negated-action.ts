import { regex } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';

/** Words with which a headline advises against an action, and words allowed between them and its verb. */
const negatedAdvice = regex.iu`(?:^|[\s:,(–—-])(?:do not|don['’]t|does not|doesn['’]t|did not|didn['’]t|never|stop|quit|avoid|no longer|can(?:no|['’])t|won['’]t|wouldn['’]t|(?:should|must|could|would|will|need) ?n(?:o|['’])t)\s+(?:(?:ever|just|always|even|want to|need to|have to|try to|trying to|waste time|use|using)\s+)?([\p{L}'’ -]+)`;
/** Words that keep the negation in another line. */
const negations = regex.iu`(?<!\p{L})(?:not|never|no|stop(?:ped|ping)?|quit(?:ting)?|avoid(?:ed|ing)?|without|against|why|should)(?!\p{L})|n['’]t(?!\p{L})`;
/** Openings of a line that teaches an action. */
const instructionalOpening = regex.iu`^(?:how to|(?:an? |the )?(?:\p{L}+ )?(?:guide|introduction|tips?|steps?) (?:to|for|on)|learn(?:ing)? (?:how )?to|ways to|\d+ (?:ways|steps|tips) (?:to|for))\s+`;

const stemsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).flatMap(stemsOf);

/**
 * Whether a line recommends what a headline advises against: "How to fix people with process" under "Don't try to fix
 * people with process". A line that only names the subject recommends nothing.
 */
export const recommendsNegatedAction = (headline: string, line: string): boolean => {
  const [verb = '', ...negated] = stemsIn(negatedAdvice.exec(headline)?.[1] ?? '');
  if (verb === '' || negations.test(line)) return false;
  const [first = '', ...rest] = stemsIn(line.replace(instructionalOpening, ''));
  const known = new Set(negated);
  return first === verb && rest.length > 0 && rest.every((stem) => known.has(stem));
};
