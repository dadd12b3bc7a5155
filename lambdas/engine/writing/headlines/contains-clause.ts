import { commonPrepositions, coordinators, wordSet } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';

/** Words that may precede an article in the name of a thing. */
const linking = wordSet(
  commonPrepositions,
  coordinators,
  'of as into via vs than like between about over under after before without within through during using behind beyond all both half such quite what',
);

/**
 * Whether a name hides a clause. In "Music impact a buying decision", an article right after a noun begins an object,
 * so the phrase does not name a topic.
 */
export const containsClause = (name: string): boolean =>
  matchesOf(name, regex.giu`(?<!\p{L})(\p{L}+) (?:an?|the) (?=\p{L})`).some(
    ([, before = '']) => !linking.has(before.toLowerCase()) && !before.endsWith('ing'),
  );
