import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { leadKeywords } from '#domain/shortlist/lead-keywords.ts';
import type { Deps, JobRecord } from '#ports';
import { loadShortlist } from './load-shortlist.ts';
import { loadOutput } from './stage-output.ts';

/** The ideas behind the shortlist, starting with the lead keyword. Titles and the rewrite are written for them. */
export const shortlistIdeas = async (deps: Pick<Deps, 'outputs'>, job: JobRecord): Promise<KeywordIdea[]> => {
  const [ideas, shortlist] = await Promise.all([loadOutput(deps, job, 'ideas'), loadShortlist(deps, job)]);
  const byText = new Map(ideas.map((idea) => [idea.text, idea]));
  return leadKeywords(shortlist).flatMap((entry) => byText.get(entry.keyword_text) ?? []);
};
