import recorded from './overview.json' with { type: 'json' };

/** The name of the film's files for a page in light or dark. */
export const overviewName = (isDark: boolean): string => `overview${isDark ? '-dark' : ''}`;

/** The files of the film: `npm run make-demos` records both. */
export const overviewFiles = (isDark: boolean) => {
  const path = `/demos/${overviewName(isDark)}`;
  return { src: `${path}.webm`, poster: `${path}.webp`, captions: `${path}.vtt` };
};

/** The film of all three tools, made by scripts/make-demos.ts. */
export const overviewFilm = {
  title: 'A run from start to finish',
  description:
    'An article goes in. Out come a short list of keywords, titles, descriptions and the improved text. Then the film shows a keyword list and a set of images.',
  width: 960,
  height: 672,
  /** Day of the recording, ISO. */
  recorded: recorded.day,
  seconds: recorded.seconds,
} as const;
