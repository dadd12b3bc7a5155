import { anyOf, articles, demonstratives } from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { startWithCapital, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';

/** Headings of one or two words about the topic, each with the word that joins it to the topic. */
const joined: ReadonlyMap<string, string> = new Map(
  Object.entries({
    benefits: 'of',
    advantages: 'of',
    disadvantages: 'of',
    drawbacks: 'of',
    limitations: 'of',
    history: 'of',
    types: 'of',
    basics: 'of',
    origins: 'of',
    symptoms: 'of',
    causes: 'of',
    features: 'of',
    'key features': 'of',
    'pros and cons': 'of',
    examples: 'of',
    tips: 'for',
    tools: 'for',
    gear: 'for',
    equipment: 'for',
    soil: 'for',
    ingredients: 'for',
    instructions: 'for',
    requirements: 'for',
    'best practices': 'for',
    'use cases': 'for',
    alternatives: 'for',
  }),
);
/** Titles of a personal story, in which the recipe may be for another dish: "My love affair with rye". */
const mentionsAuthor = regexOf(`(?<![\\p{L}])${anyOf(firstPersonPronouns)}(?![\\p{L}])`, 'iu');
/**
 * Lists of a recipe. They are about the dish without naming it if the main heading names it and the text has only one
 * such list.
 */
const dishSections = /^(?:ingredients|instructions)$/;

/** The text between a heading and the next one. */
const sectionBelow = (blocks: readonly Block[], at: number): string => {
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind === 'heading');
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map(({ body }) => body)
    .join('\n\n');
};

const isOnlyOfDish = (blocks: readonly Block[], at: number, topic: string): boolean => {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const above = blocks.slice(0, at).filter(({ kind }) => kind === 'heading');
  const lists = headings.filter(({ body }) => /(?:ingredients|instructions)/i.test(body));
  const same = lists.filter(({ body }) =>
    body.toLowerCase().includes(blocks[at]?.body.trim().toLowerCase() ?? ''),
  );
  // "## Filling" above "## Ingredients" may mean that the list is for only a part.
  return (
    same.length === 1 &&
    above.length === 1 &&
    above[0]?.level === 1 &&
    containsKeyword(above[0].body, topic) &&
    (!mentionsAuthor.test(above[0].body) || contentOf(topic).size >= contentOf(above[0].body).size)
  );
};

const extended = (heading: string, topic: string, titleCase: boolean): string | null => {
  const preposition = joined.get(heading.toLowerCase().replace(/:$/, ''));
  if (preposition === undefined) return null;
  const line = startWithCapital(`${heading.replace(/:$/, '')} ${preposition} ${topic}`);
  return titleCase ? toTitleCase(line) : line;
};

/**
 * The topic as it stands inside a line. A title gives its first word a capital, which only a name keeps: "Basics of
 * baking rye". The text writes the word in lowercase if it is not a name. "Rye Bread" keeps both capitals.
 */
const insideLine = (topic: string, blocks: readonly Block[]): string => {
  const [first = ''] = topic.split(' ');
  const lower = first.toLowerCase();
  if (!regex.u`^\p{Lu}\p{Ll}+$`.test(first) || regex.u`\s\p{Lu}`.test(topic)) return topic;
  const written = regexOf(`(?<![\\p{L}\\p{N}@/.#-])${lower}(?![\\p{L}\\p{N}@/-])`, 'u');
  return blocks.some(({ kind, body }) => kind !== 'code' && written.test(body))
    ? lower + topic.slice(first.length)
    : topic;
};

/** A heading extended with the topic, or null if it cannot be. `isDish` says that the topic is a recipe's dish. */
export const headingWithTopic = (
  blocks: readonly Block[],
  at: number,
  topic: string,
  { titleCase, isDish }: { titleCase: boolean; isDish: boolean },
): string | null => {
  const block = blocks[at];
  if (block?.kind !== 'heading' || block.level < 2 || block.suffix !== '') return null;
  const heading = block.body.trim();
  const section = contentOf(sectionBelow(blocks, at));
  const isHeld = [...contentOf(topic)].every((word) => section.has(word));
  // A recipe's list may hold the topic as an ingredient of another dish.
  return (isHeld && !dishSections.test(heading.toLowerCase())) ||
    (isDish && dishSections.test(heading.toLowerCase()) && isOnlyOfDish(blocks, at, topic))
    ? extended(heading, insideLine(topic, blocks), titleCase)
    : null;
};

/** A thing that the text mentions with an article, as in "the Rye Spell", needs one in a heading, too. */
const takesArticle = (blocks: readonly Block[], topic: string): boolean => {
  const text = blocks.map(({ kind, body }) => (kind === 'heading' || kind === 'code' ? '' : body)).join('\n');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const name = topic.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (
    count(regexOf(`(?<![\\p{L}])(?:${anyOf(articles, demonstratives)}) ${name}(?![\\p{L}])`, 'giu')) * 2 >
    count(regexOf(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'giu'))
  );
};

/**
 * Names the topic in one of the author's short headings ("Soil for Tomatoes"), unless a subheading already names it.
 */
export const nameTopicInHeading = (
  blocks: readonly Block[],
  topic: string | null,
  options: { titleCase: boolean; isDish: boolean },
): Block[] => {
  const subheadings = blocks.filter(({ kind, level }) => kind === 'heading' && level > 1);
  if (
    topic === null ||
    takesArticle(blocks, topic) ||
    subheadings.some(({ body }) => containsKeyword(body, topic))
  )
    return [...blocks];
  const at = blocks.findIndex((_, i) => headingWithTopic(blocks, i, topic, options) !== null);
  const body = at < 0 ? null : headingWithTopic(blocks, at, topic, options);
  return blocks.map((block, i) => (i === at && body !== null ? { ...block, body } : block));
};
