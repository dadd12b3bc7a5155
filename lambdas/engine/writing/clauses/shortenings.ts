import { weekdays } from '#engine/english/calendar-words.ts';
import {
  alternatives,
  anyOf,
  capitalized,
  commonPrepositions,
  linkingAdverbs,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from './clause-words.ts';
import { mainVerbAt } from './main-verb.ts';
import { tagWords } from './tag-words.ts';

/** Shortens an English sentence without changing its statement; returns null if it does not apply. */
export type Shortening = (text: string) => string | null;

const changed = (before: string, after: string): string | null => {
  const tidy = after
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .replace(/,+(?=[.!?])/g, '')
    .replace(/,\s*,/g, ',')
    .replace(/^[\s,;:–—-]+/, '')
    .trim();
  if (tidy === before || tidy.length < 20) return null;
  return tidy.replace(regex.u`^\p{Ll}(?=\p{Ll}|\s)`, (letter) => letter.toUpperCase());
};

const replacing =
  (pattern: RegExp, by = ''): Shortening =>
  (text) =>
    pattern.test(text) ? changed(text, text.replace(pattern, by)) : null;

const speechVerbs =
  'said|says|say|told|tells|reported|reports|report|wrote|writes|announced|announces|explained|explains|added|adds|noted|notes|according';
const weekday = anyOf(capitalized(weekdays));

const agency =
  '(?:AP|AFP|UPI|PTI|ANI|dpa|TASS|Xinhua|Reuters|Bloomberg|CNN(?: Business)?|BBC|NBC|ABC|CBS|Fox News|FOX|KYODO|IANS)';
const place = "\\p{Lu}[\\p{L}.’' -]{1,30}(?:,\\s\\p{Lu}[\\p{L}.]{1,20})?";

/** "SAN FRANCISCO (AP) — ", "(CNN) ", "New York, NY – ": the dateline of a report. */
export const dateline = replacing(
  regexOf(
    `^(?:${place}\\s?\\([\\p{L}.&/ ]{2,30}\\)\\s*[—–-]+\\s*|(?:${place}\\s)?\\(${agency}\\)\\s*[—–-]*\\s*|\\p{Lu}[\\p{L}.]{1,25}(?: \\p{Lu}[\\p{L}.]{1,20}){0,3}(?:,\\s\\p{Lu}[\\p{L}.]{1,20})?\\s[—–-]\\s(?=\\p{Lu}|\\p{N}|[“"]))`,
    'u',
  ),
);
export const brackets = replacing(/\s*(?:\([^()]{1,120}\)|\[[^[\]]{1,120}\])/g);
export const connective = replacing(
  regexOf(
    String.raw`^(?:(?:And|But|So|${alternatives(capitalized(linkingAdverbs))}|Or|Furthermore|Additionally|Meanwhile|Therefore|Besides|Well|Yes|No|Yup|Of course|In fact|In addition|As a result|For example|For instance|On the other hand|At the same time|In other words|After all|Not surprisingly|Sadly|Unfortunately|Fortunately|Surely|Finally|Firstly|Secondly|First|Second|Lastly|To be clear|That said|Even so|Either way|Again|Earlier this year|Last year|This year),\s+|(?:And|But|So|Yet|Or|Plus)\s+(?=[\p{L}“"]))`,
    'u',
  ),
);
export const attributionAfter = replacing(
  regexOf(
    `,\\s(?:(?:[^,.;:“”"]|\\.(?=\\p{Lu}|\\s\\p{Lu})){0,90}\\s)?(?:${speechVerbs})(?:\\s[^,;“”"]{0,90})?(?=[.!?]$)`,
    'u',
  ),
);
export const attributionBefore = replacing(
  regex.u`^(?:According to|As reported by|In a statement(?: on \p{L}+)?|In an? (?:interview|report|letter|post) (?:with|to|from|by|in|on))[^,]{1,80},\s+`,
);
export const dashes = replacing(regex.u`\s*(?:—|\s–|\s--)\s*[^—–]{3,140}\s*(?:—|–\s|--\s)\s*(?=\p{Ll})`, ' ');
export const dashTail = replacing(/\s*(?:—|\s–|\s--)\s*[^—–]{3,200}(?=[.!?]$)/u);
/**
 * Only before a verb or a function word: in ", which holds a huge, salty ocean", the second comma does not end an
 * aside.
 */
export const relativeAside = replacing(
  regex.u`,\s(?:who|which|whose|where|when)\s[^,;]{3,120},(?=\s(?:is|are|was|were|has|have|had|will|would|can|could|may|might|said|says|told|to|in|on|at|for|with|and|\p{Ll}+(?:ed|[^\Ws]s))\b)`,
);
export const aside = replacing(
  /,\s(?:however|of course|for example|for instance|in fact|too|also|meanwhile|though|perhaps|therefore|moreover|as always|as usual|after all|indeed|in turn|at least)(?:,(?=\s)|(?=[.!?]$))/iu,
);
const appositiveText = regex.gu`(?<=[\p{L}\p{N}]|\b(?:Jr|Sr)\.),\s((?:(?:a|an|the|one of|of|after|following|despite|along with|together with|including|like|based in|born in|known as|known for|\p{Ll}+ed (?:that|by|at|with|to|in|for|as))\s|\d{1,2}\s)[^,;“”"]{2,110}|\d{1,3}),(?=\s(?!(?:and|or|but)\s)\p{Ll})`;
/** Whether a verb comes before an aside or immediately after it; otherwise, the aside is the main clause. */
const hasVerbBeside = (before: string, after: string): boolean => {
  const following = tagWords(after);
  const continues = following
    .slice(0, 2)
    .some(
      (word, i) =>
        (i === 0 || following[0]?.tag === 'R') && isFiniteVerb(word, following[i - 1], following[i + 1]),
    );
  return continues || mainVerbAt(tagWords(before)) >= 0;
};
/** "..., the man suffered from fever, fatigue and": without a verb before or after it, this is the main clause. */
export const appositive: Shortening = (text) => {
  const pattern = new RegExp(appositiveText);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const comma = /,\s\d{1,3}$/.test(before) ? ',' : '';
    if (hasVerbBeside(before, after)) return changed(text, before + comma + after);
    // The comma that ends one aside opens the next: "Ann Carl, 55, a gardener, pleaded".
    pattern.lastIndex = match.index + 1;
  }
  return null;
};
/** "dragged the Inspector-General of Police, Ibrahim Idris, to court": a name after an office. */
export const nameAside = replacing(
  regex.u`(?<=\p{L}),\s\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){1,2},(?=\s(?:to|on|for|from|with|after|over|into|before|is|was|has|will|would|said|told)\s)`,
);
export const relativeTail = replacing(
  regex.u`,\s(?:which|who|whose|where|with|when|while|although|though|whereas|because|since|even|as|after|before|but|and|so|including|such as|despite|according|per|sparking|leading|making|allowing|\p{L}{3,}ing)\s[^;]{3,400}(?=[.!?]$)`,
);
export const lastRelativeTail = replacing(
  regex.u`,\s(?:which|who|whose|where|with|when|while|although|though|whereas|because|since|even|as|after|before|but|and|so|including|such as|despite|according|per|\p{L}{3,}ing)\s[^,;]{3,200}(?=[.!?]$)`,
);
const phraseAfterComma = regexOf(
  String.raw`,\s(?:part of|one of|combined with|along with|together with|based on|thanks to|due to|followed by|complete with|ranging from|\p{Ll}{3,}ed ${anyOf(commonPrepositions)})\s[^,;]{3,200}(?=[.!?]$)`,
  'u',
);

