import { regex } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of "etc.", "e.g." and "i.e.". */
export const abbreviations: readonly Correction[] = [
  // Not an error: "[Crusts etc](url)" may be a shop.
  [regex.gu`(?<![\p{L}.])etc(?=[ ,)]|(?<!\[[^\]\n]{0,60})$)`, 'etc.'],
  [regex.gu`(?<![\p{L}.])etc\.\.(?!\.)`, 'etc.'],
  [regex.gu`(?<![\p{L}.])(e\.g|i\.e)(?=,? )`, '$1.'],
  [regex.gu`(?<=[\p{L}\p{N}], |(?<![\p{L}])and )ect(?:\.(?!\p{L})|(?=[ ,)]|$))`, 'etc.'],
];
