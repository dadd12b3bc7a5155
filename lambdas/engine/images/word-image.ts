import type { ImageFacts } from '#contracts/images/image-facts.ts';
import type { ImageKind } from '#contracts/images/image-texts.ts';
import { joinList } from '#domain/text/join-list.ts';
import type { SampleMeasures } from './measure-sample.ts';

export type Looks = { kind: ImageKind; measures: SampleMeasures };

const kindNames: Record<ImageKind, string> = {
  photo: 'photo',
  drawing: 'drawing',
  screenshot: 'screenshot',
  text: 'page of text',
  plain: 'area',
};

export const kindName = (kind: ImageKind): string => kindNames[kind];

/** An image that is at least a tenth wider than high is a landscape; the reverse is a portrait. */
const squareWithin = 1.1;

export const orientationOf = ({ width, height }: Pick<ImageFacts, 'width' | 'height'>): string => {
  if (width > height * squareWithin) return 'landscape';
  return height > width * squareWithin ? 'portrait' : 'square';
};

/** Its appearance as a phrase, such as "landscape photo, mostly blue and gray". */
export const looksPhrase = (facts: ImageFacts, { kind, measures }: Looks): string => {
  const colors = joinList(measures.colors);
  if (kind === 'plain') return colors === '' ? 'transparent area' : `plain ${colors} area`;
  const shape = `${orientationOf(facts)} ${kindName(kind)}`;
  return colors === '' ? shape : `${shape}, mostly ${colors}`;
};
