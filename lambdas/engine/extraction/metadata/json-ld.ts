import { isRecord } from '#contracts/is-record.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { collapse } from '#engine/extraction/html/tree.ts';

/** The schema.org data of a page about its article; null for missing values. */
export type ArticleData = {
  /** Whether the data describe an article, report or posting, and not only a page. */
  isArticle: boolean;
  headline: string | null;
  description: string | null;
  body: string | null;
  /** Authors: people and organizations. */
  authors: string[];
  organizations: string[];
  published: string | null;
  publisher: string | null;
  language: string | null;
};

type Json = Record<string, unknown>;

const articleType =
  /(?:Article|BlogPosting|Report|NewsItem|SocialMediaPosting|TechArticle|Recipe|HowTo|Review|QAPage|WebPage)$/;
const postType = /(?:Article|BlogPosting|Report|NewsItem)$/;
/** The maximum depth of entities below `@graph`, `mainEntity` and `mainEntityOfPage`. */
const maxNesting = 4;

const text = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const clean = collapse(value);
  return clean === '' ? null : clean;
};

/** Parses JSON as leniently as search engines do: with raw line breaks in strings and comment marks around the data. */
const parseLoosely = (source: string): unknown => {
  const text = source.trim().replace(/^<!--|-->$|^\/\*.{0,40}?\*\/|^<!\[CDATA\[|\]\]>$/g, '');
  // The second attempt is more lenient. If it fails, the page has no data.
  return parseJson(text) ?? parseJson(text.replace(/\p{Cc}+/gu, ' ')) ?? null;
};

const entitiesOf = (value: unknown, depth: number, found: Json[]): void => {
  if (depth > maxNesting || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    // A list inside a list counts as a level: data of a few kilobytes may nest thousands of them.
    for (const item of value.slice(0, 100)) entitiesOf(item, depth + (Array.isArray(item) ? 1 : 0), found);
    return;
  }
  const entity = value as Json;
  found.push(entity);
  for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage']) entitiesOf(entity[key], depth + 1, found);
};

/** The types of an entity; values other than strings, such as nested lists, are ignored. */
const typesOf = (entity: Json): string[] =>
  [entity['@type']].flat().filter((type) => typeof type === 'string');

const isArticle = (entity: Json): boolean => typesOf(entity).some((type) => articleType.test(type));

const nameOf = (value: unknown): string | null => {
  if (!isRecord(value)) return text(value);
  const full = [text(value.givenName), text(value.familyName)].filter((part) => part !== null).join(' ');
  return text(value.name) ?? text(full);
};

/** Resolves an entity that is only referred to (`{"@id": "#ada"}`) to its description elsewhere in the page. */
const resolver = (found: readonly Json[]): ((value: unknown) => unknown) => {
  const named = new Map<unknown, Json>();
  for (const entity of found) if (nameOf(entity) !== null) named.set(entity['@id'], entity);
  return (value) =>
    isRecord(value) && nameOf(value) === null && typeof value['@id'] === 'string'
      ? (named.get(value['@id']) ?? value)
      : value;
};

const first = <T>(entities: readonly Json[], read: (entity: Json) => T | null): T | null => {
  for (const entity of entities) {
    const value = read(entity);
    if (value !== null) return value;
  }
  return null;
};

const isOrganization = (author: unknown): boolean =>
  typeof author === 'object' &&
  author !== null &&
  typesOf(author as Json).some((type) => /Organization/.test(type));

const authorsOf = (
  entity: Json,
  resolve: (value: unknown) => unknown,
  wanted: (author: unknown) => boolean,
): string[] | null => {
  const authors = [entity.author ?? entity.creator].flat().map(resolve);
  const names = authors.filter(wanted).map(nameOf);
  const known = names.filter((name) => name !== null).filter((name) => !/^https?:/i.test(name));
  return known.length > 0 ? [...new Set(known)] : null;
};

/** The article that a page's `application/ld+json` blocks describe; the most specific type comes first. */
export const readArticleData = (blocks: readonly string[]): ArticleData => {
  const found: Json[] = [];
  for (const block of blocks) entitiesOf(parseLoosely(block), 0, found);
  const resolve = resolver(found);
  const articles = found.filter(isArticle);
  const rank = (entity: Json): number => (typesOf(entity).some((type) => /WebPage/.test(type)) ? 1 : 0);
  articles.sort((a, b) => rank(a) - rank(b));
  return {
    isArticle: articles.some((entity) => typesOf(entity).some((type) => postType.test(type))),
    headline: first(articles, (entity) => text(entity.headline) ?? text(entity.name)),
    description: first(articles, (entity) => text(entity.description)),
    body: first(articles, (entity) =>
      typeof entity.articleBody === 'string' ? entity.articleBody.trim() : null,
    ),
    authors:
      first(articles, (entity) => authorsOf(entity, resolve, (author) => !isOrganization(author))) ?? [],
    organizations: first(articles, (entity) => authorsOf(entity, resolve, isOrganization)) ?? [],
    published: first(articles, (entity) => text(entity.datePublished) ?? text(entity.dateCreated)),
    publisher: first(articles, (entity) => nameOf(resolve(entity.publisher))),
    language: first(articles, (entity) => text(entity.inLanguage)),
  };
};
