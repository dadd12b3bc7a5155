import type { Article } from '#contracts/jobs/article.ts';
import {
  anyOf,
  doForms,
  haveForms,
  modals,
  pastBe,
  presentBe,
  questionWords,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { isWork, vagueWords, workAuthor } from './informative-title.ts';
import { contentOf } from './topic-places.ts';

/**
 * The most words of a broad title besides words such as "tips" and "update": "Winter Biking", "First Marathon
 * Complete". Summaries told authors to keep 31 such titles; strict readers would publish 8 of them.
 */
const maxWords = 2;
/**
 * The limit for the name of a work: "The Princess and the Goblin". A longer one may be a headline that the text
 * repeats.
 */
const maxOfWork = 4;

/** A number, or a mark that divides a title into a subject and what is said about it. */
const divided = regex.u`[\p{N}:;,!?()|–—…]|\s-\s|\.\.`;
/** The first words of titles that state the question that the text answers. */
const question = regexOf(String.raw`^${anyOf(questionWords)}\b`, 'iu');
/** A title that is a sentence says something: "We Must All Sleep More". */
const stated = regexOf(
  String.raw`\b${anyOf(modals, presentBe, pastBe, doForms, haveForms)}\b|n['’]t\b`,
  'iu',
);

/** Words that say what the text does with a work. */
const aboutWork = /\b(?:reviews?|notes?|lessons?|summary|thoughts?|reflections?|why|how|what)\b/i;

/** Whether a title is only that of a work with its author: "The Night Mill, by Ada Stone". */
const isWorkByAuthor = (title: string): boolean =>
  workAuthor.test(title) && !aboutWork.test(title.replace(workAuthor, ''));

/** Whether a title names a subject of a few words, but not what the text says about it. The name of a dish says enough. */
export const isBroad = (article: Article, title: string): boolean => {
  if (readKind(article).kind === 'recipe' || question.test(title) || stated.test(title)) return false;
  if (isWorkByAuthor(title)) return true;
  const own = contentOf(title).filter((stem) => !vagueWords.has(stem));
  const most = isWork(article, title) ? maxOfWork : maxWords;
  return own.length <= most && !divided.test(title);
};
