import { speakerWords } from '#engine/english/text-words.ts';
import { anyOf } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { startWithCapital, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';

/** Headings of one or two words that are about the topic, with the word that joins the topic to them. */
const joined: Readonly<Record<string, 'of' | 'for'>> = {
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
};
/** "My love affair with rye": a story of the author's, in which a recipe may be that of another dish. */
const tellsOfAuthor = regexOf(`(?<![\\p{L}])${anyOf(speakerWords)}(?![\\p{L}])`, 'iu');
/** A recipe's lists are about the dish without naming it, where the main heading names it and the text has one such list. */
const ofDish = /^(?:ingredients|instructions)$/;

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
  // "## Filling" above "## Ingredients": the list may be that of a part.
  return (
    same.length === 1 &&
    above.length === 1 &&
    above[0]?.level === 1 &&
    holdsKeyword(above[0].body, topic) &&
    (!tellsOfAuthor.test(above[0].body) || contentOf(topic).size >= contentOf(above[0].body).size)
  );
};

const extended = (heading: string, topic: string, titleCase: boolean): string | null => {
  const preposition = joined[heading.toLowerCase().replace(/:$/, '')];
  if (preposition === undefined) return null;
  const line = startWithCapital(`${heading.replace(/:$/, '')} ${preposition} ${topic}`);
  return titleCase ? toTitleCase(line) : line;
};

/** The words of a heading that can be extended by the topic, or null; `isDish` for the topic of a recipe. */
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
  return isHeld || (isDish && ofDish.test(heading.toLowerCase()) && isOnlyOfDish(blocks, at, topic))
    ? extended(heading, topic, titleCase)
    : null;
};

/** Names the topic in one short heading of the author's, "Soil for Tomatoes", unless a subheading names it already. */
export const nameTopicInHeading = (
  blocks: readonly Block[],
  topic: string | null,
  options: { titleCase: boolean; isDish: boolean },
): Block[] => {
  const subheadings = blocks.filter(({ kind, level }) => kind === 'heading' && level > 1);
  if (topic === null || subheadings.some(({ body }) => holdsKeyword(body, topic))) return [...blocks];
  const at = blocks.findIndex((_, i) => headingWithTopic(blocks, i, topic, options) !== null);
  const body = at < 0 ? null : headingWithTopic(blocks, at, topic, options);
  return blocks.map((block, i) => (i === at && body !== null ? { ...block, body } : block));
};
