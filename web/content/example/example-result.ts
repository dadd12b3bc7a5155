import type { CompetitionLevel, KeywordClass } from '#contracts/keywords/keyword.ts';

/** What the home page shows of a run over `article.md`. */
export type ExampleResult = {
  readonly articleTitle: string;
  readonly words: number;
  readonly summary: string;
  /** The keyword that the summary leads with, and a sentence of the article that supports it. */
  readonly lead: string;
  readonly passage: string;
  /** The first of `keywordCount`. */
  readonly keywords: readonly {
    readonly text: string;
    readonly keywordClass: KeywordClass;
    readonly score: number;
    readonly volume: number | null;
    readonly competition: CompetitionLevel;
  }[];
  readonly keywordCount: number;
  readonly title: string;
  readonly otherTitles: readonly string[];
  readonly description: string;
  readonly facts: { readonly total: number; readonly kept: number };
};
