import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { joinList } from '#domain/text/join-list.ts';
import { regex } from '#engine/language/patterns.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { inSentence, proseOf } from '#engine/writing/descriptions/compose/aspects/aspects.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-features.ts';
import type { Form } from '#engine/writing/descriptions/drafts/description-forms.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { isTitleCase, startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { ownTitles } from '#engine/writing/headlines/own-headline.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { ingredientsOf, listedLines, withNationalities } from './ingredients.ts';
import { directionsOf, readyIn, servingsOf } from './recipe-facts.ts';

const minIngredients = 3;
const maxIngredients = 6;
/** The number of main ingredients beside other facts of the recipe. */
const fewIngredients = 4;

type Line = { text: string; named: number };

/** The line with as many names as fit, and their number. */
const longestOf = (names: readonly string[], write: (names: string) => string): Line[] => {
  for (let count = Math.min(names.length, maxIngredients); count >= minIngredients; count--) {
    const text = write(joinList(names.slice(0, count)));
    if (fitsSnippet(text, 'description')) return [{ text, named: count }];
  }
  return [];
};

const maxDishLength = 7;

/** "Ray Peat's carrot salad": a person's name keeps its capitals. */
const withOwner = (name: string, title: string): string => {
  const [owner = ''] = regex.u`^(?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+['’]s(?!\p{L})`.exec(title) ?? [];
  return owner + name.slice(owner.length);
};

/**
 * The headline as the name of the dish: "beef stew" from "The Best Beef Stew Recipe". A sentence or a question does
 * not name one.
 */
const dishOfTitle = (article: Article, prose: string): string | null => {
  const [title = ''] = ownTitles(article);
  const name = title
    .replace(/^(?:the |a |my |our )?(?:best |easy |simple |quick |perfect )*(?:recipe(?: for)?:? )?/iu, '')
    .replace(/\s+recipes?$/iu, '')
    .trim();
  const isName =
    regex.u`^\p{L}[\p{L}\p{N}'’&, -]*$`.test(name) &&
    name.split(' ').length <= maxDishLength &&
    !regex.iu`^(?:how|why|what|when|making|cooking|baking)(?!\p{L})|(?<!\p{L})(?:I|my|we|our|you)(?!\p{L})`.test(
      name,
    ) &&
    mainVerbAt(tagWords(name)) < 0;
  return isName
    ? withNationalities(withOwner(inSentence(name, isTitleCase(name) ? '' : prose), name)).replace(
        regex.gu`-Style(?!\p{L})`,
        '-style',
      )
    : null;
};

/** Below this probability, the topic is not a dish. */
const minTopic = 0.3;

/** The topic as the name of the dish, unless it is one of the listed ingredients. */
const dishOfTopic = (article: Article, topic: DescribedTopic): string | null => {
  const phrase = topic.phrase.replace(/\s+recipes?$/, '');
  const words = [...contentOf(phrase)];
  const isIngredient = listedLines(article.markdown).some((line) => {
    const held = contentOf(line);
    return words.length > 0 && words.every((word) => held.has(word));
  });
  const name = surfaceForm(article.text, phrase);
  const isName = regex.u`^\p{L}`.test(phrase) && name.split(' ').length <= 4 && name !== name.toUpperCase();
  return topic.probability < minTopic || isIngredient || !isName ? null : withNationalities(name);
};

/** "ready in 40 minutes, serves four": the facts that the recipe states. */
const factsOf = (article: Article): string => {
  const time = readyIn(article);
  const servings = servingsOf(article);
  return [
    ...(time === null ? [] : [`ready in ${time}`]),
    ...(servings === null ? [] : [`serves ${servings}`]),
  ].join(', ');
};

const linesOf = (dish: string, others: readonly string[], article: Article): Line[] => {
  if (regex.u`(?<!\p{L})with(?!\p{L})`.test(dish))
    return longestOf(others, (list) => `Learn how to make ${dish}. Made with ${list}.`);
  const steps = directionsOf(article);
  const facts = factsOf(article);
  const name = startWithCapital(dish);
  const few = others.slice(0, fewIngredients);
  return [
    ...(steps === null
      ? []
      : longestOf(few, (list) => `How to make ${dish} in ${steps} steps, with ${list}.`)),
    ...(facts === '' ? [] : longestOf(few, (list) => `${name} recipe with ${list}: ${facts}.`)),
    ...longestOf(others, (list) => `${name} recipe with ${list}.`),
    ...longestOf(others, (list) => `Learn how to make ${dish} with ${list}.`),
  ];
};

/** Lines for a recipe whose dish has no certain name: its ingredients say more than any of its steps. */
const namelessLines = (others: readonly string[], article: Article): Line[] => {
  const steps = directionsOf(article);
  const facts = factsOf(article);
  const tails = [
    ...(facts === '' ? [] : [`: ${facts}`]),
    ...(steps === null ? [] : [`, in ${steps} steps`]),
    '',
  ];
  return tails.slice(0, 2).flatMap((tail) => longestOf(others, (list) => `A recipe with ${list}${tail}.`));
};

const maxLeadLength = 105;

/** The first sentence, which introduces the dish before the first section. */
const introOf = ({ passages }: Reading): Form[] =>
  passages
    .slice(0, 1)
    .filter(({ section, text }) => section === 0 && text.length <= maxLeadLength)
    .map((passage) => ({ text: passage.text, steps: 0, passage }));

/** "Apple pie recipe with apples, cinnamon and butter: ready in 75 minutes, serves eight." */
export const recipeLines = (reading: Reading, topic: DescribedTopic, leads: readonly Form[]): Draft[] => {
  const { article } = reading;
  if (readKind(article).kind !== 'recipe') return [];
  const prose = proseOf(reading);
  const names = ingredientsOf(article, prose);
  const dish = dishOfTitle(article, prose) ?? dishOfTopic(article, topic);
  const known = contentOf(dish ?? '');
  const others = names.filter((name) => ![...contentOf(name)].every((word) => known.has(word)));
  if (others.length < minIngredients) return [];
  const alone = dish === null ? namelessLines(others, article) : linesOf(dish, others, article);
  const openings = [
    ...new Map(
      [...introOf(reading), ...leads.filter(({ passage }) => passage.section === 0)].map((form) => [
        form.text,
        form,
      ]),
    ).values(),
  ];
  const together = openings.flatMap((lead) =>
    longestOf(others, (list) => `${lead.text} Made with ${list}.`).map((line) => ({ ...line, row: [lead] })),
  );
  return [...alone.map((line) => ({ ...line, row: [] })), ...together].map((line) => ({
    ...line,
    make: 'recipe',
  }));
};
