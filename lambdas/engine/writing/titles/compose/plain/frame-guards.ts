import { isPlural } from '#engine/english/is-plural.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import { countless } from '#engine/writing/titles/subject/with-article.ts';

/** The number of matches of a pattern in a text. */
export const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a name has a capital: "Leica M Monochrom", "iPhone". */
export const isProper = (name: string): boolean => regex.u`\p{Lu}`.test(name);

/** Whether a name is a singular countable noun without "the" or "an". */
export const lacksArticle = ({ text }: Subject, name: string): boolean =>
  regex.u`(?:^| )\p{Ll}[^ ]*$`.test(name) &&
  !regex.u`^(?:the|an?|our|my|your) |^\p{L}+ing `.test(name) &&
  !countless.test(name) &&
  !isPlural(name.toLowerCase(), text.toLowerCase());
