import { anyOf } from '#engine/english/word-classes.ts';
import { enthusiasmWords } from '#engine/english/word-lists/text-words.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import type { TitleFrame } from '#engine/writing/titles/subject/title-frame.ts';

/** A frame around the topic, with the evidence that the text must have for it. */
export type Claim = {
  frame: TitleFrame;
  evidence: RegExp;
  /** The number of lines of the text that must say it. */
  times: number;
  /** Whether these lines must also name the topic. */
  near?: boolean;
  /** Whether the topic must be the thing released rather than the one who releases it. */
  released?: boolean;
  /** Whether a heading or the opening must say it. Further down, the text says it about something else. */
  leads?: boolean;
  /** The kinds of text that the claim suits; any if absent. */
  kinds?: RegExp;
  forms: readonly ((topic: string) => string)[];
};

const words = (list: string): RegExp => regexOf(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu');

export const claims: readonly Claim[] = [
  {
    frame: 'guide',
    evidence: words('step[- ]by[- ]step'),
    times: 1,
    near: true,
    kinds: /^(?:how-to|tips|explainer|reference)$/,
    forms: [(t) => `${startWithCapital(t)}: a step-by-step guide`],
  },
  {
    frame: 'guide',
    evidence: words('(?:this|following|short|quick|complete|practical) (?:\\p{L}+ )?guide'),
    times: 1,
    kinds: /^(?:how-to|tips|explainer|reference|travel|list)$/,
    forms: [(t) => `A guide to ${t}`],
  },
  {
    frame: 'guide',
    evidence: words('(?:this|following) (?:\\p{L}+ )?tutorial'),
    times: 1,
    kinds: /^(?!(?:review|news|diary|announcement)$)/,
    forms: [(t) => `${startWithCapital(t)}: a tutorial`],
  },
  {
    frame: 'guide',
    evidence: words('(?:an? (?:quick |short |brief )?introduction to|introduces you to|primer)'),
    times: 1,
    near: true,
    kinds: /^(?!(?:review|news|diary|announcement)$)/,
    forms: [(t) => `An introduction to ${t}`],
  },
  {
    frame: 'guide',
    evidence: words('race report'),
    times: 1,
    forms: [(t) => `${startWithCapital(t)}: race report`],
  },
  {
    frame: 'guide',
    evidence: words('post-?[ ]?mortem'),
    times: 1,
    near: true,
    leads: true,
    forms: [(t) => `${startWithCapital(t)}: a post-mortem`],
  },
  {
    frame: 'guide',
    evidence: words('progress report'),
    times: 1,
    forms: [(t) => `${startWithCapital(t)}: progress report`],
  },
  {
    frame: 'start',
    evidence: words('get(?:ting)? started'),
    times: 1,
    near: true,
    leads: true,
    kinds: /^(?:how-to|tips|explainer|reference|announcement)$/,
    forms: [(t) => `Getting started with ${t}`],
  },
  {
    frame: 'tips',
    evidence: words('tips'),
    times: 1,
    near: true,
    leads: true,
    kinds: /^(?:how-to|tips|list|reference)$/,
    forms: [(t) => `${startWithCapital(t)} tips`],
  },
  {
    frame: 'tips',
    evidence: words('best practices'),
    times: 1,
    near: true,
    leads: true,
    forms: [(t) => `${startWithCapital(t)}: best practices`],
  },
  {
    frame: 'benefits',
    evidence: words('benefits?|advantages?|benefited'),
    times: 1,
    near: true,
    leads: true,
    kinds: /^(?:explainer|opinion|case-study|comparison)$/,
    forms: [(t) => `The benefits of ${t}`],
  },
  {
    frame: 'problem',
    evidence: words('(?:problems?|trouble|wrong) with'),
    times: 1,
    near: true,
    kinds: /^(?:opinion|essay)$/,
    forms: [(t) => `The problem with ${t}`],
  },
  {
    frame: 'lessons',
    evidence: words(
      "(?:lessons? (?:I |we )?learned|what (?:I|we)(?:['’]ve)? learn(?:ed|t)|learned (?:a lot|so much)|takeaways?|taught (?:me|us))",
    ),
    times: 1,
    // Without the topic in the same line, editors found that the lessons belonged to something else.
    near: true,
    kinds: /^(?:diary|case-study|essay|opinion)$/,
    forms: [(t) => `${startWithCapital(t)}: what I learned`, (t) => `Lessons from ${t}`],
  },
  {
    frame: 'how-it-works',
    evidence: words('how (?:it|they|(?:\\p{L}+ )?\\p{L}+) works?|under the hood'),
    times: 1,
    near: true,
    leads: true,
    kinds: /^(?:explainer|how-to|reference|announcement)$/,
    // Nobody explains how a problem works. A form that returns the bare topic makes no title.
    forms: [
      (t) =>
        /^(?:the )?(?:problem|issue|trouble|difference|need|lack|rise|history|future)s? /i.test(t)
          ? t
          : `How ${t} ${/[^su]s$/.test(t) ? 'work' : 'works'}`,
    ],
  },
  {
    frame: 'start',
    evidence: words('when to use|when should you use'),
    times: 1,
    near: true,
    leads: true,
    forms: [(t) => `When to use ${t}`],
  },
  {
    frame: 'announcement',
    evidence: words(
      `announc(?:e|es|ed|ing)|${anyOf(enthusiasmWords)} to|releas(?:ed?|ing)|launch(?:ed|ing)?`,
    ),
    times: 1,
    near: true,
    leads: true,
    kinds: /^announcement$/,
    released: true,
    forms: [(t) => `Announcing ${t}`, (t) => `Introducing ${t}`],
  },
  {
    frame: 'announcement',
    evidence: words('new (?:features?|version|in)|improvements|changes'),
    times: 1,
    near: true,
    leads: true,
    kinds: /^(?:announcement|news)$/,
    // "Improvements to the media library": the thing that changed comes after the preposition.
    forms: [
      (t) =>
        `What's new in ${t.replace(/^(?:new |recent )?(?:improvements?|changes?|updates?|additions?) (?:to|in|for) /iu, '')}`,
    ],
  },
];
