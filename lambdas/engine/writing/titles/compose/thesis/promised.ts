import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { TitleSentence } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { hasFiniteVerb } from '#engine/writing/titles/vary/title-verb.ts';
import { pointing, whole, you } from './whole-clauses.ts';

/** A text promises in its first sentences what it tells. */
const promisedWithin = 8;

const stated = (text: string): Composed[] => [{ text: surfaceName(text), frame: 'stated' }];

/** "How I got started a year (ago)". */
const isCut = /(?<!\p{L})(?:an?|this|last|next) (?:year|month|week|day|while|bit|few)$/iu;

/** The clause to the end of its sentence if it fits, else to the last noun at which it can end. */
const closed = (clause: string): string[] => {
  const full = clause.replace(/[.!?:]+$/u, '').trim();
  return fitsSnippet(`How to ${full}`, 'title') && !pointing.test(full) && !/[,;:–—"“”()]/.test(full)
    ? [full]
    : whole(clause).filter((text) => !isCut.test(text));
};

const isVerb = (word: string): boolean => lexiconEntry(word.toLowerCase())?.classes.includes('v') ?? false;
/** What nobody learns to do. */
const notTaught = /^(?:be|have|do|go|get|say|see|know|make sure|think|want|need|understand|decide|feel)$/i;

/** "feed a starter" is "How to feed a starter". */
const howTo = (deed: string): Composed[] => {
  const line = deed.replace(/^(?:\p{L}+ly|better|quickly|easily|also) /iu, '');
  const [verb = '', next = ''] = line.split(' ');
  if (!isVerb(verb) || (notTaught.test(verb) && !/^(?:started|the|a|an)$/i.test(next))) return [];
  return closed(line)
    .slice(0, 1)
    .flatMap((text) => stated(`How to ${you(text)}`));
};

/** "how I feed my starter", "why we built it", "what is new in Rye 2": a question that the text answers. */
const answered = (question: string): Composed[] => {
  const [, asks = '', rest = ''] = /^(how|why|what|when|where|whether) (.+)$/iu.exec(question) ?? [];
  if (asks === '') return [];
  const deed =
    /^(?:to|(?:you|we|one) (?:can|could|should|might)(?: \p{L}+ly)?|(?:we|I|you)(?:['’]ll| will)) (.+)$/iu.exec(
      rest,
    )?.[1];
  if (asks.toLowerCase() === 'how' && deed !== undefined) return howTo(deed);
  if (/^(?:much|many|long|often|to|about|if)\s/i.test(rest)) return [];
  return closed(rest)
    .filter(
      (text) =>
        /^(?:I|we|they)\s/i.test(text) ||
        hasFiniteVerb(text) ||
        tagWords(text).some(({ tag }, i) => i > 0 && tag === 'V'),
    )
    .slice(0, 1)
    .flatMap((text) => stated(`${asks.toLowerCase()} ${text}`));
};

/** "Here's how I feed my starter", "Learn why we built it". */
const announcedAnswer =
  /^(?:so,? |but |and )?(?:here(?:['’]s| is)|learn|see|find out|discover|read on to (?:learn|find out)|you(?:['’]ll| will) (?:learn|see|find out))(?: (?:about|exactly))? ((?:how|why|what['’]s new in|what (?:I|we)) (?!and ).+)$/iu;
/** "summarizing what's new in Rye", "an article on how we feed starters". */
const toldAnswer =
  /(?<!\p{L})(?:shar(?:e|ing)|explain(?:ing)?|describ(?:e|ing)|discuss(?:ing)?|summari[sz](?:e|ing)|outlin(?:e|ing)|explor(?:e|ing)|document(?:ing)?|(?:post|article|guide|series|talk|tutorial|video) (?:on|about)|(?:talk|write|writing|talking) about|asked(?: me)?(?: on a regular basis| again and again| often| a lot)?)(?: you)?(?: a bit about| briefly| exactly)? ((?:how|why|what['’]s new in|what is new in) (?!and |do |did |does |can ).+)$/iu;

/** What the text is about, or what people ask its author; "describing how" may be about a part of it. */
const ofText = /^(?:asked|post|article|guide|series|talk|tutorial|video)(?!\p{L})/iu;

/** "This post is intended to help you get started": what a text says of itself. */
const helped =
  /(?<!\p{L})(?:this|these|the following) (?:\p{L}+ ){0,3}(?:\p{L}+) (?:(?:is|are|was|were) )?(?:intended|designed|meant|here|aims?|hopes?|written|going|will) to help (?:you|readers|people|users|developers|others|anyone)(?: to)? (\p{L}+ .+)$/iu;

/** "practical steps you can take to start a lab". */
const steps =
  /(?<!\p{L})(?:steps|actions|ways|tips|things|strategies|techniques|measures|tricks|suggestions)(?: (?:that |which )?(?:you|we|anyone|teams|people) (?:can|should|could|might)(?: take| do| use| follow| try| employ)?)? to (\p{L}+ .+)$/iu;
const givesSteps =
  /(?<!\p{L})(?:here (?:are|is)|below|the following|this (?:post|article|guide)|I(?:['’]ll| will)|we(?:['’]ll| will)|discussing|sharing|covering)(?!\p{L})/iu;

/** Titles from the sentence in which a text promises what it tells. */
export const promised = ({ text, index }: TitleSentence): Composed[] => {
  if (index >= promisedWithin) return [];
  const question = announcedAnswer.exec(text)?.[1];
  if (question !== undefined) return answered(question);
  const [told, answer] = toldAnswer.exec(text) ?? [];
  if (told !== undefined && answer !== undefined)
    return answered(answer).map((line) => (ofText.test(told) ? line : { ...line, frame: 'thesis' }));
  const help = helped.exec(text)?.[1];
  if (help !== undefined) return howTo(help);
  const deed = givesSteps.test(text) ? steps.exec(text)?.[1] : undefined;
  if (deed !== undefined) return howTo(deed);
  return [];
};
