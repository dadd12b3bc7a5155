import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { endings } from '#engine/writing/titles/compose/thesis/whole-clauses.ts';
import { isWholeTitle } from './whole-titles.ts';

const collections = String.raw`(?:an? |my |our |the )(?:(?!of )\p{L}[\p{L}-]+ ){0,3}?(?:list|collection|selection|summary|round-?up|rundown|recap|overview|account|recount|write-?up|compilation) of `;
/** Words before what a text presents: "Here, in no particular order, are". */
const presentation = regexOf(
  `(?:^|, (?:so |and |but )?|[:;–—] )(?:here(?:['’]s|['’]re| is| are)|here, [^,]{5,40}, (?:is|are)|below (?:is|are)|(?:the )?following (?:is|are)|this is(?= ${collections})|these are)(?: just| only)? (.+)$`,
  'iu',
);
const collection = regexOf(`^${collections}`, 'iu');
const amount = regex.iu`^(?:(?:just )?(?:some|a few|few|several|a couple|a bunch)(?: of)? )(?:of )?`;
/** Additions to the thing: why, when and in which order. */
const addition = regex.iu`[.!?:;]+.*$| [–—-]+ .*$| \(.*$| that (?:is|are|was|were) .*$|,? (?:in no particular order|in (?:roughly )?(?:chronological|alphabetical) order|and (?:why|how|here|if|then)|if|because|since|which|but|so far|so you|with links|for your|to (?:help|give|get) you) ?.*$|, (?:and|so|in|as|from|listed|including|with|for|adapted|along) .*$`;
/** "My first impressions of rye", "the top trends", "how to make coffee". */
const ofAuthor = regexOf(
  `^(?:my|our|what (?:I|we)|how (?:I|we|to)|why (?:I|we)|(?:the (?:\\p{L}+ )?(?:most|top|best|biggest|main|key|worst|favou?rite|basic) |\\d+ |(?:${alternatives(twoToTen)}) )\\p{L})`,
  'iu',
);
/** Things that do not say what the text is about: "Some notes". */
const vague = regex.iu`^(?:the |my |our |an? )?(?:\p{L}+ ){0,2}(?:notes?|links?|thing|things|thoughts|problem|deal|kicker|catch|code|example|examples|screenshots?|pictures?|photos?|images?|video|result|results|changes?|steps?|gist|idea|ideas|answer|question|questions|truth|secret|point|plan|ones?|update|updates|rules|details?|rest|stuff|details|excerpts?|quotes?|text|transcript|source|output|log|map|table|chart|graph|part|parts|way|ways|reasons?|first|last|situation|issue|takeaways?)(?: (?:I|we|that|of it|about|from|on|after|for|in) .*)?$`;
const clause = regex.iu`^(?!what |how |why )(?:\S+ ){1,6}(?:is|are|was|were|has|have|had|do|does|did|can|will|should|would|tells?|makes?|says?) `;

const minLength = 18;
const isWhole = (text: string): boolean =>
  isWholeTitle(text, minLength) &&
  !/[:;,]|^\S+ \S+$/.test(text) &&
  !regex.iu`(?<!\p{L})(?:you|your|above|below)(?!\p{L})`.test(text);

/** "Here is a list of software I use every day" as "Software I use every day": what a text presents. */
export const presentedThings = (quote: string): string[] => {
  const found = presentation.exec(quote)?.[1] ?? '';
  const thing = found.replace(collection, '').replace(amount, '').replace(addition, '').trim();
  if (thing === '' || vague.test(thing) || clause.test(thing)) return [];
  // "A fun little toy" is not the author's own, and neither is it a collection.
  if (!collection.test(found) && !ofAuthor.test(thing)) return [];
  return [thing, ...endings(`${thing}.`).slice(0, 1)]
    .filter(isWhole)
    .filter((text) => !vague.test(text))
    .slice(0, 1);
};
