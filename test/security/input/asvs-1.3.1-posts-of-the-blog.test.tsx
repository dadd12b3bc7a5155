// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BlogPost } from '#contracts/blog.ts';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { dangersIn, payloadLists } from '#test/xss-payloads.ts';
import { getPost } from '#web/features/blog/api/get-posts.ts';
import { PostArticle } from '#web/features/blog/components/post-article.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A post as a compromised content service could return it: every field contains a payload. */
const hostile = (part: readonly string[]): BlogPost => {
  const [first = '', second = '', third = ''] = part;
  return {
    id: '1',
    slug: 'post',
    seo_title: first,
    meta_description: second,
    title: first,
    content_summary: second,
    published_at: third,
    featured_image: 'https://content.example/loaf.webp',
    content: part.join('\n'),
  };
};

const lists = payloadLists.map(({ name, payloads }) => ({
  name,
  payloads: payloads ?? [],
  isMissing: payloads === null,
}));

describe.each(lists)('a post with $name', ({ payloads, isMissing }) => {
  it.skipIf(isMissing)(
    'is shown as text, pictures and links, whatever its source',
    async () => {
      for (let from = 0; from < payloads.length; from += 100) {
        const answer = hostile(payloads.slice(from, from + 100));
        vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
        const post = await getPost('post');
        expect(post).not.toBeNull();
        if (!post) continue;
        const { container } = render(<PostArticle post={post} />, { wrapper: MemoryRouter });
        expect(dangersIn(container)).toEqual([]);
        cleanup();
      }
    },
    120_000,
  );
});
