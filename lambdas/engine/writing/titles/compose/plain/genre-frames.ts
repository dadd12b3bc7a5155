import { asSecondHalf } from '#engine/writing/headlines/heading-rows.ts';
import { type Subject, stemsOfContent, type TopicName } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { withArticle } from '#engine/writing/titles/subject/with-article.ts';
import { differences, experiences, importance, pairs, thoughts, withItsArticle } from './essay-frames.ts';
import { isProper } from './frame-guards.ts';
import { lessons, searches } from './lesson-frames.ts';
import { trips } from './trip-frames.ts';
import { byAuthor, reviews } from './work-frames.ts';

/** The topic with the article that it needs: "the evolution of content". */
const inPhrase = ({ text }: Subject, inside: string): string => {
  const named = withArticle(text, inside);
  const [head = ''] = inside.split(' of ');
  return named === inside && head !== inside && !isProper(head) ? `the ${inside}` : named;
};

/**
 * Beside the author's headline, only titles that say more about the text than the headline's own words in another
 * frame.
 */
const besideHeadline = (subject: Subject, name: string, article: string): Composed[] => {
  const held = stemsOfContent(subject.headline);
  const isOther = [...stemsOfContent(name)].some((stem) => !held.has(stem));
  const work = byAuthor(subject, name);
  return [
    ...(work.length > 0 ? work : searches(subject, name)),
    ...trips(subject, name),
    ...differences(subject, asSecondHalf(name, subject.text)),
    ...(isOther ? thoughts(subject, article) : []),
  ];
};

/** Titles that combine the kind of the text with its topic. */
export const genreFrames = (subject: Subject, { text: name }: TopicName): Composed[] => {
  const inside = asSecondHalf(name, subject.text);
  const article = inPhrase(subject, inside);
  if (subject.headline !== '') return besideHeadline(subject, name, article);
  const work = byAuthor(subject, name);
  if (work.length > 0) return [...work, ...thoughts(subject, inside)];
  return [
    ...searches(subject, name),
    ...lessons(subject, inside),
    ...reviews(subject, name),
    ...trips(subject, name),
    ...differences(subject, inside),
    ...importance(subject, name, article),
    ...experiences(subject, article),
    ...thoughts(subject, article),
    ...pairs(subject, name),
    ...withItsArticle(subject, inside),
  ];
};
