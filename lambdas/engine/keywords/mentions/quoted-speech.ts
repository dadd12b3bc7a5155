import { regex } from '#engine/language/patterns.ts';
import type { Span } from '#engine/verification/facts/quotations.ts';

/** Words that attribute a quotation to a speaker, or that introduce a name. */
const speechVerbs = regex.iu`(?<![\p{L}])(?:said|told|asked|asks|added|adds|explained|explains|wrote|writes|recalled|recalls|noted|argued|argues|warned|warns|announced|insisted|insists|replied|admitted|admits|claimed|claims|stated|tweeted|posted|testified|joked|jokes|laughed|laughs|shouted|concluded|continued|remembered|remembers|thought|according to|calls?|called|dubbed|named|nicknamed|known as|titled|entitled|so-called|chanted|read(?= aloud))(?![\p{L}])`;
/** Matches "Ann Poe says", but neither "a title that says" nor "“Bees” says more", which quote a text. */
const speechAct = regex.iu`(?<!(?:title|headline|heading|sentence|phrase|keyword|description|text|label|button|line|page|section|example|it|that|which|one)\s)(?<![\p{L}])says(?![\p{L}])(?! (?:more|less|nothing|little|much|enough|all|something|it|what|who|how|that|so)\b)`;

/** The number of characters before and after a quotation in which its speaker may be named. */
const maxDistance = 70;

const hasSpeechVerb = (text: string): boolean => speechVerbs.test(text) || speechAct.test(text);

/** True if a quotation is attributed to a speaker: a verb of saying is near it and outside other quotations. */
export const isAttributed = (block: string, { start, end }: Span): boolean => {
  const before = block.slice(Math.max(0, start - maxDistance), start).replace(/^.*["”]/su, '');
  const after = block.slice(end, end + maxDistance).replace(/["“].*$/su, '');
  return hasSpeechVerb(before) || hasSpeechVerb(after);
};
