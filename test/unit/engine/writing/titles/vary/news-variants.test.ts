import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';
import { varyTitles } from '#engine/writing/titles/vary/vary-titles.ts';

const report = [
  'The town of Elsmere will close its mill in May, Mayor Ada Oat said on Monday. “The roof is not safe,” Ms. Oat said.',
  'The United States sold 40 tons of rye to Elsmere, the Grain Council said. Council member Ben Rye said that rye is back.',
  'The Elsmere Bakers Guild called the plan a mistake. “Nobody asked us,” said Carl Emmer, who leads the guild.',
  'The mill was built in 1890. It employs 40 people, according to the town. The council votes on the plan on Friday.',
].join('\n\n');

describe('the headline of a report', () => {
  const reported = (title: string): string[] => {
    const article = articleFromText(`# ${title}\n\n${report}`);
    const ranked = [{ phrase: 'mill', topic: 0.8, search: 0.8 }];
    return varyTitles(readSubject(readPassages(article, []), { ranked, kind: 'news' }), false).map(
      ({ text }) => text,
    );
  };

  it.each([
    ['Elsmere to close its mill in June', 'Elsmere will close its mill in June'],
    ['Mayor says the roof of the mill is not safe', 'The roof of the mill is not safe, Mayor says'],
    [
      'Elsmere gets 40 tons of rye from the United States in May',
      'Elsmere gets 40 tons of rye from the US in May',
    ],
  ])('%s -> %s', (title, wanted) => {
    expect(reported(title)).toContain(wanted);
  });

  it('keeps a speaker before the pronoun that refers to them', () => {
    expect(reported('Mayor admits the mill is her biggest worry')).not.toContain(
      'The mill is her biggest worry, Mayor admits',
    );
  });
});
