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
  'synonym',
  'spelled',
] as const;

/** The frames of titles: how each is composed from the topic. */
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
  'thesis',
  'action',
  'released',
  'stated',
  'purpose',
  'asked',
  'answer',
  'presented',
  'order',
  'filed',
  'site',
  'words',
  'thoughts',
  'matters',
  'difference',
  'visit',
  ...varied,
] as const;
/** Frames of reports, which the gate has not learned. */
const reportFrames = ['reported', 'reported-why', 'reported-passive', 'reported-label'] as const;

/**
 * The frames of titles made of the sentence that probably states the topic, which the gate judges as other frames, and of
 * those that the text has word for word.
 */
const likelyFrames = ['likely', 'own-words'] as const;

export type TitleFrame = (typeof titleFrames)[number];
/** The frame of a title that may be shown. */
export type ShownFrame = TitleFrame | (typeof reportFrames)[number] | (typeof likelyFrames)[number];

/** A composed title that has not been judged yet. */
export type Composed = { text: string; frame: TitleFrame };

export const variedFrames: ReadonlySet<ShownFrame> = new Set(varied);