/**
 * ", part of a wave of protests": a phrase at the end that adds to the sentence. After a list, it may be the last
 * item.
 */
export const trailingPhrase: Shortening = (text) => {
  const match = phraseAfterComma.exec(text);
  return match === null
    ? null
    : changed(text, text.slice(0, match.index) + text.slice(match.index + match[0].length));
};
export const semicolon = replacing(/;\s[^;]{3,240}(?=[.!?]$)/u);
export const leadIn = replacing(
  regex.u`^(?:(?:As|While|When|To|After|Before|Since|Although|Though|Despite|In|On|At|With|For|By|From|During|Following|Because of|Whatever)\s[^,;]{3,150}|(?:Earlier|Later|Last|This) (?:this |last )?(?:year|month|week|day|summer|winter|spring|autumn|fall|morning|evening)),\s+(?=[\p{L}\p{N}“"])`,
);
/** "Calling the return a test, the ministry said": an opening participle phrase. */
export const participle = replacing(
  regex.u`^\p{Lu}\p{Ll}{2,}ing\s[^,;]{3,90},\s+(?=(?:the|an?|his|her|its|their|he|she|it|they|we|you)\s|\p{Lu}\p{Ll})`,
);
/** "Whether you're for or against it, there is no denying": the main clause is true in either case. */
export const eitherWay = replacing(regex.u`^Whether\s[^,;]{3,110},\s+(?=[\p{L}\p{N}“"])`);
/** "Brace yourself, Swifties: Taylor Swift might": an address to the reader before the sentence. */
export const call = replacing(
  regex.u`^(?:\p{Lu}[\p{L}’']*)(?:,?\s[\p{L}’']+){0,4}:\s(?=(?:\p{Lu}[\p{L}’']*\s){2})`,
);
const secondPredicate = regexOf(
  String.raw`\s(?:and|but)\s(?:to\s\p{Ll}+|is|are|was|were|has|have|had|will|would|can|could|\p{Ll}{3,}ed\s(?:${alternatives(commonPrepositions)}|the|an?|his|her|its|their|that|into|over))\s[^;]{3,240}(?=[.!?]$)`,
  'u',
);

/** "... and was diagnosed with": a second predicate. After "both" or "between", it is half of a pair. */
export const coordinateTail: Shortening = (text) => {
  const match = secondPredicate.exec(text);
  if (match === null || regex.iu`(?<!\p{L})(?:both|between|either|neither)(?!\p{L})`.test(text)) return null;
  const before = text.slice(0, match.index);
  if (regex.u`^\s\p{Ll}+\sto\s`.test(match[0]) && !regex.u`\sto\s\p{Ll}`.test(before)) return null;
  return changed(text, before + text.slice(match.index + match[0].length));
};
export const time = replacing(
  regexOf(
    `(?<!(?:spent|spend|until|by|since|of|every|each|next|last|this|out|before|from|to|and|or))(?:,)?\\s(?:on\\s|late\\s|early\\s)?${weekday}(?:\\s(?:morning|afternoon|evening|night))?(?=[\\s,.!?])`,
    'u',
  ),
);
export const softener = replacing(
  regex.u`\b(?:really|actually|basically|simply|literally|certainly|definitely|just|very|quite|currently|further|also|easily the|officially|recently)\s(?=\p{Ll})`,
);
