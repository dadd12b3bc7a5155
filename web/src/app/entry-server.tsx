import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { PageData } from '#web/lib/page/page-data.ts';
import { PageMetaCollector, type PageMetaData } from '#web/lib/page/page-meta.tsx';
import { memoryHistory } from '#web/lib/router/history.ts';
import { Router } from '#web/lib/router/router.tsx';
import { App } from './router.tsx';
import { pageAt } from './routes.ts';

export { summaryOf } from '#web/features/blog/api/post.ts';
export { allPosts } from '#web/features/blog/posts.ts';
export { pageDataId } from '#web/lib/page/page-data.ts';
export type { SiteSettings } from '#web/lib/page/structured-data.ts';
export { headOf } from './head.tsx';
export { pageAt } from './routes.ts';

export type Rendered = { html: string; meta: PageMetaData };

/**
 * The HTML of a page with all of its lazy parts.
 * @throws AggregateError when a component fails, Error when the page does not name itself with `PageMeta`.
 */
export const renderPage = async (pathname: string, data: unknown = null): Promise<Rendered> => {
  await pageAt(pathname).preload();
  const collector: { current: PageMetaData | null } = { current: null };
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <PageMetaCollector value={collector}>
        <PageData value={data}>
          <Router history={memoryHistory([pathname])}>
            <App />
          </Router>
        </PageData>
      </PageMetaCollector>
    </StrictMode>,
    {
      // React would fill a larger boundary with an inline script, which the content security policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  // React would leave a failed part to the browser. Here it fails the build.
  if (errors.length > 0) throw new AggregateError(errors, `${pathname} failed to render: ${errors[0]}`);
  if (!collector.current) throw new Error(`${pathname} has no title: render <PageMeta> in its page.`);
  return { html, meta: collector.current };
};
