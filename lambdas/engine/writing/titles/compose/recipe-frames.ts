import { isPerson } from '#engine/keywords/phrases/persons.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { asSecondHalf } from '#engine/writing/headlines/heading-rows.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import { type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { withArticle } from '#engine/writing/titles/subject/with-article.ts';
import { dishNames, isDish } from './untitled/dish-names.ts';

/** Ingredients of nearly every dish, which do not characterize one. */
const pantry = regex.iu`(?<!\p{L})(?:salt|pepper|peppercorns?|oil|water|sugar|butter|flour|garlic|onions?|eggs?|milk|stock|broth|bouillon|vinegar|soda|powder|yeast|spices?|seasoning|cornstarch|starch|cloves?|extract|honey|ice)(?!\p{L})`;
const measures = regex.giu`^(?:[\d¼½¾⅓⅔⅛.,/–-]+\s*)+|^(?:an?|one|two|some|few|pinch|handful|bunch)\s|(?<!\p{L})(?:kg|g|gr|grams?|ml|l|dl|cl|oz|lbs?|pounds?|cups?|tbsp|tsp|tablespoons?|teaspoons?|cans?|packs?|packages?|bunch(?:es)?|sticks?|slices?|pieces?|large|small|medium|big|fresh|dried|chopped|diced|minced|ground|grated|peeled|boneless|skinless|cooked|canned|whole|about|approx|of|or|to|taste|optional|serving|servings)(?!\p{L})`;

const listItem = /^\s*[-*+]\s+\S/;
/** "- Oven setting: 180 degrees": a label and its value. */
const labeled = regex.u`^\s*[-*+]\s+[*_]*\p{L}[^:\d]{2,30}:`;

