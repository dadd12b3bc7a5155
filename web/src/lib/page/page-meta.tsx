import { createContext, useContext, useEffect } from 'react';
import { product } from '#contracts/product.ts';
import { useLocation } from '#web/lib/router/router.tsx';
import type { Crumb, PageThing } from './structured-data.ts';

export type PageMetaData = {
  /** Without the product's name, which is appended. */
  title: string;
  description: string;
  /** Pages that search engines should not list. */
  noIndex?: boolean;
  type?: 'website' | 'article';
  /** ISO date of an article. */
  publishedAt?: string;
  /** The pages between home and this one (breadcrumb). */
  parents?: readonly Crumb[];
  /** The page's name in the breadcrumb, if the title is too long. */
  crumb?: string;
  /** Schema.org objects besides those of every page, used for prerendering. */
  structuredData?: readonly PageThing[];
};

/** Filled while a page is prerendered; null in the browser. */
export const PageMetaCollector = createContext<{ current: PageMetaData | null } | null>(null);

export const fullTitle = (title: string): string =>
  title.includes(product.name) ? title : `${title} | ${product.name}`;

const setAttribute = (selector: string, attribute: string, value: string): void => {
  document.querySelector(selector)?.setAttribute(attribute, value);
};

/** Sets the page's title and metadata: in the head of a prerendered page, and in the document after navigation. */
export const PageMeta = (meta: PageMetaData) => {
  const collector = useContext(PageMetaCollector);
  const { pathname } = useLocation();
  if (collector) collector.current = meta;
  const { title, description } = meta;
  useEffect(() => {
    document.title = fullTitle(title);
    setAttribute('meta[name="description"]', 'content', description);
    setAttribute('link[rel="canonical"]', 'href', new URL(pathname, window.location.origin).href);
  }, [title, description, pathname]);
  return null;
};
