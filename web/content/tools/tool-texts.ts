import type { Question } from '#content/questions.ts';

export type Step = { readonly title: string; readonly text: string };

/** A cell of the table of outputs: yes, no, or an amount. */
type Output = string | boolean;

/** Every text of the public pages about a tool. */
export type ToolTexts = {
  readonly summary: string;
  /** The three steps of a run. */
  readonly steps: readonly Step[];
  /** Next to the film of a run. */
  readonly watch: string;
  /** The film's alt text (`/demos/gifs/{slugPrefix}-hero.webp`) and its caption. */
  readonly film: { readonly alt: string; readonly caption: string };
  readonly benefits: readonly Step[];
  /** The tool's place in the workflow of the features page. */
  readonly stage: { readonly step: string; readonly text: string };
  readonly page: {
    readonly metaTitle: string;
    readonly metaDescription: string;
    /** The heading. Its second part is highlighted. */
    readonly heading: readonly [before: string, marked: string, after: string];
    readonly closing: Step;
  };
  readonly questions: readonly Question[];
  /** The tool's column in the pricing page's table of outputs. */
  readonly outputs: {
    readonly input: Output;
    readonly keywords: Output;
    readonly figures: Output;
    readonly relevance: Output;
    readonly score: Output;
    readonly titles: Output;
    readonly descriptions: Output;
    readonly article: Output;
    readonly imageTexts: Output;
  };
};
