import { regex } from '#engine/language/patterns.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';

const named = regex.u`(?:^|[.!] |[Hh](?:i|ello|ey)(?: there| all| everyone)?[,!]? )(?:[Mm]y name is|I['’]m|I am) ((?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.|de|van|von|da)){1,3}?(?: (?:Jr|Sr)\.?)?)(?=[.,;:!?]| (?:and|from|at|—|–|-)|$)`;
const life = regex.giu`(?<!\p{L})(?:born|grew up|graduated|degree|university|college|studied|studying|Ph\.?D|worked|work (?:as|at|for|on|in)|working (?:as|at|for)|career|hobb(?:y|ies)|live in|living in|family|born|interests?|spare time|free time|contact me|email me|freelanc\p{L}*|consultant|engineer|developer|designer|student|I (?:live|like|love|enjoy|work)|my work)(?!\p{L})`;
const minLife = 3;
/** A page about its author has one word of a life in at most this many words. */
const wordsPerLife = 70;
const maxPlace = 3;
const maxWords = 900;

/** "My name is Ada Rye and I am a baker" as "About Ada Rye": a page about its author. */
export const aboutAuthors = (
  { text, kind, reading: { article } }: Subject,
  opening: readonly string[],
): string[] => {
  if (/^(?:recipe|review|how-to|interview|news|tips|reference)$/.test(kind) || article.wordCount > maxWords)
    return [];
  const count = text.match(life)?.length ?? 0;
  if (count < Math.max(minLife, article.wordCount / wordsPerLife)) return [];
  return opening
    .slice(0, maxPlace)
    .flatMap((sentence) => named.exec(sentence)?.[1] ?? [])
    .slice(0, 1)
    .map((name) => `About ${name}`);
};
