import type { Article } from '#contracts/jobs/article.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { kitchenMeasures } from '#engine/english/word-lists/kitchen-words.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';

/** The parts of an article that decide whether it answers a question about one of its topics. All texts are folded. */
export type AnswerSource = {
  text: string;
  title: string;
  headings: readonly string[];
  /** The lines of the title and headings. */
  lines: string;
  sentences: readonly string[];
  /** True for a list of ingredients with steps to follow. */
  isRecipe: boolean;
  /** True for numbered steps that address the reader, or sections that begin with an imperative. */
  hasSteps: boolean;
  hasCode: boolean;
};

/** "2 cups", "1/2 tsp", "500g": an amount of an ingredient. The bound keeps a long number from quadratic time. */
const amount = regexOf(
  String.raw`(?:\d|[½¼¾⅓⅔]|\ban?)[\d./–-]{0,30}\s*(?:${alternatives(kitchenMeasures)}|g|pinch(?:es)?|sticks?|cans?|slices?|handful)\b`,
  'gu',
);
const cookingVerbs =
  /\b(?:preheat|bake|boil|simmer|stir|whisk|saut[eé]|fry|roast|chop|pour|knead|grill|drain|season|marinate|cook|melt|slice|dice)\b/g;
const minAmounts = 3;
const minActions = 3;

/** A list of ingredients, or several amounts with instructions. */
const readRecipe = (text: string): boolean => {
  const hasList = /(?:^|\n)\s*(?:#+\s*)?ingredients?\b/.test(text);
  const actions = new Set(text.match(cookingVerbs)).size;
  const amounts = text.match(amount)?.length ?? 0;
  return actions >= minActions ? hasList || amounts >= minAmounts : hasList && actions > 0 && amounts > 0;
};

const sourceOf = (article: Article): AnswerSource => {
  const text = fold(article.text);
  const title = fold(article.title ?? '');
  const headings = article.headings.map((heading) => fold(heading.text));
  const numbered = text.match(/(?:^|\n)\s*(?:\d+[.)]|step \d+)/g)?.length ?? 0;
  return {
    text,
    title,
    headings,
    lines: [title, ...headings].join('\n'),
    sentences: analyzeText(article.text).sentences.map(({ start, end }) => text.slice(start, end)),
    isRecipe: readRecipe(text),
    hasSteps: numbered >= 3 || (/\byour?\b/.test(text) && headings.length >= 3),
    hasCode: /<pre|<code/.test(article.html),
  };
};

/** The questions that an article can answer, computed once per article. */
export const readAnswers = memoizeByArticle(sourceOf);
