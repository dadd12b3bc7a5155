import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';

/** Whether a half opens with its verb: "Take the best tool". */
export const isRequest = (left: string): boolean => wordsOf(left)[0]?.tag === 'V';
