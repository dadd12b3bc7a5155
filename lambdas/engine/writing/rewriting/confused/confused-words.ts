import { withPhrases } from '#engine/writing/rewriting/grammar/phrase-rules.ts';
import { adverbs } from './adverbs.ts';
import { auxiliaries } from './auxiliaries.ts';
import { degrees } from './degrees.ts';
import { homophones } from './homophones.ts';
import { itsRules } from './its.ts';
import { letterSlips } from './letters.ts';
import { lookAlikes } from './look-alikes.ts';
import { misheardWords } from './misheard-words.ts';
import { numberSlips } from './number-slips.ts';
import { ofAndOutRules } from './of-and-out.ts';
import { phrasalVerbs } from './phrasal-verbs.ts';
import { pronounSlips } from './pronouns.ts';
import { setPhrases } from './set-phrases.ts';
import { tenses } from './tenses.ts';
import { thanRules } from './than.ts';
import { thenRules } from './then.ts';
import { throughRules } from './through.ts';
import { verbSlips } from './verb-slips.ts';
import { yourRules } from './your.ts';

/** Corrects words that a typing slip or a similar sound turned into another word. */
export const withoutConfusedWords = withPhrases([
  ...itsRules,
  ...thanRules,
  ...yourRules,
  ...throughRules,
  ...letterSlips,
  ...ofAndOutRules,
  ...lookAlikes,
  ...numberSlips,
  ...verbSlips,
  ...phrasalVerbs,
  ...adverbs,
  ...thenRules,
  ...pronounSlips,
  ...misheardWords,
  ...homophones,
  ...setPhrases,
  ...tenses,
  ...auxiliaries,
  ...degrees,
]);
