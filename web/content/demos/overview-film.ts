import recorded from './overview.json' with { type: 'json' };

/** The film of all three tools, made by scripts/make-demos.ts. */
export const overviewFilm = {
  title: 'A run from start to finish',
  description:
    'An article goes in. Out come a short list of keywords, titles, descriptions and the improved text. Then the film shows a keyword list and a set of images.',
  src: '/demos/overview.webm',
  poster: '/demos/overview.webp',
  captions: '/demos/overview.vtt',
  width: 960,
  height: 672,
  /** Day of the recording, ISO. */
  recorded: recorded.day,
  seconds: recorded.seconds,
} as const;
