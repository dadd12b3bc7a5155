import { likeness } from '#engine/writing/likeness.ts';
import { contentOf, type Reading } from '#engine/writing/read-passages.ts';
import { opensVaguely } from '#engine/writing/titles/vague-openings.ts';
import type { Form } from './description-forms.ts';

/** Openings that refer to an earlier sentence. */
const leaning =
  /^(?:and|but|so|or|yet|plus|also|however|then|instead|still|moreover|meanwhile|therefore|furthermore|additionally|nevertheless|nonetheless|thus|hence|whatever the|unlike|afterwards?|besides|indeed|for (?:example|instance)|in (?:fact|addition|other words)|as a result|that said|even so|to be (?:honest|fair|clear)|well|yes|no|now|sadly|oh|let['’]s|first(?:ly)?,|second(?:ly)?,|third(?:ly)?,|next,|finally,|lastly,|even so|even (?:when|if|though)(?=[^,]*$)|on the (?:other|contrary)|by contrast|in contrast|similarly|likewise)(?![\p{L}])/iu;

/** Whether a sentence opens with a word that connects it to an earlier one. */
export const opensLeaning = (text: string): boolean => leaning.test(text);

/** "The ratio cannot, so start there": the verb is in the sentence before. */
const elliptic =
  /(?<![\p{L}])(?:can|cannot|can['’]t|could|does|doesn['’]t|do|don['’]t|did|didn['’]t|will|won['’]t|would|is|isn['’]t|are|aren['’]t|was|were)(?:[,;]|[.!]$)/iu;

/** One quotation of at most 40 characters: such a sentence may be joined to another; longer speech stays separate. */
const quotesAtMost = /^[^"“]*["“][^"”]{1,40}["”][^"”]*$/;

/** Whether a text ends with a quotation that is longer than a name. */
const endsInSpeech = (text: string): boolean => /["“][^"“”]{30,}["”]\.?$/.test(text);

/** A shared word above this salience shows that two sentences have the same topic: for near and for distant sentences. */
const sharedNear = 0.1;
const sharedFar = 0.4;
const nearSentences = 12;
/** A word of at least this salience shows that a sentence is about the article's topic. */
const ownMatter = 0.55;
/** With this share of the shorter sentence's content words, the second sentence repeats the first. */
const mostAlike = 0.6;

/**
 * Whether one sentence may follow another in a description: it is the next one, or it comes later, refers to nothing
 * before it and names the same topic without repeating the first. Sentences with speech are not joined.
 */
export const goesWith = (reading: Reading, before: Form, form: Form): boolean => {
  if (elliptic.test(form.text) || opensLeaning(form.text)) return false;
  if (/["“”]/.test(form.text) && !quotesAtMost.test(form.text)) return false;
  if (/^["“]/.test(form.text) || endsInSpeech(before.text)) return false;
  const distance = form.passage.index - before.passage.index;
  const [first, second] = [contentOf(before.text), contentOf(form.text)];
  if (likeness(first, second, 'smaller') > mostAlike) return false;
  if (distance === 1 && form.passage.paragraph === before.passage.paragraph) return true;
  if (opensVaguely(form.text) || form.text.endsWith('?')) return false;
  if (distance === 1) return true;
  const least = distance <= nearSentences ? sharedNear : sharedFar;
  const weighs = (word: string, value: number): boolean => (reading.salience.get(word) ?? 0) > value;
  return (
    [...second].some((word) => first.has(word) && weighs(word, least)) ||
    (distance <= nearSentences && [...second].some((word) => weighs(word, ownMatter)))
  );
};
