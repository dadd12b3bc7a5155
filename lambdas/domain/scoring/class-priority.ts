import { keywordClasses, unknownClassPriority } from '#contracts/keywords/keyword.ts';

/** The rank of a keyword class in results, from 1 (use it first) to 10. An unknown class sorts last. */
export const classPriority = (keywordClass: string): number => {
  const index = (keywordClasses as readonly string[]).indexOf(keywordClass);
  return index === -1 ? unknownClassPriority : index + 1;
};
