import type { ModelFault } from '#contracts/models/language-model.ts';
import type { OpinionOutput } from '#providers/language-model/prompts/opinion.ts';
import type { Verdict } from '#providers/language-model/requests/run-task.ts';

const countFault = (detail: string): ModelFault[] => [{ reason: 'count', detail }];

/**
 * Checks a model's opinions on passages: exactly one for each, with ids that count from 1. The value says of each
 * passage whether it changed.
 */
export const checkOpinion = (passages: number, { opinions }: OpinionOutput): Verdict<boolean[]> => {
  // An answer can have any number of items, so they are counted before they are processed.
  if (opinions.length !== passages) {
    const detail = `There are ${opinions.length} opinions; ${passages} are required.`;
    return { value: null, faults: countFault(detail) };
  }
  const sameById = new Map(opinions.map(({ id, same }) => [id, same]));
  const ids = Array.from({ length: passages }, (_, i) => i + 1);
  const missing = ids.filter((id) => !sameById.has(id));
  if (missing.length > 0)
    return { value: null, faults: countFault(`There is no opinion for the ids ${missing.join(', ')}.`) };
  return { value: ids.map((id) => sameById.get(id) === false), faults: [] };
};
