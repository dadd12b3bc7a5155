import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of apostrophes that make a plural an owner, and of owners without one. */
export const ownerMarks: readonly Correction[] = [
  // Finds "1920's America". A year does not own a country.
  [
    /(?<=\b(?:in|of|from|for|to) (?:[a-z]+ )?(?:18|19|20)\d0)['’]s (?=(?:America|Britain|England|London|Paris|Berlin|New York|Chicago|Hollywood|Europe|Germany|France|Russia|Japan|Harlem|Italy|Spain|China|India|Ireland|Texas|California|Vienna|Tokyo)\b)/gu,
    's ',
  ],
  // Finds "The 1990's" and "PDF's are", which are plurals, not possessives.
  [regex.gu`(?<=\b(?:the|early|late|mid) (?:18|19|20)\d0)['’]s(?![\p{L}])`, 's'],
  [
    /(?<=\b(?:API|URL|PDF|DVD|CD|TV|PC|GPU|CPU|ID|FAQ|SDK|KPI|PR))['’]s(?= (?:are|were|have|and|or)\b)/gu,
    's',
  ],
  // Not an error: the peoples in "Many other peoples joined us" are nations, and a verb follows.
  [
    regexOf(
      String.raw`(?<!\b(?:many|most|all|some|several|and|few|among|between|like|two|three) )\bother peoples (?=(?!\p{Ll}+ed(?![\p{L}]))(?!(?:${alternatives(commonPrepositions)}|of|and|or|like|as|who|that|which|live|lived|come|came|went|had|have|has|are|were|was|is|did|do|can|could|will|would|may|also|around|across)(?![\p{L}]))\p{Ll}{3})`,
      'gu',
    ),
    "other people's ",
  ],
  [/(?<=\b(?:a|one) )(year|month|week|day)s (?=(?:time|worth)\b)/giu, "$1's "],
];
