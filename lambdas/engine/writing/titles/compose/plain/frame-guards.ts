import { isPlural } from '#engine/english/is-plural.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import { countless } from '#engine/writing/titles/subject/with-article.ts';

/** How often a text has what a pattern finds. */
export const counted = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A name by its capitals: "Leica M Monochrom", "iPhone". */
export const isProper = (name: string): boolean => regex.u`\p{Lu}`.test(name);

/** One thing that can be counted, without "the" or "an". */
export const lacksArticle = ({ text }: Subject, name: string): boolean =>
  regex.u`(?:^| )\p{Ll}[^ ]*$`.test(name) &&
  !regex.u`^(?:the|an?|our|my|your) |^\p{L}+ing `.test(name) &&
  !countless.test(name) &&
  !isPlural(name.toLowerCase(), text.toLowerCase());
