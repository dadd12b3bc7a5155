import type { Article } from '#contracts/jobs/article.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { kitchenMeasures } from '#engine/english/word-lists/kitchen-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { inSentence } from '#engine/writing/descriptions/compose/aspects/aspects.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';

/** Ingredients of every kitchen say nothing about a dish. */
const staple =
  /^(?:salt|pepper|sugar|(?:sea |table |kosher |coarse )?salt and .*|(?:black|ground|white) pepper|(?:table|sea|kosher|coarse) salt|(?:.* )?(?:oil|water)|.*\b(?:to taste|optional|garnish|serve|needed|anything)\b.*)$/iu;
/** Kitchen tools, and words that do not belong to an ingredient. */
const tool = regex.iu`(?<!\p{L})(?:sieve|pan|pot|jar|bowl|oven|paper|foil|blender|mixer|skewers?|tray|find|thermometer|cheese ?cloth|recipient|knife|skillet|strainer|twine|spoon|similar|choice|your|you|that|some kind|any)(?!\p{L})`;
const unit = `${alternatives(kitchenMeasures)}|tbs|c|g|gr|gm|cl|dl|l|kilos?|liters?|litres?|pinch(?:es)?|cans?|tins?|large|small|medium(?:-sized)?|bunch(?:es)?|handfuls?|spoonfuls?|slices?|sticks?|dash(?:es)?|pieces?|packs?|packets?|packages?|glass(?:es)?|bags?|amount|knobs?|splash(?:es)?|drizzle|sprigs?|twigs?|heads?|ribs?|stalks?|jars?|sheets?|bottles?|inch(?:es)?`;
const number = '(?:[\\d½¼¾⅓⅔⅛.,/–~-]+|(?:an?|one|two|three|four|five|six|half|some|few)(?!\\p{L}))';
const measure = regexOf(
  `^(?:(?:about|around|approx\\.?|roughly) )?(?:${number}\\s*(?:x\\s)?)*(?:(?:${unit})(?!\\p{L})\\.?\\s*)*(?:(?:or|\\+|to|plus)\\s${number}\\s?(?:(?:${unit})(?!\\p{L})\\.?\\s*)+)?(?:of\\s+)?(?:the\\s+)?`,
  'iu',
);
/** "finely chopped", "boneless": how the ingredient is prepared. */
const prepared =
  /^(?:(?:finely|roughly|freshly|thinly|lightly|very) )?(?:chopped|diced|sliced|minced|grated|shredded|cut|fresh|cooked|peeled|un-?cooked|melted|boneless|skinless|dried|crushed|beaten|cubed|live|cold|warm|ripe|plain) /iu;
const preparedAfter =
  / (?:(?:finely|roughly|freshly|thinly|lightly) )?(?:chopped|diced|sliced|minced|grated|ground|shredded|melted|peeled|cubed|crushed|halved|beaten|softened|mashed|drained|rinsed|cooked)$/iu;

/** Cuisines whose names keep their capital. */
const nationality =
  /^(?:american|asian|belgian|brazilian|british|cajun|chinese|creole|cuban|danish|dutch|egyptian|english|ethiopian|filipino|french|german|greek|hungarian|indian|irish|italian|jamaican|japanese|korean|lebanese|mediterranean|mexican|moroccan|persian|polish|portuguese|russian|scottish|sichuan|sicilian|spanish|swedish|swiss|thai|tuscan|turkish|venezuelan|vietnamese)$/i;
export const withNationalities = (name: string): string =>
  name.replace(regex.gu`\p{L}+`, (word) => (nationality.test(word) ? startWithCapital(word) : word));

const nameIn = (line: string, prose: string): string => {
  const plain = line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]/g, '')
    .replace(/\([^)]*\)/g, '')
    .trim();
  const [main = ''] = plain
    .replace(measure, '')
    .replace(measure, '')
    .split(regex.u`,|;| [-–—] |(?<!\p{L})(?:or|for|plus)(?!\p{L})|:|\/|\s\d`);
  const name = main
    .trim()
    .replace(prepared, '')
    .replace(prepared, '')
    .replace(/^slices? of /iu, '')
    .replace(preparedAfter, '')
    .replace(/^(garlic) cloves?$|^cloves? of (garlic)$/iu, 'garlic')
    .replace(/^egg$/iu, 'eggs')
    .replace(/[.\s]+$/, '');
  const [first = '', ...rest] = name.split(' ');
  const opening = inSentence(`${first} ${rest[0]?.toLowerCase() ?? ''}`, prose).split(' ')[0] ?? first;
  return withNationalities([opening, ...rest.map((word) => word.toLowerCase())].join(' ').trim());
};

/** A heading "Ingredients", or the word on a line of its own. */
const opening = /^(?:(#+)\s*|\*\*|__)?ingredients\b[^\n]*$/iu;

/** The lines below "Ingredients", including its own subsections, up to the next heading of its level. */
export const listedLines = (markdown: string): string[] => {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => opening.test(line.trim()));
  if (start < 0) return [];
  const level = opening.exec(lines[start]?.trim() ?? '')?.[1]?.length ?? 6;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => {
    const heading = regex.u`^(#+)\s*\p{L}`.exec(line);
    return heading !== null && (heading[1]?.length ?? 0) <= level && !/^#+\s*for\b/iu.test(line);
  });
  return (end < 0 ? rest : rest.slice(0, end)).flatMap((line) => /^\s*[-*+•]\s+(.+)$/u.exec(line)?.[1] ?? []);
};

/** The names of a recipe's main ingredients, in the order of its list, as they appear inside a sentence. */
export const ingredientsOf = ({ markdown }: Article, prose: string): string[] => {
  const names = listedLines(markdown)
    .slice(0, 40)
    .map((line) => nameIn(line, prose))
    .filter(
      (name) =>
        regex.u`^[\p{L}' -]{3,26}$`.test(name) &&
        name.split(' ').length <= 3 &&
        !staple.test(name) &&
        !tool.test(name) &&
        !name.endsWith('based'),
    );
  return [...new Set(names)];
};
