import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { around, lastWord, opensNounPhrase } from './noun-phrases.ts';

/** An adverb and a participle between a determiner and a noun: "A well researched post", "some half eaten loaves". */
const adverbial = regexOf(
  String.raw`(?<=(?<!\p{L})(?:an?|the|${alternatives(possessives)}|some|many|several|these|those|of|with|more|most|most|another|any|no|for|in|two|three) )(well|half|much|ever|long|fast|slow|high|low|hard|never) (\p{Ll}{4,})(?= \p{Ll}{3})`,
  'giu',
);
const participle = regex.u`ed$|^(?:known|written|made|built|done|kept|read|run|worn|lit|fed|paid|spoken|drawn|thought|spent|taught|told|bred|born|sung|held|hidden|broken|forgotten|understood|eaten|beaten|frozen|torn|proven|chosen|open)$`;

const isJoined = (adverb: string, word: string): boolean => {
  if (/^(?:well|much)$/i.test(adverb)) return participle.test(word);
  if (/^half$/i.test(adverb)) return participle.test(word);
  if (/^(?:ever|never)$/i.test(adverb))
    return /^(?:changing|growing|present|evolving|expanding|increasing|shifting|ending)$/.test(word);
  if (/^(?:fast|slow)$/i.test(adverb))
    return /^(?:moving|growing|burning|acting|changing|cooked|paced|flowing)$/.test(word);
  if (/^long$/i.test(adverb))
    return /^(?:running|lasting|standing|lost|forgotten|suffering|awaited|dead|haired|held|distance)$/.test(
      word,
    );
  if (/^hard$/i.test(adverb))
    return /^(?:earned|won|working|hitting|fought|core|boiled|wired|pressed|learned)$/.test(word);
  return /^(?:performing|hanging|flying|ranking|lying|earning|paying|scoring|achieving|rated|paid|yielding|functioning)$/.test(
    word,
  );
};

/** Adds the hyphen of "a well-researched post". After "very", most editors leave it out. */
export const withJoinedParticiples = applyReplacements([
  [
    adverbial,
    (found: string, adverb: string, word: string, at: number, text: string) => {
      const [left, right] = around(text, at, found);
      const isSafe =
        isJoined(adverb, word) &&
        opensNounPhrase(right) &&
        !(/^much$/i.test(adverb) && /^(?:more|most|the|of|for|in|with)$/.test(lastWord(left)));
      return isSafe ? `${adverb}-${word}` : found;
    },
  ],
]);
