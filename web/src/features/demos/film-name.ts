import { type JobType, tools } from '#contracts/product.ts';

/** File name of a tool's animation in public/demos/gifs, without its extension. `npm run make-demos` records it. */
export const filmName = (tool: JobType, isDark: boolean): string =>
  `${tools[tool].slugPrefix}-hero${isDark ? '-dark' : ''}`;
