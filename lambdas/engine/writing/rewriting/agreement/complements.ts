import {
  articles,
  demonstratives,
  objectPronouns,
  possessives,
  wordSet,
} from '#engine/english/word-classes.ts';

/** Words that open an object or another complement of a verb. */
export const opensComplement = wordSet(
  articles,
  possessives,
  demonstratives,
  objectPronouns,
  'it him to what how why in on at for from with into out up down off as not very more less some no any all each well',
);
