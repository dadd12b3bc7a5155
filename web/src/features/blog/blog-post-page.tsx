import type { BlogPost } from '#contracts/blog.ts';
import { paths } from '#contracts/platform/routes.ts';
import { PageSkeleton } from '#web/components/layout/page-skeleton.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { usePageData } from '#web/lib/page/page-data.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { organizationRef, type PageThing } from '#web/lib/page/structured-data.ts';
import { useParams } from '#web/lib/router/router.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { parsePost } from './api/post.ts';
import { BackToBlog, PostArticle } from './components/post-article.tsx';
import { useLoaded } from './use-loaded.ts';

type Found = { readonly post: BlogPost | null };
const missing: Found = { post: null };
// A visitor who arrives at a prerendered post has it already.
const load = async (slug: string): Promise<Found> => {
  const { getPost } = await loadChunk(() => import('./api/get-posts.ts'));
  return { post: await getPost(slug) };
};

const ArticleNotFound = () => (
  <div className="wrap-text min-h-[60dvh] py-14">
    {/* The file that answers for posts of the content service lets search engines list them. */}
    <meta name="robots" content="noindex" />
    <PageMeta title="Article Not Found" description="There is no article at this address." noIndex />
    <BackToBlog />
    <h1 className="mt-6 text-h1">Article Not Found</h1>
    <p className="mt-4 text-lead text-ink-soft">
      The article you're looking for doesn't exist or has been removed.
    </p>
  </div>
);

const articleData =
  (post: BlogPost): PageThing =>
  ({ origin, url, picture }) => ({
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.content_summary,
    datePublished: post.published_at,
    image: picture,
    inLanguage: 'en-US',
    mainEntityOfPage: url,
    author: organizationRef(origin),
    publisher: organizationRef(origin),
  });

const PostCall = () => {
  const { open } = useAuthDialog();
  return (
    <section className="border-t border-line bg-sunken py-16">
      <div className="wrap-text flex flex-col items-start gap-5 sm:flex-row sm:items-center sm:justify-between">
        <p className="font-serif text-h4 font-semibold">See what your own article could be found for.</p>
        <Button onClick={() => open('sign-up')}>Optimize Your Content for Free</Button>
      </div>
    </section>
  );
};

export const BlogPostPage = () => {
  const { slug = '' } = useParams();
  const data = usePageData();
  const built = parsePost(data);
  const given = built?.slug === slug ? { post: built } : null;
  const found = useLoaded<Found>(slug, given, load, missing);
  if (!found) return <PageSkeleton />;
  const { post } = found;
  if (!post) return <ArticleNotFound />;
  return (
    <>
      <PageMeta
        title={post.seo_title ?? post.title}
        description={post.meta_description ?? post.content_summary}
        type="article"
        publishedAt={post.published_at}
        parents={[{ name: 'Blog', path: paths.blog }]}
        crumb={post.title}
        structuredData={[articleData(post)]}
      />
      <PostArticle post={post} />
      <PostCall />
    </>
  );
};
