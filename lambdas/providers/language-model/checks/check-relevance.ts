import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { ModelFault } from '#contracts/models/language-model.ts';
import { withJudgement } from '#domain/scoring/judged-relevance.ts';
import type { RelevanceOutput } from '#providers/language-model/prompts/relevance.ts';
import type { Verdict } from '#providers/language-model/requests/run-task.ts';

const fault = (reason: ModelFault['reason'], wrong: readonly unknown[], detail: string): ModelFault[] =>
  wrong.length > 0 ? [{ reason, detail }] : [];

const faultsOf = (ids: readonly number[], ratings: RelevanceOutput['ratings']): ModelFault[] => {
  const given = ratings.map(({ id }) => id);
  const missing = ids.filter((id) => !given.includes(id));
  const foreign = given.filter((id, i) => !ids.includes(id) || given.indexOf(id) !== i);
  const wrong = ratings
    .filter(({ relevance }) => !Number.isInteger(relevance) || relevance < 1 || relevance > 100)
    .map(({ id, relevance }) => `id ${id} has ${relevance}`);
  return [
    ...fault('count', missing, `There is no rating for the ids ${missing.join(', ')}.`),
    ...fault('count', foreign, `These ids are not in the list or appear twice: ${foreign.join(', ')}.`),
    ...fault('malformed', wrong, `Ratings must be whole numbers from 1 to 100; ${wrong.join(', ')}.`),
  ];
};

/**
 * Checks a model's judgment of keywords without evidence. The model may raise their relevance within bounds; their
 * evidence does not change. `judged` are the keywords that the request listed; their ids count from 1.
 */
export const checkRelevance = (
  ideas: readonly KeywordIdea[],
  judged: readonly KeywordIdea[],
  { ratings }: RelevanceOutput,
): Verdict<KeywordIdea[]> => {
  // An answer can have any number of items, so a list that is far too long is rejected before its items are checked.
  if (ratings.length > judged.length * 2) {
    const detail = `There are ${ratings.length} ratings; ${judged.length} are required.`;
    return { value: null, faults: [{ reason: 'count', detail }] };
  }
  const faults = faultsOf(
    judged.map((_, i) => i + 1),
    ratings,
  );
  if (faults.length > 0) return { value: null, faults };
  const ratingOf = new Map(ratings.map(({ id, relevance }) => [judged[id - 1]?.text, relevance]));
  return {
    value: ideas.map((idea) => {
      const rating = ratingOf.get(idea.text);
      return rating === undefined ? idea : withJudgement(idea, rating);
    }),
    faults,
  };
};
