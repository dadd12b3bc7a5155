import { regex } from '#engine/language/patterns.ts';
import { type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';

const reason = regex.iu`(?<!\p{L})(?:because|since|reasons?|why|therefore|so that|due to|thanks to|that['’]s how)(?!\p{L})`;
const advice = regex.iu`(?<!\p{L})(?:you(?:['’](?:ll|re|ve))?|your|we['’]ll|we (?:will|can|need)|let['’]s|how to|steps?|tips?|make sure|should|must|need to)(?!\p{L})`;
/** The share of a title's content words that a sentence needs to be about the same thing. */
const minShare = 0.6;

const share = (wanted: ReadonlySet<string>, held: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : [...wanted].filter((stem) => held.has(stem)).length / wanted.size;

/** Whether a sentence, read with the one before it, gives a reason for what the title says. */
export const givesReasons = ({ sentences }: Subject, title: string): boolean => {
  const wanted = stemsOfContent(title);
  return (
    wanted.size >= 2 &&
    sentences.some(
      ({ text }, i) =>
        reason.test(text) &&
        share(wanted, stemsOfContent(`${sentences[i - 1]?.text ?? ''} ${text}`)) >= minShare,
    )
  );
};

/** An opinion piece argues for its title if it gives at least this many reasons. */
const minReasons = 3;

/** Whether an opinion text gives enough reasons to count as an argument for its title. */
export const arguesFor = ({ sentences, kind }: Subject): boolean =>
  /^(?:essay|opinion)$/.test(kind) && sentences.filter(({ text }) => reason.test(text)).length >= minReasons;

/** Whether a sentence or heading tells the reader what to do, with the verb and one of the words of its object. */
export const advises = ({ sentences, sections, kind }: Subject, base: string, object: string): boolean => {
  const [verb] = stemsOfContent(base);
  const wanted = stemsOfContent(object);
  if (verb === undefined) return true;
  const says = (text: string): boolean => {
    const held = stemsOfContent(text);
    return held.has(verb) && (wanted.size === 0 || [...wanted].some((stem) => held.has(stem)));
  };
  return (
    sentences.some(
      ({ text, words }) => (kind === 'how-to' || advice.test(text) || words[0]?.lower === base) && says(text),
    ) || sections.some(says)
  );
};

/** Whether a sentence of the text has most words of a title's object. */
export const mentions = ({ sentences }: Subject, object: string): boolean => {
  const wanted = stemsOfContent(object);
  return wanted.size > 0 && sentences.some(({ text }) => share(wanted, stemsOfContent(text)) >= minShare);
};
