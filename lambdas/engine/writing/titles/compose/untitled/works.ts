import { isPerson } from '#engine/keywords/phrases/persons.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const bookWords = regex.giu`(?<!\p{L})(?:books?|novels?|memoir|chapters?|author|read|reading)(?!\p{L})`;
const minBookWords = 4;
/** A text about a book calls it "the book". */
const itself = regex.giu`(?<!\p{L})(?:this|the|his|her) (?:short |whole |entire |first |last |debut )?(?:books?|novel|memoir|author|story)(?!\p{L})`;
const minItself = 2;
const person = "\\p{Lu}(?:[\\p{L}'’-]+|\\.)(?: \\p{Lu}(?:[\\p{L}'’-]+|\\.)){1,2}";
const opening = 700;
const quoted = regex.u`["“]((?:\p{Lu}|\d)[^"“”]{5,44}?)[,.]?["”]`;
const writer = regexOf(`(?<!\\p{L})(?:written |book |novel |memoir )?by (${person})(?!\\p{L})`, 'u');
const small = '(?:of|the|in|to|and|for|a|an|on|with|from|at|is|vs\\.?|&)';
const owned = regexOf(
  `(?<!\\p{L})(${person})['’]s? ((?:The |An? )?\\p{Lu}[\\p{L}'’-]+(?: (?:${small} ){0,2}\\p{Lu}[\\p{L}'’-]+){1,6})(?=[,.;:!?]| \\p{Ll})`,
  'u',
);

/** "The first book is The Rye Fields by Ada Oat": a title in capitals with its author. */
const byName = regexOf(
  `(?<!\\p{L})((?:The |An? )?\\p{Lu}[\\p{L}'’-]+(?: (?:${small} ){0,2}\\p{Lu}[\\p{L}'’-]+){1,6}),? by (${person})(?!\\p{L})`,
  'u',
);
const anyAuthor = regexOf(`(?<!\\p{L})by ${person}`, 'gu');
const maxAuthors = 2;
const notATitle = regex.iu`(?<!\p{L})(?:photos?|published|posted|written|article|originally|edited|translated|design(?:ed)?|image|narrated|music|art|press|company|inc)(?!\p{L})|^(?:I|We|By|This|It|In|My|He|She|They|Here|If|When)(?: |['’])`;

const withAuthor = (title: string, by: string, text: string): Composed[] => {
  const author = by.replace(/\.$/, '');
  const reviewed =
    regex.iu`(?<!\p{L})(?:review|recommend|stars|rating|rated|enjoyed|loved|finished reading)`.test(text);
  return [
    { text: `${title} by ${author}`, frame: 'review' },
    ...(reviewed ? [{ text: `Review: ${title} by ${author}`, frame: 'review' as const }] : []),
  ];
};

/** "Ada Oat's The Rye Fields is ...", "“The Rye Fields” ... by Ada Oat": the book that a text is about. */
export const works = ({ text, kind }: Subject): Composed[] => {
  if (/^(?:how-to|tips|recipe|announcement|reference|interview)$/.test(kind)) return [];
  if ((text.match(bookWords)?.length ?? 0) < minBookWords) return [];
  if ((text.match(itself)?.length ?? 0) < minItself) return [];
  const [, by = '', book = ''] = owned.exec(text.slice(0, opening)) ?? [];
  if (book !== '' && !notATitle.test(book) && isPerson(text.toLowerCase(), by.toLowerCase()))
    return withAuthor(book, by, text);
  const start = text.slice(0, opening);
  const match = quoted.exec(start);
  const title = match?.[1] ?? '';
  const author = writer.exec(start.slice(match?.index ?? 0))?.[1] ?? '';
  if (/ /.test(title) && regex.u`^(?:\S+ )*\p{Lu}\S*$`.test(title) && author !== '')
    return withAuthor(`“${title}”`, author, text);
  // A list of books is about none of them.
  if ((text.match(anyAuthor)?.length ?? 0) > maxAuthors) return [];
  const [, name = '', who = ''] = byName.exec(start) ?? [];
  return name === '' || notATitle.test(name) ? [] : withAuthor(name, who, text);
};
