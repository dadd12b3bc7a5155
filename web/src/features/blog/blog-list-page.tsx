import { useId, useRef, useState } from 'react';
import type { BlogPostSummary } from '#contracts/blog.ts';
import { PageIntro } from '#web/components/layout/page-intro.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { usePageData } from '#web/lib/page/page-data.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { useTypedEarly } from '#web/lib/use-typed-early.ts';
import { isPostList, searchPosts } from './api/post.ts';
import { PostCard, PostCardSkeleton } from './components/post-card.tsx';
import { useLoaded } from './use-loaded.ts';

const pageSize = 9;
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];
// A visitor who arrives at a prerendered page has its posts already.
const getPosts = async () => (await loadChunk(() => import('./api/get-posts.ts'))).getPosts();
const none: readonly BlogPostSummary[] = [];

const Empty = ({ searching }: { searching: boolean }) => (
  <div className="mt-10 rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
    <p className="font-serif text-h4 font-semibold">No articles found</p>
    <p className="mt-2 text-ink-soft">
      {searching
        ? 'Try adjusting your search criteria.'
        : 'Check back soon for the latest SEO insights and tips.'}
    </p>
  </div>
);

type SearchFieldProps = { search: string; onSearch: (search: string) => void };

const SearchField = ({ search, onSearch }: SearchFieldProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useTypedEarly(box, search, onSearch);
  return (
    <>
      <label htmlFor={id}>
        <VisuallyHidden>Search articles</VisuallyHidden>
      </label>
      <Input
        ref={box}
        id={id}
        type="search"
        placeholder="Search articles..."
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className="mt-8 max-w-md"
      />
    </>
  );
};

/** Null while the posts load. */
const Posts = ({ posts }: { posts: readonly BlogPostSummary[] | null }) => (
  <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3" aria-busy={posts === null}>
    {posts
      ? posts.map((post, index) => <PostCard key={post.slug} post={post} first={index === 0} />)
      : skeletons.map((key) => <PostCardSkeleton key={key} />)}
  </ul>
);

const More = ({ onMore }: { onMore: () => void }) => (
  <p className="mt-10 text-center">
    <Button variant="secondary" onClick={onMore}>
      Load More Articles
    </Button>
  </p>
);

export const BlogListPage = () => {
  const data = usePageData();
  const posts = useLoaded('list', isPostList(data) ? data.posts : null, getPosts, none);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(pageSize);
  const searching = search.trim() !== '';
  const found = posts && searchPosts(posts, search);
  const visible = found && (searching ? found : found.slice(0, shown));
  return (
    <div className="wrap py-12 md:py-16">
      <PageMeta
        title="Blog: write things people find"
        crumb="Blog"
        description="Short, practical articles about keywords, titles, descriptions and images, for people who would rather be writing."
      />
      <PageIntro title="Write things people find">
        What we learn while writing, kept short. No tricks that stop working next month.
      </PageIntro>
      <SearchField search={search} onSearch={setSearch} />
      {visible?.length === 0 ? <Empty searching={searching} /> : <Posts posts={visible} />}
      {!searching && found && found.length > shown && <More onMore={() => setShown(shown + pageSize)} />}
    </div>
  );
};
