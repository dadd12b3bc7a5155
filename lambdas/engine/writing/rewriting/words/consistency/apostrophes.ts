import { regex } from '#engine/language/patterns.ts';
import { applyCorrections } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrects apostrophes in the form of an opening quotation mark: "the mill‘s oven", "the ‘90s". */
export const withApostrophes = applyCorrections([
  [regex.gu`(?<=\p{L})‘(?=(?:s|t|re|ve|ll|d|m)(?![\p{L}]))`, '’'],
  [regex.gu`(?<=^|[\s(])‘(?=(?:\d0s|em|til|tis|twas)(?![\p{L}]))`, '’'],
]);
