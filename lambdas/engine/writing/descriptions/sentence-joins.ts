import { likeness } from '#engine/writing/likeness.ts';
import { contentOf, type Reading } from '#engine/writing/read-passages.ts';
import { opensVaguely } from '#engine/writing/titles/vague-openings.ts';
import type { Form } from './description-forms.ts';

/** Openings that lean on a sentence before. */
const leaning =
  /^(?:and|but|so|or|yet|plus|also|however|then|instead|still|moreover|meanwhile|therefore|furthermore|additionally|nevertheless|nonetheless|thus|hence|whatever the|unlike|afterwards?|besides|indeed|for (?:example|instance)|in (?:fact|addition|other words)|as a result|that said|even so|to be (?:honest|fair|clear)|well|yes|no|now|sadly|oh|let['’]s|first(?:ly)?,|second(?:ly)?,|third(?:ly)?,|next,|finally,|lastly,|even so|even (?:when|if|though)(?=[^,]*$)|on the (?:other|contrary)|by contrast|in contrast|similarly|likewise)(?![\p{L}])/iu;

/** Whether a sentence opens with a word that joins it to one before. */
export const opensLeaning = (text: string): boolean => leaning.test(text);

/** "The ratio cannot, so start there": the verb stands in the sentence before. */
const elliptic =
  /(?<![\p{L}])(?:can|cannot|can['’]t|could|does|doesn['’]t|do|don['’]t|did|didn['’]t|will|won['’]t|would|is|isn['’]t|are|aren['’]t|was|were)(?:[,;]|[.!]$)/iu;

/** A few quoted words may stand in a sentence that is joined to another; speech stands alone. */
const quotesAtMost = /^[^"“]*["“][^"”]{1,40}["”][^"”]*$/;

/** Whether the last quotation of a text ends it and is longer than a name. */
const endsInSpeech = (text: string): boolean => /["“][^"“”]{30,}["”]\.?$/.test(text);

/** Salience above which a shared word shows that two sentences speak of one matter: near ones, and far ones. */
const sharedNear = 0.1;
const sharedFar = 0.4;
const nearSentences = 12;
/** Salience of a word that makes a sentence speak of the article's own matter. */
const ownMatter = 0.55;
/** Share of the shorter sentence's content that makes the second say the first again. */
const mostAlike = 0.6;

/**
 * Whether one sentence may stand behind another in a description: it follows it, or it comes later, needs nothing
 * said before and speaks of the same matter by name without saying it again. Sentences with speech in them stand alone.
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
