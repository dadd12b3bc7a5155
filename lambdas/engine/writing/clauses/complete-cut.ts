import { isIrregularVerbForm, lexiconEntry } from '#engine/language/lexicon.ts';
import type { ShortClause } from './clause-chunks.ts';
import { isFiniteVerb, isWord } from './clause-words.ts';
import { addition, incompleteNoun, isNamed, reporting, unfinished } from './cut-words.ts';
import { mainVerbAt } from './main-verb.ts';
import { tagWords } from './tag-words.ts';

/** "led (by)", "emanating (from)": a verb form that needs the words that were cut off. */
export const isWaiting = (text: string): boolean => {
  const words = tagWords(text).filter(isWord);
  const last = words.at(-1);
  return (
    last !== undefined &&
    words.length - 1 > mainVerbAt(words) &&
    (/^(?:starting|beginning|trying|going|hoping|planning|continuing|aiming|failing|led|held|made|built|run|set|sent|seen|known|given|taken|driven|shown|written|based)$/.test(
      last.lower,
    ) ||
      ('VGD'.includes(last.tag) && /(?:ed|ing)$/.test(last.lower)) ||
      (/ing$/.test(last.lower) && !(lexiconEntry(last.lower)?.classes.startsWith('n') ?? false)))
  );
};
/** "A group of physicians, alarmed that vaccines are denied": an aside that the cut never closed. */
const openAside = /^[^,]+,\s\p{Ll}+ed\s(?:that|by|at|with|to|in|for|of|as)\s[^,]*$/u;
/** "showed that the suit": a whole clause must follow these words. */
const lastClaim =
  /(?<![\p{L}])(?:that|whether|because|if|when|where|who|which)(?![\p{L}])((?:(?!(?<![\p{L}])(?:that|whether|because|if|when|where|who|which)(?![\p{L}])).)*)$/u;
const hasVerb = (text: string): boolean =>
  tagWords(text).some(
    (word, i, words) =>
      isFiniteVerb(word, words[i - 1], words[i + 1]) ||
      isIrregularVerbForm(word.lower) ||
      /^(?:led|met|won|lost|held|sold|hit|cut|put|set|ran|rose|fell|grew)$/.test(word.lower),
  );
/** "would allow leaders": the cut removed the infinitive. */
const enabling =
  /\s(?:allow|enabl|help|forc|urg|ask|encourag|permit|requir|expect|lead)\p{Ll}{0,3}\s(?:(?:the|an?|its|his|her|their)\s)?[^\s]+$/u;
const lastPart = /,\s(?:and|but|while|as|so|yet)\s([^,]*)$/u;

/** Up to this many words after the main verb, the lost words may belong to it: "said it", "spent two days". */
const nearVerb = 3;
const endsAtReport = (text: string): boolean => {
  const words = tagWords(text).filter(isWord);
  const verb = mainVerbAt(words);
  return reporting.test(words[verb]?.lower ?? '') && words.length - 1 - verb <= nearVerb;
};

/** Whether the beginning of a long sentence is complete: its last words need nothing that was cut. Pronouns are allowed. */
export const isCompleteCut = ({ text, rest }: ShortClause): boolean => {
  if (rest === '') return true;
  const tail = lastPart.exec(text)?.[1];
  const claim = lastClaim.exec(text)?.[1];
  return !(
    (rest.startsWith(',') && !addition.test(rest) && !isNamed(text, rest)) ||
    (/^(?:to|of|that|for)\s/.test(rest) && unfinished.test(text)) ||
    (/^(?:to|for|of)\s/.test(rest) && (incompleteNoun.test(text) || endsAtReport(text))) ||
    (/^(?:by|from|in|on|at|with|to|into|as|through)\s/.test(rest) && isWaiting(text)) ||
    openAside.test(text) ||
    enabling.test(text) ||
    (tail !== undefined && mainVerbAt(tagWords(tail)) < 0) ||
    (claim !== undefined && !hasVerb(claim))
  );
};
