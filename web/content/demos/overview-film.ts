import recorded from './overview.json' with { type: 'json' };

/** The film of all three tools, made by scripts/make-demos.ts. */
export const overviewFilm = {
  title: 'A run from start to finish',
  description:
    'An article goes in. A short list of keywords, titles, descriptions and the improved text come out. Then come a list of your own keywords and your images.',
  src: '/demos/overview.webm',
  poster: '/demos/overview.webp',
  captions: '/demos/overview.vtt',
  width: 960,
  height: 672,
  /** Day of the recording, ISO. */
  recorded: recorded.day,
  seconds: recorded.seconds,
} as const;
