import { coordinate, however, unmarked } from './conjunction-points.ts';
import { explanation, semicolon } from './mark-points.ts';
import { result } from './result-point.ts';
import { sharedSubject } from './shared-subject-point.ts';
import { splice } from './splice-point.ts';
import type { SplitPoint } from './split-point.ts';

/** The joints in order of preference when the halves have the same length. */
export const splitPoints: readonly SplitPoint[] = [
  semicolon,
  coordinate,
  however,
  splice,
  explanation,
  unmarked,
  result,
  sharedSubject,
];
