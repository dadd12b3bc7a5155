import { describe, expect, it } from 'vitest';
import { type BlogPost, blogPost, fetchContentResponse } from '#contracts/blog.ts';
import type { Content } from '#ports';
import { expectFailure, openApi } from '#test/contract/api/api-suite.ts';

const post: BlogPost = {
  id: '7',
  slug: 'bread-and-words',
  title: 'Bread and words',
  content_summary: 'Both rise.',
  featured_image: null,
  content: '<p>Both rise.</p>',
  published_at: '2025-08-25',
  seo_title: null,
  meta_description: null,
};
const content: Content = {
  list: async () => [post],
  find: async (slug) => (slug === post.slug ? post : null),
};
const ask = (body: unknown, overrides: Parameters<typeof openApi>[0] = { content }) =>
  openApi(overrides).call({ route: 'fetchContent', body });

describe('fetch-strapi-content', () => {
  it('[B-144] [B-213] lists posts by id, slug, title, summary and picture, without their text', async () => {
    const { status, body } = await ask({ action: 'list' });
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: '7',
        slug: 'bread-and-words',
        title: 'Bread and words',
        content_summary: 'Both rise.',
        featured_image: null,
      },
    ]);
  });

  it('[B-155] [B-214] returns one post by its slug, with content, date, SEO title and description', async () => {
    expect((await ask({ action: 'get', slug: post.slug })).body).toEqual(post);
  });

  it('answers not found for an unknown slug', async () => {
    expectFailure(await ask({ action: 'get', slug: 'nothing' }), 'not_found', 'Article not found');
  });

  it('has nothing besides the built site when no content service is configured', async () => {
    expect((await ask({ action: 'list' }, {})).body).toEqual([]);
    expectFailure(await ask({ action: 'get', slug: post.slug }, {}), 'not_found');
  });

  it.each([
    { action: 'drop' },
    { action: 'get' },
    { action: 'get', slug: '../users' },
    { action: 'list', extra: 1 },
  ])('refuses %j', async (body) => {
    expectFailure(await ask(body), 'invalid_request');
  });

  it('accepts `detail` for one post, but not for a list', () => {
    expect(fetchContentResponse.parse(post)).toEqual(blogPost.parse(post));
  });
});
