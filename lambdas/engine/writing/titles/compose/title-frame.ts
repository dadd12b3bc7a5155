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
] as const;
export type TitleFrame = (typeof titleFrames)[number];

/** A title that is composed and not judged yet. */
export type Composed = { text: string; frame: TitleFrame };
