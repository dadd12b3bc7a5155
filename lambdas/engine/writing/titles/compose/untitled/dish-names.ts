import { stopWords } from '#engine/english/stop-words.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

const dishes =
  'bread|cakes?|soup|stew|curry|salad|pasta|cookies?|pies?|casserole|chili|tacos?|burgers?|pancakes?|waffles?|muffins?|brownies?|pudding|risotto|lasagn[ae]|noodles?|dumplings?|sandwich|pizza|meatballs|stir-?fry|frittata|quiche|scones?|crumble|tart|cheesecake|granola|hummus|pesto|salsa|wontons?|ramen|enchiladas|burritos?|gnocchi|fritters|crepes|cobbler|fudge|truffles|cand(?:y|ies)|dal|biryani|paella|slaw|coleslaw|wine|mead';
const dish = regexOf(`(?:\\p{L}[\\p{L}'’-]* ){1,3}?(?:${dishes})(?![\\p{L}-])`, 'giu');
const endsInDish = regexOf(`(?:^|[ -])(?:${dishes})$`, 'iu');
/** Words before a dish that do not name it. */
const loose = wordSet(
  'like make making bake baking homemade best favorite favourite good great delicious quick easy simple warm other another every first next whole half leftover version slice loaf bowl pot pan piece cup cups love loves called enter perfect amazing classic traditional own new old cool serve top add place remove pour stir mix let put use using combine prepare enjoy big little small large hot cold fresh white dry rest much more same',
);
/** "Proofing bread" is a step, and a side salad goes with the dish. */
const notDishes = regex.iu`^\p{L}+ing |^(?:side|pie|cake|cookie|bread|pasta) |(?<!\p{L})crust(?!\p{L})|^butter (?:pie|cake|bread)$`;
const opening = 900;
const list = regex.u`^\s*(?:[-*+•]|\d+[.)])\s|^\s*[\d¼½¾⅓⅔⅛]`;

const nameIn = (found: string): string => {
  const words = found.split(' ');
  const last = words.findLastIndex(
    (word, i) => i < words.length - 1 && (stopWords.has(word.toLowerCase()) || loose.has(word.toLowerCase())),
  );
  return words.slice(last + 1).join(' ');
};

/** "Enter beer bread.": the dishes that a recipe's prose names, the most frequent first. */
export const dishNames = (text: string): string[] => {
  const prose = text
    .split('\n')
    .filter((line) => !list.test(line))
    .join('\n');
  const counts = new Map<string, number>();
  for (const [found] of matchesOf(prose, dish)) {
    const name = nameIn(found).toLowerCase();
    if (name.includes(' ') && !notDishes.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const start = prose.slice(0, opening).toLowerCase();
  return [...counts]
    .filter(([name]) => start.includes(name))
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name);
};

export const isDish = (name: string): boolean => endsInDish.test(name);
