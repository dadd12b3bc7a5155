import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { firstClaims } from './first-claims.ts';
import { openPositions } from './open-positions.ts';
import { ownThings } from './own-things.ts';
import { toldPoints } from './told-points.ts';
import { topicDetails } from './topic-details.ts';
import { works } from './works.ts';

/** Titles from what a text without a headline says about itself. If there is a headline, its variants are better. */
export const untitledFrames = (subject: Subject): Composed[] =>
  subject.headline !== '' || subject.kind === 'recipe'
    ? []
    : [
        ...ownThings(subject),
        ...firstClaims(subject),
        ...toldPoints(subject),
        ...openPositions(subject),
        ...topicDetails(subject),
        ...works(subject),
      ];
