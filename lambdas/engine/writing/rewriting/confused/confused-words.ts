import { withPhrases } from '#engine/writing/rewriting/grammar/phrase-rules.ts';
import { adverbs } from './adverbs.ts';
import { articleRules } from './articles.ts';
import { auxiliaries } from './auxiliaries.ts';
import { degrees } from './degrees.ts';
import { andRules } from './function-words/and.ts';
import { theyRules } from './function-words/they.ts';
import { whereRules } from './function-words/where.ts';
import { homophones } from './homophones.ts';
import { infinitives } from './infinitives.ts';
import { everyDay } from './joined/every-day.ts';
import { intoRules } from './joined/into.ts';
import { joinedVerbs } from './joined/joined-verbs.ts';
import { logInRules } from './joined/log-in.ts';
import { nounPairs } from './joined/noun-pairs.ts';
import { setUpRules } from './joined/set-up.ts';
import { splitWords } from './joined/split-words.ts';
import { ledRules } from './led.ts';
import { letterSlips } from './letters.ts';
import { lookAlikes } from './look-alikes.ts';
import { misheardWords } from './misheard-words.ts';
import { missingArticles } from './missing/missing-articles.ts';
import { missingPrepositions } from './missing/missing-prepositions.ts';
import { missingTo } from './missing/missing-to.ts';
import { nearWords } from './near-words.ts';
import { eachHas } from './numbers/each-has.ts';
import { numberNouns } from './numbers/number-nouns.ts';
import { numberSlips } from './numbers/number-slips.ts';
import { thereAre } from './numbers/there-are.ts';
import { ofAndOutRules } from './of-and-out.ts';
import { certainOwners } from './owners/certain-owners.ts';
import { closeOwners } from './owners/close-owners.ts';
import { itsRules } from './owners/its.ts';
import { itsOwned } from './owners/its-owned.ts';
import { namedOwners } from './owners/named-owners.ts';
import { pluralMarks } from './owners/plural-marks.ts';
import { yourRules } from './owners/your.ts';
import { prepositionSlips } from './prepositions.ts';
import { pronounSlips } from './pronouns.ts';
import { quiteRules } from './quite.ts';
import { setPhrases } from './set-phrases.ts';
import { smallWords } from './small-words.ts';
import { tenses } from './tenses.ts';
import { thanRules } from './than.ts';
import { thenRules } from './then.ts';
import { throughRules } from './through.ts';
import { tooRules } from './too.ts';
import { verbSlips } from './verb-slips.ts';

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
  ...adverbs,
  ...thenRules,
  ...pronounSlips,
  ...misheardWords,
  ...homophones,
  ...setPhrases,
  ...tenses,
  ...auxiliaries,
  ...degrees,
  ...itsOwned,
  ...namedOwners,
  ...certainOwners,
  ...closeOwners,
  ...pluralMarks,
  ...nearWords,
  ...ledRules,
  ...intoRules,
  ...everyDay,
  ...joinedVerbs,
  ...setUpRules,
  ...logInRules,
  ...splitWords,
  ...nounPairs,
  ...articleRules,
  ...thereAre,
  ...eachHas,
  ...infinitives,
  ...quiteRules,
  ...smallWords,
  ...tooRules,
  ...numberNouns,
  ...prepositionSlips,
  ...missingTo,
  ...missingPrepositions,
  ...missingArticles,
  ...theyRules,
  ...andRules,
  ...whereRules,
]);
