import { lexiconEntry } from '#engine/english/lexicon.ts';
import { isWord } from './clause-words.ts';
import { mainVerbAt } from './main-verb.ts';
import { tagWords } from './tag-words.ts';

/** "led (by)", "emanating (from)": whether a text ends with a verb form that needs the words that were cut off. */
export const lacksComplement = (text: string): boolean => {
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
