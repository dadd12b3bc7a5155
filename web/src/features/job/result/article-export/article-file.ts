import type { FinalResult } from '#contracts/jobs/result.ts';

/** Longer names are cut off by file managers. */
const maxCharacters = 60;

/** The file name of an exported article: the words of its title, or `optimized-article`. `ending` starts the suffix. */
export const articleFileName = (
  result: Pick<FinalResult, 'seo_titles' | 'source'>,
  ending: string,
): string => {
  const words = (result.source.title || (result.seo_titles[0]?.text ?? ''))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let name = '';
  for (const word of words ?? []) {
    const longer = name === '' ? word.slice(0, maxCharacters) : `${name}-${word}`;
    if (longer.length > maxCharacters) break;
    name = longer;
  }
  return `${name || 'optimized-article'}${ending}`;
};
