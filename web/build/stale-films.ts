import type { ExampleResult } from '#content/example/example-result.ts';

/** What a film shows of the run on `article.md`. `scripts/make-demos.ts` records it. */
export type Shown = Pick<ExampleResult, 'lead' | 'keywordCount' | 'changes'>;

/** What the films show and the example no longer gets, in words; null if they agree. */
export const describeStaleFilms = (shown: Shown, now: Shown): string | null => {
  const differences = (['lead', 'keywordCount', 'changes'] as const)
    .filter((name) => shown[name] !== now[name])
    .map((name) => `${name} ${JSON.stringify(shown[name])}, now ${JSON.stringify(now[name])}`);
  return differences.length === 0
    ? null
    : `The films show an earlier result (${differences.join('; ')}). Film it again: npm run make-demos`;
};
