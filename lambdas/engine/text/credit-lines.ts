import { regex } from '#engine/language/patterns.ts';

/**
 * A line that only names who made a picture: "Photo by Ann Poe on Unsplash", "Image credit: Ann Poe", "Cover image
 * courtesy of the Rye Museum". After "by", a name follows: "Photos by the window come out well" is a sentence.
 */
const pictureCredit = regex.u`^[^\p{L}\p{N}\n]{0,10}(?:(?:[Hh]eader|[Cc]over|[Ff]eatured?|[Bb]anner|[Hh]ero|[Tt]itle|[Mm]ain) )?(?:[Pp]hoto(?:graph)?s?|[Pp]hotography|[Ii]mages?|[Pp]ictures?|[Ii]llustrations?|[Aa]rtwork|[Gg]raphics?) ?(?:[Cc]redits?(?: to|:| -)? |[Cc]ourtesy(?: of)? |[Bb]y:? (?=[\p{Lu}@])|[Ss]ource: ?)\S+(?: \S+){0,13} ?$`;

/** "This post originally appeared on the blog Rye and Mills", "Originally published in The Rye Times in 2014". */
const firstPublication =
  /^[^\w\n]{0,10}(?:(?:This|The following) (?:(?!(?:is|was|has|how|I|we) )\S+ ){1,3})?(?:(?:was|is|were|has been) )?(?:originally |first |also |previously |cross[- ]?)(?:posted|published|appeared|printed|featured|written)\b.{0,180}$/i;

/**
 * The places of the lines that only credit a picture or say where a text appeared before. They say nothing about its
 * subject.
 */
export const creditLinesIn = (text: string): { start: number; end: number }[] => {
  const places: { start: number; end: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (pictureCredit.test(line) || firstPublication.test(line))
      places.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return places;
};

/** A text with spaces in the place of its credit lines, so that all other places stay the same. */
export const withoutCreditLines = (text: string): string =>
  creditLinesIn(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
