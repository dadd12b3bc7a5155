import type { KeywordIdea } from '#contracts/evidence.ts';
import type { Deps, JobRecord } from '#ports';
import { loadOutput } from './stage-output.ts';

/** The ideas behind the keywords that are shown, in their order: what titles and the rewrite are written for. */
export const shortlistIdeas = async (deps: Pick<Deps, 'outputs'>, job: JobRecord): Promise<KeywordIdea[]> => {
  const [ideas, shortlist] = await Promise.all([
    loadOutput(deps, job, 'ideas'),
    loadOutput(deps, job, 'shortlist'),
  ]);
  const byText = new Map(ideas.map((idea) => [idea.text, idea]));
  return shortlist.flatMap((entry) => byText.get(entry.keyword_text) ?? []);
};
