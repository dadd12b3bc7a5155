import { keywordClasses, unknownClassPriority } from '#contracts/keywords/keyword.ts';

/** Place of a keyword class in results: 1 (use it first) to 10; a class we do not know comes after all others. */
export const classPriority = (keywordClass: string): number => {
  const index = (keywordClasses as readonly string[]).indexOf(keywordClass);
  return index === -1 ? unknownClassPriority : index + 1;
};
