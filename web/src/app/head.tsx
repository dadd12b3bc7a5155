import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '#contracts/platform/routes.ts';
import { product } from '#contracts/product.ts';
import { fullTitle, type PageMetaData } from '#web/lib/page/page-meta.tsx';
import { type PageAddress, type SiteSettings, structuredDataOf } from '#web/lib/page/structured-data.ts';
import { sharePicturePath, sharePictureSize } from './share-address.ts';

type HeadProps = { meta: PageMetaData; title: string; page: PageAddress };

const OpenGraph = ({ meta, title, page }: HeadProps) => (
  <>
    <meta property="og:site_name" content={product.name} />
    <meta property="og:locale" content="en_US" />
    <meta property="og:type" content={meta.type ?? 'website'} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={meta.description} />
    <meta property="og:url" content={page.url} />
    <meta property="og:image" content={page.picture} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(sharePictureSize.width)} />
    <meta property="og:image:height" content={String(sharePictureSize.height)} />
    <meta property="og:image:alt" content={title} />
    {meta.publishedAt && <meta property="article:published_time" content={meta.publishedAt} />}
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

const Head = ({ meta, title, page }: HeadProps) => (
  <>
    <title>{title}</title>
    <meta name="description" content={meta.description} />
    {meta.noIndex ? (
      <meta name="robots" content="noindex" />
    ) : (
      <>
        <link rel="canonical" href={page.url} />
        <link rel="alternate" type="application/rss+xml" title={`${product.name} blog`} href="/rss.xml" />
        <OpenGraph meta={meta} title={title} page={page} />
      </>
    )}
  </>
);

const graphOf = (meta: PageMetaData, pathname: string, page: PageAddress, settings: SiteSettings): string => {
  const crumbs =
    pathname === paths.home
      ? []
      : [...(meta.parents ?? []), { name: meta.crumb ?? meta.title, path: pathname }];
  const graph = structuredDataOf(settings, page, { things: meta.structuredData ?? [], crumbs });
  // `<` would end the script element early.
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
};

/** The part of a page's head that differs from page to page, as HTML. */
export const headOf = (meta: PageMetaData, pathname: string, settings: SiteSettings): string => {
  const { origin } = settings;
  const page = { origin, url: `${origin}${pathname}`, picture: `${origin}${sharePicturePath(pathname)}` };
  const tags = renderToStaticMarkup(<Head meta={meta} title={fullTitle(meta.title)} page={page} />);
  return meta.noIndex ? tags : tags + graphOf(meta, pathname, page, settings);
};
