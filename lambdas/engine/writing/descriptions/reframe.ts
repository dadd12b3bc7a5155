import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { doingLesson } from './compose/guide-lines.ts';

/** A shorter line says too little in any frame. */
const shortest = 36;

/** "Learn how to bake rye bread.", "A look at why rye bread is dense.": one sentence that says what its text gives. */
const lesson = regex.u`^(?:Learn how to|This article shows how to) ([^.:;?!]+(?:\.\p{L}[^.:;?!]*)*)\.$`;
const told = /^(?:A look at |Read )?((?:how|why|How|Why) (?:I|we) [^:;?!]+)\.$/u;
const clause =
  /^(?:Learn|A look at|Find out) ((?:how|why|what|when|where|which|whether) (?!to )[^:;?!]+)\.$/u;
const thing =
  /^(?:Learn about|Read about|A look at|This article looks at) ((?!how |why |what |which )[^:;?!]+)\.$/u;

const small = (text: string): string => text.replace(regex.u`^\p{Lu}`, (letter) => letter.toLowerCase());

const ofLesson = (deed: string, guides: boolean): string[] => {
  const doing = doingLesson(deed);
  return [
    `Learn how to ${deed}.`,
    ...(doing === null ? [] : [`${guides ? 'A guide to' : 'A look at'} ${doing}.`]),
    `This article shows how to ${deed}.`,
  ];
};

const ofStory = (story: string): string[] => [
  `A look at ${small(story)}.`,
  `Read ${small(story)}.`,
  `${startWithCapital(story)}.`,
];

const ofClause = (clauseText: string): string[] => [
  `Learn ${clauseText}.`,
  ...(/^(?:how|why) /.test(clauseText) ? [`A look at ${clauseText}.`] : []),
  `Find out ${clauseText}.`,
];

const ofThing = (name: string, guides: boolean): string[] => [
  `A look at ${name}.`,
  `${guides ? 'Learn' : 'Read'} about ${name}.`,
  `This article looks at ${name}.`,
];

const framesOf = (text: string, guides: boolean): string[] => {
  const found = [lesson, told, clause, thing].map((form) => form.exec(text)?.[1]);
  const [deed, story, asked, name] = found;
  if (deed !== undefined) return ofLesson(deed, guides);
  if (story !== undefined) return ofStory(story);
  if (asked !== undefined) return ofClause(asked);
  return name === undefined ? [] : ofThing(name, guides);
};

/**
 * A good line in other frames: "A guide to baking rye bread." and "This article shows how to bake rye bread." of "Learn how
 * to bake rye bread.". Strict editors publish half of the lines that say what a text gives, and one of ten sentences of the
 * text (training/README.md), so that another wording of a good line is worth more than a detail. `guides` is false for a
 * text that tells what its author did or thinks, and guides nobody.
 */
export const reframe = (text: string, guides: boolean): string[] =>
  // A line of two sentences has no other frame.
  regex.u`[.!?] \p{Lu}`.test(text)
    ? []
    : framesOf(text, guides).filter(
        (frame) => frame !== text && frame.length >= shortest && fitsSnippet(frame, 'description'),
      );
