import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed, TitleFrame } from '#engine/writing/titles/subject/title-frame.ts';

/** Turns a title that matches a pattern into other titles, using the matched parts. */
export type Rewrite = (match: readonly string[], subject: Subject, voice: Voice) => Composed[];

export const named = (frame: TitleFrame, ...texts: readonly string[]): Composed[] =>
  texts.map((text) => ({ text, frame }));

/** Applies each turn whose pattern the title matches. */
export const rewriteTitle = (
  rewrites: readonly (readonly [RegExp, Rewrite])[],
  title: string,
  subject: Subject,
  voice: Voice,
): Composed[] =>
  rewrites.flatMap(([pattern, rewrite]) => {
    const match = pattern.exec(title);
    return match === null
      ? []
      : rewrite(
          [...match].map((part) => part ?? ''),
          subject,
          voice,
        );
  });
