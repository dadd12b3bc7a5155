import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-features.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { startsDependent } from '#engine/writing/descriptions/drafts/sentence-joins.ts';
import { ownTitles } from '#engine/writing/headlines/own-headline.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { isFirstPerson } from '#engine/writing/headlines/vague-openings.ts';
import { contentOf, type Passage, type Reading } from '#engine/writing/passages/read-passages.ts';

const maxQuestions = 2;

type Asked = { question: string; section: number };

/** Questions from the headings that name the topic, each with the number of its section. */
const questionsOf = ({ article }: Reading, topic: DescribedTopic): Asked[] => {
  const words = [...contentOf(topic.phrase)];
  const namesTopic = (line: string): boolean => {
    const held = contentOf(line);
    return words.length > 0 && words.filter((word) => held.has(word)).length >= words.length / 2;
  };
  const headings = article.headings.filter(({ offset }) => offset > 0);
  const found = headings.map(({ text }, i) => ({ question: text.trim(), section: i + 1 }));
  const [headline = ''] = ownTitles(article);
  return [{ question: headline, section: 0 }, ...found]
    .map((asked) => ({ ...asked, question: asked.question.replace(/^(?:\d+[.)]|Q:)\s*/, '') }))
    .filter(({ question }) => question.endsWith('?') && isSelfContained(question.replace(/\?$/, '')))
    .filter(({ question }) => namesTopic(question));
};

const refersBack = regex.iu`^(?:this|that|these|those|he|she|here|yes|no|well)(?!\p{L})`;

const answersIn = (passages: readonly Passage[], section: number): Passage[][] => {
  const inSection = passages.filter((passage) => passage.section === section).slice(0, 2);
  const [first, second] = inSection;
  if (
    first === undefined ||
    startsDependent(first.text) ||
    refersBack.test(first.text) ||
    isFirstPerson(first.text) ||
    first.text.endsWith('?')
  )
    return [];
  return second !== undefined && second.paragraph === first.paragraph
    ? [[first, second], [first]]
    : [[first]];
};

/** A question from the headings, with the beginning of its section's answer. */
export const questionLines = (reading: Reading, topic: DescribedTopic): Draft[] =>
  questionsOf(reading, topic)
    .flatMap(({ question, section }) =>
      answersIn(reading.passages, section)
        .map(
          (row): Draft => ({
            text: `${question} ${row.map(({ text }) => text).join(' ')}`,
            make: 'question',
            row: row.map((passage) => ({ text: passage.text, steps: 0, passage })),
            named: 0,
          }),
        )
        .filter(({ text }) => fitsSnippet(text, 'description'))
        .slice(0, 1),
    )
    .slice(0, maxQuestions);
