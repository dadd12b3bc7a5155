import { regex } from '#engine/language/patterns.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Who speaks in a text and what the text does; read once for all variants of its title. */
export type Voice = {
  /** The text tells its readers how to do something. */
  instructs: boolean;
  /** The text has steps: it numbers them or says so. */
  hasSteps: boolean;
  /** The person in which the author describes what they did. */
  who: 'I' | 'we' | null;
};

const known = new WeakMap<Subject, Voice>();

export const readVoice = (subject: Subject): Voice => {
  const voice = known.get(subject) ?? detectVoice(subject);
  known.set(subject, voice);
  return voice;
};

const detectVoice = ({ text, kind, reading }: Subject): Voice => {
  const you = count(text, regex.giu`(?<!\p{L})(?:you|your)(?!\p{L})`);
  const we = count(text, regex.giu`(?<!\p{L})(?:we|our|us)(?!\p{L})`);
  const i = count(text, regex.gu`(?<!\p{L})(?:I|my|I['’](?:m|ve|d))(?!\p{L})`);
  const isPersonal = i + we >= 4;
  return {
    instructs:
      /^(?:how-to|tips)$/.test(kind) ||
      (you >= 5 && you >= (i + we) * 1.2) ||
      (/^(?:explainer|reference)$/.test(kind) && i + we <= 3 && you >= 1),
    hasSteps:
      regex.iu`(?<!\p{L})(?:step[- ]by[- ]step|step \d|next step|following steps|these steps)(?!\p{L})`.test(
        text,
      ) || count(reading.article.markdown, /^\s{0,3}\d{1,2}\.\s/gmu) >= 4,
    who: isPersonal ? (i >= we ? 'I' : 'we') : null,
  };
};
