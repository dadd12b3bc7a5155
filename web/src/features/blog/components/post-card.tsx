import type { BlogPostSummary } from '#contracts/blog.ts';
import { paths } from '#contracts/platform/routes.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Link } from '#web/lib/router/link.tsx';

type PostCardProps = {
  post: BlogPostSummary;
  /** Visible when the page opens, so its picture loads with high priority. */
  first?: boolean;
};

export const PostCard = ({ post, first = false }: PostCardProps) => (
  <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-line-strong">
    {post.featured_image && (
      <img
        src={post.featured_image}
        alt=""
        width={640}
        height={320}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className="aspect-2/1 w-full bg-sunken border-b border-line object-cover"
      />
    )}
    <div className="flex flex-1 flex-col p-5">
      <h2 className="text-h4">
        <Link to={`${paths.blog}/${post.slug}`} className="after:absolute after:inset-0 after:rounded-card">
          {post.title}
        </Link>
      </h2>
      <p className="mt-2 flex-1 text-ink-soft">{post.content_summary}</p>
      <p aria-hidden="true" className="mt-4 font-medium text-accent">
        Read more
      </p>
    </div>
  </li>
);

export const PostCardSkeleton = () => (
  <li className="overflow-hidden rounded-card border border-line bg-surface">
    <Skeleton className="aspect-2/1 w-full rounded-none" />
    <div className="p-5">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-2/3" />
      <Skeleton className="mt-5 h-4 w-20" />
    </div>
  </li>
);
