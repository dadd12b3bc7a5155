import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense } from 'react';
import type { BlogPost } from '#contracts/blog.ts';
import { paths } from '#contracts/platform/routes.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { lazyPart } from '#web/lib/load-chunk.ts';
import { Link } from '#web/lib/router/link.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { formatLongDate } from '#web/lib/values/format.ts';
import { readingMinutes } from './reading-minutes.ts';

const ShareMenu = lazyPart(async () => (await import('./share-menu.tsx')).ShareMenu);

export const BackToBlog = () => (
  <Link to={paths.blog} className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ml-3' })}>
    <ArrowLeft aria-hidden="true" className="size-4" />
    Back to Blog
  </Link>
);

const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text));

export const PostArticle = ({ post }: { post: BlogPost }) => {
  // The share options depend on the browser, so the menu is not in the prerendered page.
  const hydrated = useHydrated();
  return (
    <article className="wrap-text py-10 md:py-14">
      <BackToBlog />
      <div className="mt-6 flex min-h-11 items-center justify-between gap-4 text-ink-soft">
        <p>
          {isDate(post.published_at) && (
            <>
              <time dateTime={post.published_at}>{formatLongDate(post.published_at)}</time>
              <span aria-hidden="true"> · </span>
            </>
          )}
          {readingMinutes(post.content)} min read
        </p>
        {hydrated && (
          <Suspense>
            <ShareMenu title={post.title} />
          </Suspense>
        )}
      </div>
      <h1 className="mt-3 text-h1">{post.title}</h1>
      <p className="mt-4 text-lead text-ink-soft">{post.content_summary}</p>
      {post.featured_image && (
        <img
          src={post.featured_image}
          alt=""
          width={640}
          height={320}
          fetchPriority="high"
          className="mt-8 aspect-2/1 w-full bg-sunken rounded-card border border-line object-cover"
        />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the build, or by get-posts.ts. */}
      <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: post.content }} />
    </article>
  );
};
