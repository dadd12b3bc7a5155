import { regex } from '#engine/language/patterns.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { TitleSentence } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { howToTitle, questionTitle } from './question-titles.ts';

/** A text promises its content in its first sentences. */
const maxPromiseSentence = 8;

const asStated = (texts: readonly string[]): Composed[] =>
  texts.map((text) => ({ text: surfaceName(text), frame: 'stated' }));

/** Promises of an answer: "Here's how I feed my starter", "Learn why we built it". */
const announcedAnswer =
  /^(?:so,? |but |and )?(?:here(?:['’]s| is)|learn|see|find out|discover|read on to (?:learn|find out)|you(?:['’]ll| will) (?:learn|see|find out))(?: (?:about|exactly))? ((?:how|why|what['’]s new in|what (?:I|we)) (?!and ).+)$/iu;
/** "summarizing what's new in Rye", "an article on how we feed starters". */
const describedAnswer = regex.iu`(?<!\p{L})(?:shar(?:e|ing)|explain(?:ing)?|describ(?:e|ing)|discuss(?:ing)?|summari[sz](?:e|ing)|outlin(?:e|ing)|explor(?:e|ing)|document(?:ing)?|(?:post|article|guide|series|talk|tutorial|video) (?:on|about)|(?:talk|write|writing|talking) about|asked(?: me)?(?: on a regular basis| again and again| often| a lot)?)(?: you)?(?: a bit about| briefly| exactly)? ((?:how|why|what['’]s new in|what is new in) (?!and |do |did |does |can ).+)$`;

/** The subject of the text, or what people ask its author. "Describing how" may refer to only a part of it. */
const textNouns = regex.iu`^(?:asked|post|article|guide|series|talk|tutorial|video)(?!\p{L})`;

/** "This post is intended to help you get started": what a text says about itself. */
const helpedReader = regex.iu`(?<!\p{L})(?:this|these|the following) (?:\p{L}+ ){0,3}(?:\p{L}+) (?:(?:is|are|was|were) )?(?:intended|designed|meant|here|aims?|hopes?|written|going|will) to help (?:you|readers|people|users|developers|others|anyone)(?: to)? (\p{L}+ .+)$`;

/** Advice with its purpose: "practical steps you can take to start a lab". */
const steps = regex.iu`(?<!\p{L})(?:steps|actions|ways|tips|things|strategies|techniques|measures|tricks|suggestions)(?: (?:that |which )?(?:you|we|anyone|teams|people) (?:can|should|could|might)(?: take| do| use| follow| try| employ)?)? to (\p{L}+ .+)$`;
const givesSteps = regex.iu`(?<!\p{L})(?:here (?:are|is)|below|the following|this (?:post|article|guide)|I(?:['’]ll| will)|we(?:['’]ll| will)|discussing|sharing|covering)(?!\p{L})`;

/** Titles from the sentence that promises what a text covers. */
export const promised = ({ text, index }: TitleSentence): Composed[] => {
  if (index >= maxPromiseSentence) return [];
  const question = announcedAnswer.exec(text)?.[1];
  if (question !== undefined) return asStated(questionTitle(question));
  const [described, answer] = describedAnswer.exec(text) ?? [];
  if (described !== undefined && answer !== undefined)
    return asStated(questionTitle(answer)).map((line) =>
      textNouns.test(described) ? line : { ...line, frame: 'thesis' },
    );
  const help = helpedReader.exec(text)?.[1];
  if (help !== undefined) return asStated(howToTitle(help));
  const action = givesSteps.test(text) ? steps.exec(text)?.[1] : undefined;
  if (action !== undefined) return asStated(howToTitle(action));
  return [];
};
