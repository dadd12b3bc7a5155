import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';
import { varyTitles } from '#engine/writing/titles/vary/vary-titles.ts';

const body = [
  'I baked rye bread for a year, and I read books about mills. This novel by Ada Oat is one of them.',
  'Some photos of the bread are strange. I took the photos with my Rye Photos app.',
  'I started milling, and I moved from wheat to rye. I like films about bakers and useful tools.',
  'My bike has a basket for bread. I like to repair it.',
].join(' ');

/** The texts of the variants of a headline above a text about rye bread. */
export const variantsOf = (title: string, kind = 'essay'): string[] => {
  const article = articleFromText(`# ${title}\n\n${body}`);
  const subject = readSubject(readPassages(article, []), {
    ranked: [{ phrase: 'rye bread', topic: 0.8, search: 0.8 }],
    kind,
  });
  return varyTitles(subject, true).map(({ text }) => text);
};
