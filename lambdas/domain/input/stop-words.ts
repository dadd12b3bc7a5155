import { englishFunctionWords } from '#contracts/keywords/function-words.ts';

const functionWords: ReadonlySet<string> = new Set(englishFunctionWords);

/** True for a function word, in any case and with any kind of apostrophe. */
export const isStopWord = (word: string): boolean =>
  functionWords.has(word.toLowerCase().replaceAll('’', "'"));
