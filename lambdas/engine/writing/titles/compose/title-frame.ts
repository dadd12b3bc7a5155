/** Frames of variants of the author's headline. */
const varied = [
  'as-how-to',
  'as-order',
  'as-doing',
  'as-tool',
  'tool-first',
  'as-story',
  'as-why',
  'as-guide',
  'as-steps',
  'as-tips',
  'as-recipe',
  'counted',
  'learned',
  'swapped',
  'restated',
  'shortened',
  'moved',
  'with-sections',
  'with-definition',
  'with-topic',
  'topic-first',
] as const;

/** The frame of a title: how it is composed from the topic. */
export const titleFrames = [
  'own',
  'own-part',
  'how-to',
  'how-we',
  'why-we',
  'doing',
  'what-is',
  'definition',
  'how-it-works',
  'question',
  'aspects',
  'names',
  'section',
  'number',
  'guide',
  'tips',
  'benefits',
  'problem',
  'lessons',
  'start',
  'review',
  'recipe',
  'ingredients',
  'time',
  'comparison',
  'extended',
  'announcement',
  'statement',
  'news',
  'topic',
  'site',
  'words',
  ...varied,
] as const;
export type TitleFrame = (typeof titleFrames)[number];

/** A title that is composed and not judged yet. */
export type Composed = { text: string; frame: TitleFrame };

export const variedFrames: ReadonlySet<TitleFrame> = new Set(varied);
