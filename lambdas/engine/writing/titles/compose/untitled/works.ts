import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const bookWords = regex.giu`(?<!\p{L})(?:books?|novels?|memoir|chapters?|author|read|reading)(?!\p{L})`;
const minBookWords = 4;
const person = "\\p{Lu}(?:[\\p{L}'’-]+|\\.)(?: \\p{Lu}(?:[\\p{L}'’-]+|\\.)){1,2}";
const opening = 700;
const quoted = regex.u`["“]((?:\p{Lu}|\d)[^"“”]{5,44}?)[,.]?["”]`;
const writer = regexOf(`(?<!\\p{L})(?:written |book |novel |memoir )?by (${person})(?!\\p{L})`, 'u');
const owned = regexOf(
  `^(${person})['’]s? ((?:The |An? )?\\p{Lu}[\\p{L}'’-]+(?: (?:of|the|in|to|and|for|a|an|on|\\p{Lu}[\\p{L}'’-]+)){1,6}?)(?= (?:is|was|has|takes|serves|tells|follows|offers)(?!\\p{L}))`,
  'u',
);

/** "Ada Oat's The Rye Fields is ...", "“The Rye Fields” ... by Ada Oat": the book that a text is about. */
export const works = ({ text, kind, sentences }: Subject): Composed[] => {
  if (!/^(?:review|diary|essay|opinion|explainer)$/.test(kind)) return [];
  if ((text.match(bookWords)?.length ?? 0) < minBookWords) return [];
  const [, by = '', book = ''] = owned.exec(sentences[0]?.text ?? '') ?? [];
  if (book !== '') return [{ text: `${book} by ${by}`, frame: 'review' }];
  const start = text.slice(0, opening);
  const match = quoted.exec(start);
  const title = match?.[1] ?? '';
  if (!/ /.test(title) || !regex.u`^(?:\S+ )*\p{Lu}\S*$`.test(title)) return [];
  const author = writer.exec(start.slice(match?.index ?? 0))?.[1]?.replace(/\.$/, '') ?? '';
  return author === '' ? [] : [{ text: `“${title}” by ${author}`, frame: 'review' }];
};
