import { stopWords } from '#engine/english/stop-words.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import { asWritten, type Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

/** Images of the site itself: an address on another site names something else. */
const ownImages = /!\[[^\]]*\]\(\s*<?(?!\w+:|\/\/)([^)\s>]+)/gu;
const dates = /^\d{4}-\d{2}(?:-\d{2})?-/;
/** An abbreviated name, such as "build scale python", has no function word. "2 0" is a version without its point. */
const words = { min: 4, max: 10 } as const;
const unlikeTitle = /^\d|\d \d/;
/** A number from an image service, or part of a hash. */
const isCode = /^(?:[\da-f]{6,}|\d+x\d+|v\d+)$/i;

/** The names of an image's folders that consist of words. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((folder) => folder.replace(dates, '').replace(/[-_]+/g, ' ').trim().toLowerCase());

const isNamed = (folder: string, text: string): boolean => {
  const parts = folder.split(' ');
  const content = parts.filter((word) => !stopWords.has(word));
  return (
    parts.length >= words.min &&
    parts.length <= words.max &&
    content.length >= 2 &&
    content.length < parts.length &&
    !unlikeTitle.test(folder) &&
    regex.u`^[\p{L}\p{N} ]+$`.test(folder) &&
    !parts.some((word) => isCode.test(word)) &&
    content.every((word) => regexOf(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(text))
  );
};

/**
 * "images/how-to-feed-a-starter/jar.jpg": authors file a post's images under its name. The text must have every
 * content word of the name.
 */
export const imageFolderFrames = ({ reading, text }: Subject): Composed[] => {
  const folders = matchesOf(reading.article.markdown, ownImages).flatMap(([, path = '']) => foldersOf(path));
  return [...new Set(folders)]
    .filter((folder) => isNamed(folder, text))
    .slice(0, 2)
    .map((folder): Composed => ({ text: surfaceName(asWritten(text, folder)), frame: 'filed' }));
};
