import type { Clock, Content, Log, Secret } from '#ports';
import { askStrapi, contentUnavailable } from './ask-strapi.ts';
import { contentCalls } from './call-limits.ts';
import { fieldNames, readEntries, readPost, readSummary } from './read-posts.ts';
import { openResponseCache } from './response-cache.ts';
import type { StrapiToken } from './strapi-token.ts';

export type StrapiOptions = {
  /** Address of the service, without `/api`. */
  readonly url: string;
  readonly secret: Secret<StrapiToken>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly bounds?: { readonly [Name in keyof typeof contentCalls]: number };
};

const query = (kind: keyof typeof fieldNames, more: Readonly<Record<string, string>>): string =>
  `/api/articles?${new URLSearchParams({
    ...Object.fromEntries(fieldNames[kind].map((name, index) => [`fields[${index}]`, name])),
    'populate[featured_image][fields][0]': 'url',
    ...more,
  })}`;

/**
 * Reads posts from a Strapi 5 service. It uses the collection `articles` and the fields in `read-posts.ts`. The REST
 * API returns only published posts by default.
 * @throws ApiError service_unavailable if the service does not respond and nothing is cached
 */
export const createStrapiContent = (options: StrapiOptions): Content => {
  const { url, log, clock, bounds = contentCalls } = options;
  const keep = openResponseCache({ ...bounds, now: () => clock.now().getTime(), entries: 200 });

  const readAll = async <Post>(path: string, read: (entry: unknown, origin: string) => Post | null) => {
    const entries = readEntries(await askStrapi({ ...options, callMs: bounds.callMs }, path));
    if (!entries) {
      log.error('the response of the content service does not match Strapi 5');
      throw contentUnavailable();
    }
    const posts = entries.flatMap((entry) => read(entry, url) ?? []);
    if (posts.length < entries.length)
      log.warn('posts without a title or a valid slug are left out', {
        count: entries.length - posts.length,
      });
    return posts;
  };

  return {
    list: () =>
      keep('list', () =>
        readAll(
          query('summary', {
            'sort[0]': 'publishedAt:desc',
            'pagination[pageSize]': String(bounds.listPosts),
          }),
          readSummary,
        ),
      ),
    find: (slug) =>
      keep(`post ${slug}`, async () => {
        const [post] = await readAll(query('post', { 'filters[slug][$eq]': slug }), readPost);
        return post ?? null;
      }),
  };
};
