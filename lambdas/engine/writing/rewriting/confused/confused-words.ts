import { withPhrases } from '#engine/writing/rewriting/grammar/phrase-rules.ts';
import { adverbs } from './adverbs.ts';
import { auxiliaries } from './auxiliaries.ts';
import { degrees } from './degrees.ts';
import { homophones } from './homophones.ts';
import { itsAndIts } from './its.ts';
import { letterSlips } from './letters.ts';
import { lookAlikes } from './look-alikes.ts';
import { misheardWords } from './misheard-words.ts';
import { numberSlips } from './number-slips.ts';
import { ofAndOut } from './of-and-out.ts';
import { pronounSlips } from './pronouns.ts';
import { setPhrases } from './set-phrases.ts';
import { tenses } from './tenses.ts';
import { thans } from './than.ts';
import { thens } from './then.ts';
import { throughs } from './through.ts';
import { verbSlips } from './verb-slips.ts';
import { yours } from './your.ts';

/** Corrects words that a slip or a similar sound turned into another word. */
export const withoutConfusedWords = withPhrases([
  ...itsAndIts,
  ...thans,
  ...yours,
  ...throughs,
  ...letterSlips,
  ...ofAndOut,
  ...lookAlikes,
  ...numberSlips,
  ...verbSlips,
  ...adverbs,
  ...thens,
  ...pronounSlips,
  ...misheardWords,
  ...homophones,
  ...setPhrases,
  ...tenses,
  ...auxiliaries,
  ...degrees,
]);
