import { regex } from '#engine/language/patterns.ts';

/**
 * A line that only names who made a picture: "Photo by Ann Poe on Unsplash", "Image credit: Ann Poe", "Cover image
 * courtesy of the Rye Museum". After "by", a name follows: "Photos by the window come out well" is a sentence.
 */
const creditLine = regex.u`^[^\p{L}\p{N}\n]{0,10}(?:(?:[Hh]eader|[Cc]over|[Ff]eatured?|[Bb]anner|[Hh]ero|[Tt]itle|[Mm]ain) )?(?:[Pp]hoto(?:graph)?s?|[Pp]hotography|[Ii]mages?|[Pp]ictures?|[Ii]llustrations?|[Aa]rtwork|[Gg]raphics?) ?(?:[Cc]redits?(?: to|:| -)? |[Cc]ourtesy(?: of)? |[Bb]y:? (?=[\p{Lu}@])|[Ss]ource: ?)\S+(?: \S+){0,13} ?$`;

/** The places of the lines that only credit a picture. They say nothing about the subject of a text. */
export const photoCreditsIn = (text: string): { start: number; end: number }[] => {
  const places: { start: number; end: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (creditLine.test(line)) places.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return places;
};

/** A text with spaces in the place of its picture credits, so that all other places stay the same. */
export const withoutPhotoCredits = (text: string): string =>
  photoCreditsIn(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
