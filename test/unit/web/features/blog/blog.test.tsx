// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BlogPostSummary } from '#contracts/blog.ts';
import { hydrate } from '#test/web-setup/hydrate.tsx';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { BlogListPage } from '#web/features/blog/blog-list-page.tsx';
import { BlogPostPage } from '#web/features/blog/blog-post-page.tsx';
import { PageData } from '#web/lib/page/page-data.ts';
import { Route, Routes } from '#web/lib/router/router.tsx';

const summary = (number: number): BlogPostSummary => ({
  id: `${number}`,
  slug: `post-${number}`,
  title: `Post ${number}`,
  content_summary: number === 12 ? 'All about Bees' : 'A summary',
  featured_image: `/images/blog/post-${number}.svg`,
});
const twenty = Array.from({ length: 20 }, (_, index) => summary(index + 1));
const post = {
  ...summary(1),
  content: '<h2>Inside</h2>',
  published_at: '2025-08-25',
  seo_title: 'For search engines',
  meta_description: null,
};

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
const list = (data: unknown) => (
  <PageData value={data}>
    <MemoryRouter>
      <BlogListPage />
    </MemoryRouter>
  </PageData>
);
const openList = (data: unknown = null) => render(list(data));
const openPost = (data: unknown = null) =>
  render(
    <PageData value={data}>
      <MemoryRouter initialEntries={['/blog/post-1']}>
        <Routes>
          <Route path="/blog/:slug" element={<BlogPostPage />} />
        </Routes>
      </MemoryRouter>
    </PageData>,
  );
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const more = () => screen.queryByRole('button', { name: 'Load More Articles' });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list of posts', () => {
  test('[B-135] shows six skeletons while it loads', () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => new Promise(() => undefined)),
    );
    openList();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
  });

  test('[B-134][B-143] reads the static list without a cache and shows cards that lead to the posts', async () => {
    answer({ posts: twenty.slice(0, 1), generated_at: '' });
    openList();
    const link = await screen.findByRole('link', { name: 'Post 1' });
    expect(link.getAttribute('href')).toBe('/blog/post-1');
    expect(screen.getByText('A summary')).toBeTruthy();
    expect(screen.getByText('Read more')).toBeTruthy();
    expect(fetch).toHaveBeenCalledWith('/static-blog/blog-list.json', {
      headers: { 'Cache-Control': 'no-cache' },
    });
  });

  test('[B-136][B-137] shows nine, then nine more, until all are shown', async () => {
    openList({ posts: twenty });
    expect(titles()).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: 'Load More Articles' }));
    expect(titles()).toHaveLength(18);
    await userEvent.click(screen.getByRole('button', { name: 'Load More Articles' }));
    expect(titles()).toHaveLength(20);
    expect(more()).toBeNull();
  });

  test('[B-133][B-138][B-139] searches all posts by title or summary, ignoring case', async () => {
    openList({ posts: twenty });
    const search = screen.getByPlaceholderText('Search articles...');
    await userEvent.type(search, 'BEES');
    expect(titles()).toEqual(['Post 12']);
    await userEvent.clear(search);
    await userEvent.type(search, 'post');
    expect(titles()).toHaveLength(20);
    expect(more()).toBeNull();
  });

  test('keeps a search that was typed before the script loaded', () => {
    hydrate(list({ posts: twenty }), (page) => {
      const box = page.querySelector('input');
      if (box) box.value = 'bees';
    });
    expect(titles()).toEqual(['Post 12']);
  });

  test('[B-140] treats a search for spaces as empty', async () => {
    openList({ posts: twenty });
    await userEvent.type(screen.getByPlaceholderText('Search articles...'), '   ');
    expect(titles()).toHaveLength(9);
    expect(more()).toBeTruthy();
  });

  test('[B-141][B-142] says that nothing was found, and suggests what to do', async () => {
    openList({ posts: [] });
    expect(screen.getByText('No articles found')).toBeTruthy();
    expect(screen.getByText('Check back soon for the latest SEO insights and tips.')).toBeTruthy();
    await userEvent.type(screen.getByPlaceholderText('Search articles...'), 'x');
    expect(screen.getByText('Try adjusting your search criteria.')).toBeTruthy();
  });
});

describe('a post', () => {
  test('[B-146][B-147][B-150][B-154] is read from its file and shown with date, text and the way back', async () => {
    answer(post);
    openPost();
    expect(await screen.findByText('August 25, 2025')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Inside' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
    expect(fetch).toHaveBeenCalledWith('/static-blog/post-1.json', expect.anything());
  });

  test.each([
    [20, '1 min read'],
    [714, '3 min read'],
  ])('of %i words says that it is a %s', (words, shown) => {
    openPost({ ...post, content: `<p>${'bread '.repeat(words)}</p>` });
    expect(screen.getByText(shown, { exact: false })).toBeTruthy();
  });

  test('[B-153] names the page by its SEO title, and describes it by its summary when it has no description', () => {
    document.head.innerHTML = '<meta name="description" content="" />';
    openPost(post);
    expect(document.title).toBe('For search engines | Sweetspot');
    expect(document.querySelector('meta')?.content).toBe('A summary');
  });

  test('[B-152] says so when it does not exist, and leads back', async () => {
    answer({}, 404);
    openPost();
    expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeTruthy();
    expect(
      screen.getByText("The article you're looking for doesn't exist or has been removed."),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toBeTruthy();
  });
});
