import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { joinList } from '#domain/text/join-list.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-figures.ts';
import type { Form } from '#engine/writing/descriptions/drafts/description-forms.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';

/** Things that every kitchen has say nothing about a dish. */
const staple =
  /^(?:salt|pepper|water|oil|sugar|salt and .*|black pepper|ground pepper|olive oil|vegetable oil|cooking oil|.*\b(?:to taste|optional|garnish|serve|needed)\b.*)$/iu;
/** Things to cook with. */
const tool =
  /(?<!\p{L})(?:sieve|pan|pot|jar|bowl|oven|paper|foil|blender|mixer|skewers?|tray|find)(?!\p{L})/iu;
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
    ?.replace(/^(?:ribs?|stalks?|heads?|sprigs?|packages?|jars?|sheets?)(?: of)? /iu, '')
    .replace(
      / (?:chopped|diced|sliced|minced|grated|ground|shredded|melted|peeled|cubed|crushed|halved)$/iu,
      '',
    )
    .replace(/[.\s]+$/, '')
    .trim()
    .toLowerCase() ?? '';

/** Names of the main ingredients, in the order of the list. */
const ingredientsOf = ({ markdown }: Article): string[] => {
  const [, list = ''] =
    /^#+\s*ingredients\b[^\n]*\n([\s\S]*?)(?=\n#+\s*(?!for\b)\p{L}|$(?![\s\S]))/imu.exec(markdown) ?? [];
  const names = [...list.matchAll(/^\s*[-*+]\s+(.+)$/gmu)].map(([, line = '']) => ingredientOf(line));
  const usable = names.filter(
    (name) =>
      /^[\p{L}' -]{3,24}$/u.test(name) &&
      name.split(' ').length <= 3 &&
      !staple.test(name) &&
      !tool.test(name),
  );
  return [...new Set(usable)];
};

const leastIngredients = 3;
const mostIngredients = 6;

/** The line with as many names as fit, and how many those are. */
const longestOf = (
  names: readonly string[],
  write: (names: string) => string,
): { text: string; named: number }[] => {
  for (let count = Math.min(names.length, mostIngredients); count >= leastIngredients; count--) {
    const text = write(joinList(names.slice(0, count)));
    if (fitsSnippet(text, 'description')) return [{ text, named: count }];
  }
  return [];
};

const numbers = twoToTen.split(' ');

/** "in six steps": the items of the numbered directions. */
const stepsOf = ({ markdown }: Article): string | null => {
  const [, list = ''] =
    /^#+\s*(?:directions|instructions|method|steps|preparation)\b[^\n]*\n([\s\S]*?)(?=\n#+\s*\p{L}|$(?![\s\S]))/imu.exec(
      markdown,
    ) ?? [];
  const count = list.match(/^\d+[.)]\s/gmu)?.length ?? 0;
  return numbers[count - 2] ?? null;
};

/** "Apple pie recipe with apples, cinnamon and butter." */
export const recipeLines = (reading: Reading, topic: DescribedTopic, leads: readonly Form[]): Draft[] => {
  const names = ingredientsOf(reading.article);
  if (
    readKind(reading.article).kind !== 'recipe' ||
    names.length < leastIngredients ||
    !/^\p{L}/u.test(topic.phrase)
  )
    return [];
  const dish = startWithCapital(surfaceForm(reading.article.text, topic.phrase.replace(/\s+recipes?$/, '')));
  const topicInside = surfaceForm(reading.article.text, topic.phrase.replace(/\s+recipes?$/, ''));
  const known = contentOf(dish);
  const others = names.filter((name) => ![...contentOf(name)].every((word) => known.has(word)));
  const steps = stepsOf(reading.article);
  const alone = [
    (list: string) => `${dish} recipe with ${list}.`,
    ...(steps === null
      ? []
      : [(list: string) => `How to make ${topicInside} in ${steps} steps with ${list}.`]),
    (list: string) => `Learn how to make ${topicInside} with ${list}.`,
  ].flatMap((write) => longestOf(others, write));
  const together = leads.flatMap((lead) =>
    longestOf(others, (list) => `${lead.text} Made with ${list}.`).map((line) => ({ ...line, row: [lead] })),
  );
  return [...alone.map((line) => ({ ...line, row: [] })), ...together].map((line) => ({
    ...line,
    make: 'recipe',
  }));
};
