import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import type { TitleFrame } from '#engine/writing/titles/subject/title-frame.ts';

const forms: readonly (readonly [TitleFrame, RegExp])[] = [
  ['how-to', /^how to\s/i],
  ['how-we', /^how (?:I|we|my|our)\s/i],
  ['how-it-works', /^how .+ works?$/i],
  ['why-we', /^why (?:I|we)\s/i],
  ['what-is', /^what (?:is|are)\s[^:]+\?$/i],
  ['question', /\?/],
  ['comparison', /\svs\.?\s/i],
  ['lessons', /what I learned|lessons? (?:from|learned)/i],
  ['guide', /(?:^an? )?(?:guide|tutorial|introduction|primer|report)(?:\s|$)/i],
  ['tips', /\s(?:tips|best practices)$/i],
  ['review', /\sreview(?:$|:)/i],
  ['recipe', /\srecipe$|^(?:easy|homemade)\s/i],
  ['announcement', /^(?:announcing|introducing|what['’]s new)\s/i],
  ['start', /^getting started/i],
  ['number', new RegExp(String.raw`^(?:\d+|${alternatives(twoToTen)})\s`, 'i')],
  ['aspects', /:\s[^:]+(?:,| and )\s?[^:]+$/i],
  ['section', /:\s/],
  ['doing', regex.iu`^\p{L}{2,}ing\s`],
];

/** Guesses the frame of a title that was not composed here from its form. */
export const guessFrame = (title: string): TitleFrame =>
  forms.find(([, form]) => form.test(title))?.[0] ?? (title.split(' ').length <= 4 ? 'topic' : 'statement');
