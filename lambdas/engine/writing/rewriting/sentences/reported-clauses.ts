import {
  alternatives,
  articles,
  asWritten,
  demonstratives,
  possessives,
  quantifiers,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { afterOpening } from '#engine/writing/clauses/sentence-halves.ts';
import { countVerbs } from './first-clauses.ts';

/** Verbs of a report, before a word that may be the subject of what is reported: "They noted the mill is old". */
const report = regexOf(
  String.raw`(?<!\p{L})(?:(?:note|add|state|report|claim|argue|explain|announce|admit|acknowledge|mention|conclude|suggest|warn|insist|complain|believe|declare|confirm|estimate|predict|think|feel|know|hope|guess|suspect|doubt)(?:s|d|ed|ted)?|(?:chances|odds) are|I(?:['’]d| would)? (?:bet|wager|swear|suppose|imagine|assume|figure|reckon)|the (?:\p{L}+ )?(?:truth|fact|reality|point|problem|trouble|thing|idea|catch|best part)(?: of the matter)? (?:is|was)|testif(?:y|ies|ied)|replie[sd]|reply|says?|said|tells? \p{L}+|told \p{L}+|thought|knew|felt)\s(?=(?:${alternatives(asWritten(subjectPronouns), articles, demonstratives, possessives, quantifiers)}|there|\p{Lu}[\p{L}’'-]*|\p{Ll}+s)(?:['’]\p{Ll}+)?\s)`,
  'u',
);

/** Whether someone reports a clause in the first half, without "that". The second half may be part of the report. */
export const reportsClause = (left: string): boolean => {
  const main = afterOpening(left.replace(/^As [^,]*, /u, ''));
  const found = report.exec(main);
  return found !== null && countVerbs(`that ${main.slice(found.index + found[0].length)}`) > 0;
};
