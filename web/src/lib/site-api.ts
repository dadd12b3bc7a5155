/** Whether the site is built for a stage whose public API is open to plans. */
export const isApiOpen = (): boolean => import.meta.env.SITE_API === 'open';