/** The ingredients in list lines, without amounts and preparation. */
const ingredientsOf = ({ reading }: Subject): string[] => {
  const lines = reading.article.markdown
    .split('\n')
    .filter((line) => listItem.test(line) && !labeled.test(line));
  const found = lines.slice(0, 25).map((line) =>
    line
      .replace(/^\s*[-*+]\s+(?:\[[ x]\]\s*)?/, '')
      .replace(/[*_`]/g, '')
      .replace(/\([^)]*\)|[,;:–].*$/g, '')
      .replace(measures, ' ')
      .replace(regex.gu`[\d¼½¾⅓⅔⅛/]+\p{L}*`, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
  );
  return [...new Set(found)].filter(
    (text) => regex.u`^\p{L}[\p{L} -]{2,20}$`.test(text) && text.split(' ').length <= 2 && !pantry.test(text),
  );
};

const minutesIn = (text: string): number | null => {
  const total = /total(?: time)?:?\D{0,8}(\d{1,3}) ?min/iu.exec(text)?.[1];
  if (total !== undefined) return Number(total);
  const parts = [
    /prep(?:aration)?(?: time)?:?\D{0,8}(\d{1,3}) ?min/iu,
    /cook(?:ing)?(?: time)?:?\D{0,8}(\d{1,3}) ?min/iu,
  ].map((pattern) => pattern.exec(text)?.[1]);
  return parts.every((part) => part !== undefined)
    ? parts.reduce((sum, part) => sum + Number(part), 0)
    : null;
};

/** "Hard candies" as "hard candy" before "recipe", if the text also has the singular. */
const asOne = (dish: string, text: string): string => {
  const lower = text.toLowerCase();
  const one = [dish.replace(/ies$/u, 'y'), dish.replace(/s$/u, '')].find(
    (form) =>
      form !== dish &&
      regexOf(
        `(?<!\\p{L})${escapeForPattern(form.toLowerCase().split(' ').at(-1) ?? '')}(?!\\p{L})`,
        'u',
      ).test(lower),
  );
  return one ?? dish;
};

const diets = regex.iu`(?<!\p{L})(vegan|vegetarian|gluten-free|dairy-free|sugar-free|keto) (?:version|variant)(?!\p{L})`;
/** "A vegan version" of the dish is the dish of the text. */
const withDiet = (dish: string, text: string): string => {
  const [, diet = ''] = diets.exec(text) ?? [];
  return diet === '' || dish.toLowerCase().includes(diet.toLowerCase())
    ? dish
    : `${diet.toLowerCase()} ${asSecondHalf(dish, text)}`;
};

const namedRecipe = regex.u`(?<!\p{L})(?:our|my|this|the) ((?:\p{Lu}[\p{L}'’-]+ (?:with |and )?){1,4}\p{Lu}?[\p{L}'’-]*?) ?recipe(?!\p{L})`;
const recipeOpening = 600;
const definedDish = regexOf(
  String.raw`(?<!\p{L})(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})(?:,| is) an? (?:[^.,]{0,70}? )?(?:dish|dessert|sweet|snack|soup|stew|salad|bread|cake|curry|cookie|pastry|drink|sauce|appetizer)(?!\p{L})`,
  'u',
);
const notADish = regex.iu`^(?:this|here|it|today|our|the|for|in|from|embark|savor|enjoy|indian|italian|german|american|french|chinese)(?!\p{L})`;
/** "Rasgulla, a sweet from Bengal": the dish that the opening defines. */
const definedDishes = (text: string): string[] => {
  const name = definedDish.exec(text.slice(0, recipeOpening))?.[1] ?? '';
  return name === '' || notADish.test(name) ? [] : [name];
};

/** Phrases that are not dishes: "Soup pot", "sauce ingredients", "kneading the paneer". */
const unfit = regex.iu`(?:^|\s)(?:pots?|pans?|bowls?|ovens?|skillets?|trays?|ingredients|pieces|oil)$|^\p{L}+ing the `;

/** "our Toor Dal recipe": the dish as the opening names it. */
const namedDishes = (text: string): string[] => {
  const name = namedRecipe.exec(text.slice(0, recipeOpening))?.[1]?.trim() ?? '';
  return name.includes(' ') ? [name] : [];
};

const dishFrames = (subject: Subject, name: string, text: string): Composed[] => {
  const dish = name.replace(/\s+recipe$/i, '');
  const title = surfaceName(dish);
  const known = stemsOfContent(dish);
  const parts = ingredientsOf(subject).filter(
    (part) => ![...stemsOfContent(part)].some((stem) => known.has(stem)),
  );
  const minutes = minutesIn(text);
  const named = withArticle(text, asSecondHalf(dish, text));
  const easy = /(?<!p{L})(?:easy|simple|quick)(?!p{L})/i.exec(text)?.[0];
  return [
    { text: `How to make ${named}`, frame: 'how-to' },
    { text: `${asOne(title, text)} recipe`, frame: 'recipe' },
    { text: `Homemade ${asSecondHalf(dish, text)}`, frame: 'recipe' },
    ...(easy === undefined
      ? []
      : [
          {
            text: `${surfaceName(easy.toLowerCase())} ${asOne(asSecondHalf(dish, text), text)} recipe`,
            frame: 'recipe' as const,
          },
        ]),
    ...[parts.slice(0, 2), parts.slice(1, 3), parts.slice(0, 1)]
      .filter((row) => row.length > 0)
      .flatMap((row): Composed[] => [
        { text: `${title} with ${row.join(' and ')}`, frame: 'ingredients' },
        { text: `How to make ${named} with ${row.join(' and ')}`, frame: 'how-to' },
      ]),
    ...(minutes === null ? [] : [{ text: `${title} in ${minutes} minutes`, frame: 'time' as const }]),
  ];
};

/** Titles of a recipe: the dish, how to make it, its ingredients and its time. */
export const recipeFrames = (subject: Subject): Composed[] => {
  const { kind, text } = subject;
  if (kind !== 'recipe') return [];
  // "Grandma" cooks the dish and is not one.
  const dishes = subject.names.filter(({ phrase }) => !isPerson(text.toLowerCase(), phrase));
  const known = dishes.map(({ text: name }) => name);
  const names = known.slice(0, 2);
  if (subject.headline !== '') return names.flatMap((name) => dishFrames(subject, name, text));
  const fit = known.filter((name) => !unfit.test(name)).slice(0, 2);
  const defined = definedDishes(text);
  const read = fit.slice(0, 1).some(isDish) ? [] : dishNames(text).slice(0, 1);
  if (defined.length > 0 && namedDishes(text).length === 0)
    return defined.flatMap((name) => dishFrames(subject, name, text));
  return [...new Set([...namedDishes(text), ...[...read, ...fit].map((name) => withDiet(name, text))])]
    .slice(0, 2)
    .flatMap((name) => dishFrames(subject, name, text));
};
