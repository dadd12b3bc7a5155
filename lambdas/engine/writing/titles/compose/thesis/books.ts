import { regexOf } from '#engine/language/patterns.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const maxOpeningSentences = 15;
const name = "\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]*){1,2}";
const bookPattern = regexOf(
  `(?<!\\p{L})(?:book|novel|memoir|read|reading|finished|finishing)(?: called|,)? ["“]([^"“”]{3,45}?)[,.]?["”](?:,? by (${name}))?`,
  'u',
);

/** "I finished the book “Rye” by Ada Oat": the subject of a review. */
export const books = ({ sentences, kind }: Subject): Composed[] => {
  if (kind !== 'review') return [];
  const found = sentences
    .slice(0, maxOpeningSentences)
    .map(({ text }) => bookPattern.exec(text))
    .find((match) => match !== null);
  const [, title = '', by = ''] = found ?? [];
  const author = by.replace(/\.$/, '');
  if (title === '') return [];
  const work = author === '' ? `“${title}”` : `“${title}” by ${author}`;
  return [
    { text: `${work}: a book review`, frame: 'review' },
    { text: `Reading ${work}`, frame: 'action' },
  ];
};
