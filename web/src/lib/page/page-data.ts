import { createContext, useContext } from 'react';

/** The data of a prerendered page, so that the first render in the browser shows the same. */
export const PageData = createContext<unknown>(null);
export const usePageData = (): unknown => useContext(PageData);

export const pageDataId = 'page-data';

/** The data in the loaded page; null when it has none. */
export const readPageData = (): unknown => {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? JSON.parse(text) : null;
};
