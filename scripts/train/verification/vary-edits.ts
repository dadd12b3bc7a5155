import { capitalize, uncapitalize } from '#contracts/letter-case.ts';

/** Words that open a part of a sentence that may come first or last. */
const openers = 'if because when while although after before since during until unless in on at for with by';
const opener = new RegExp(
  `^(.{20,}?),? (${openers.split(' ').join('|')}) ((?:(?!\\b(?:which|who|that|and|but)\\b).){12,})([.!?])$`,
);

const lowerFirst = (text: string): string =>
  /^(?:The|A|An|It|They|He|She|This|These|In|His|Her|Their|Its|We|You)\b/.test(text)
    ? uncapitalize(text)
    : text;

const moveToFront = (sentence: string): string => {
  const match = opener.exec(sentence);
  if (match === null) return sentence;
  const [, main = '', word = '', rest = '', end = '.'] = match;
  return `${capitalize(word)} ${rest}, ${lowerFirst(main)}${end}`;
};

/**
 * A text with the last part of each sentence moved to the front, where possible: "Ask a doctor if it hurts." becomes
 * "If it hurts, ask a doctor." The meaning stays the same. Null if no sentence allows it.
 */
export const reorderParts = (text: string): string | null => {
  const varied = text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .map(moveToFront)
    .join(' ');
  return varied === text ? null : varied;
};
