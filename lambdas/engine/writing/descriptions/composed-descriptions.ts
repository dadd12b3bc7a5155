import type { Article } from '#contracts/jobs/article.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { joinList } from '#domain/text/join-list.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { contentOf, type Reading } from '#engine/writing/read-passages.ts';
import { startWithCapital } from '#engine/writing/titles/headline-style.ts';
import type { DescribedTopic } from './description-figures.ts';
import { type SectionList, sectionListOf } from './section-lists.ts';

/** A sentence of the article that ends before the limit, with its expected grade. */
export type Lead = { text: string; grade: number };
export type Composed = { text: string; grade: number };

const { minCharacters } = snippetLimits.description;

/** The longest description of the form: with as many names as fit. */
const longestOf = (
  names: readonly string[],
  least: number,
  write: (names: readonly string[]) => string,
): string | null => {
  for (let count = Math.min(names.length, 5); count >= least; count--) {
    const text = write(names.slice(0, count));
    if (fitsSnippet(text, 'description')) return text;
  }
  return null;
};

/** What the list of sections adds to the grade of a short sentence. */
const completion = 0.08;

const told: Readonly<Record<SectionList['form'], (list: string) => string>> = {
  orders: (list) => `Learn how to ${list}.`,
  doing: (list) => `Covers ${list}.`,
  things: (list) => `Covers ${list}.`,
};

/** A sentence that is too short for the place, and what the sections below hold. */
const completed = (leads: readonly Lead[], list: SectionList): Composed[] =>
  leads.flatMap(({ text, grade }) => {
    const known = contentOf(text);
    const names = list.names.filter((name) => [...contentOf(name)].some((word) => !known.has(word)));
    const line = longestOf(names, 2, (some) => `${text} ${told[list.form](joinList(some))}`);
    return line === null || line.length < minCharacters - 20
      ? []
      : [{ text: line, grade: Math.min(0.7, grade + completion) }];
  });

/** Expected grades of a label with a list, on the scale of the ranker: 1 is publishable. */
const labeledGrade = { orders: 0.52, names: 0.4 } as const;

/** "Growing tomatoes: the right soil, water and straw mulch." */
const labeled = (reading: Reading, topic: DescribedTopic, list: SectionList): Composed[] => {
  const name = startWithCapital(
    surfaceForm(`${reading.article.title ?? ''}\n${reading.article.text}`, topic.phrase),
  );
  const known = contentOf(name);
  const names = list.names.filter((item) => [...contentOf(item)].some((word) => !known.has(word)));
  const line = longestOf(names, 3, (some) =>
    list.form === 'orders' ? `${name}: learn how to ${joinList(some)}.` : `${name}: ${joinList(some)}.`,
  );
  return !topic.phrase.includes(' ') || line === null || line.length < 80
    ? []
    : [{ text: line, grade: list.form === 'orders' ? labeledGrade.orders : labeledGrade.names }];
};

/** Things that every kitchen has say nothing about a dish. */
const staple =
  /^(?:salt|pepper|water|oil|sugar|salt and .*|black pepper|ground pepper|olive oil|vegetable oil|cooking oil|.*\b(?:to taste|optional|garnish|serve|needed)\b.*)$/iu;
const measure =
  /^(?:about |around |approx\.? )?(?:[\d½¼¾⅓⅔⅛.,/–~-]+|an?|one|two|three|four|half)?\s*(?:x\s)?(?:(?:cups?|tbsps?|tsps?|tbs|tablespoons?|teaspoons?|g|gr|kg|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|grams?|kilos?|liters?|cloves?|pinch(?:es)?|cans?|large|small|medium|bunch(?:es)?|handfuls?|slices?|sticks?|dash(?:es)?|pieces?|packs?|packets?|glass(?:es)?|bag)\.?\s+)*(?:\([^)]*\)\s*)?(?:of\s+)?/iu;

const ingredientOf = (line: string): string =>
  line
    .replace(/[*_`]/g, '')
    .replace(/\([^)]*\)/g, '')
    .replace(measure, '')
    .replace(
      /^(?:finely |roughly |freshly )?(?:chopped|diced|sliced|minced|grated|ground|shredded|fresh|cooked|peeled|un-?cooked|melted|boneless|skinless|dried) /iu,
      '',
    )
    .split(/,|;| - |\bor\b|\bfor\b|:/u)[0]
    ?.replace(/[.\s]+$/, '')
    .trim()
    .toLowerCase() ?? '';

/** Names of the main ingredients, in the order of the list. */
const ingredientsOf = ({ markdown }: Article): string[] => {
  const [, list = ''] =
    /^#+\s*ingredients\b[^\n]*\n([\s\S]*?)(?=\n#+\s*(?!for\b)\p{L}|$(?![\s\S]))/imu.exec(markdown) ?? [];
  const names = [...list.matchAll(/^\s*[-*+]\s+(.+)$/gmu)].map(([, line = '']) => ingredientOf(line));
  const usable = names.filter(
    (name) => /^[\p{L}' -]{3,24}$/u.test(name) && name.split(' ').length <= 3 && !staple.test(name),
  );
  return [...new Set(usable)];
};

const leastIngredients = 3;

/** "Apple pie recipe with apples, cinnamon and butter." */
const recipes = (reading: Reading, topic: DescribedTopic, leads: readonly Lead[]): Composed[] => {
  const names = ingredientsOf(reading.article).slice(0, 6);
  if (readKind(reading.article).kind !== 'recipe' || names.length < leastIngredients || topic.phrase === '')
    return [];
  const dish = startWithCapital(surfaceForm(reading.article.text, topic.phrase.replace(/\s+recipes?$/, '')));
  const known = contentOf(dish);
  const others = names.filter((name) => ![...contentOf(name)].every((word) => known.has(word)));
  const write = (some: readonly string[]): string => `${dish} recipe with ${joinList(some)}.`;
  const alone = longestOf(others, leastIngredients, write);
  if (alone === null) return [];
  const together = leads.flatMap(({ text, grade }) => {
    const line = longestOf(others, leastIngredients, (some) => `${text} Made with ${joinList(some)}.`);
    return line === null ? [] : [{ text: line, grade: grade + completion }];
  });
  return [{ text: alone, grade: alone.length < 70 ? 0.4 : 0.6 }, ...together];
};

/** Descriptions put together from a sentence of the article, the names of its sections, or a recipe's ingredients. */
export const composeDescriptions = (
  reading: Reading,
  topic: DescribedTopic,
  leads: readonly Lead[],
): Composed[] => {
  const list = sectionListOf(reading);
  return [
    ...recipes(reading, topic, leads),
    ...(list === null ? [] : [...completed(leads, list), ...labeled(reading, topic, list)]),
  ];
};
