import { alternatives, linkingAdverbs } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startsVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { similarity } from '#engine/writing/passages/similarity.ts';
import type { Form } from './description-forms.ts';

/** Openings that refer to an earlier sentence. */
const dependentOpenings = regexOf(
  String.raw`^(?:and|but|so|or|${alternatives(linkingAdverbs)}|meanwhile|therefore|furthermore|additionally|nevertheless|nonetheless|hence|whatever the|unlike|afterwards?|besides|for (?:example|instance)|in (?:fact|addition|other words)|as a result|that said|even so|if (?:not|so),|not only that|as such|either way|to be (?:honest|fair|clear)|well|yes|no|sadly|oh|let['’]s|first(?:ly)?,|second(?:ly)?,|third(?:ly)?,|next,|finally,|lastly,|even so|even (?:when|if|though)(?=[^,]*$)|on the (?:other|contrary)|by contrast|in contrast|similarly|likewise|up to (?:this|that|now)|until now|so far|before (?:we |I )?(?:div|get|start|jump)(?:e|ing)?|last,|first of all|see,|maybe|to recap|to summarize|to make matters (?:worse|better)|reading back|in short|as expected|conversely|e\.g\.|granted|naturally|true to form|in any case|drop me|in either case|in both cases|first [–—-]|beyond (?:that|this)|at the same time|on top of (?:that|this)|aside from)(?![\p{L}])`,
  'iu',
);

/** Whether a sentence opens with a word that connects it to an earlier one. */
export const startsDependent = (text: string): boolean => dependentOpenings.test(text);

/** "The ratio cannot, so start there": the verb is in the previous sentence. */
const elliptic = regex.iu`(?<![\p{L}])(?:can|cannot|can['’]t|could|does|doesn['’]t|do|don['’]t|did|didn['’]t|will|won['’]t|would|is|isn['’]t|are|aren['’]t|was|were)(?:[,;]|[.!]$)`;

/**
 * A single quotation of at most 40 characters. Such a sentence may be joined to another; longer speech stays
 * separate.
 */
const shortQuotation = /^[^"“]*["“][^"”]{1,40}["”][^"”]*$/;

/** Whether a text ends with a quotation that is longer than a name. */
const endsInSpeech = (text: string): boolean => /["“][^"“”]{30,}["”]\.?$/.test(text);

/** The least shared proportion of the shorter sentence's content words at which the second sentence repeats the first. */
const maxSimilarity = 0.6;

/**
 * Whether a sentence may follow the previous one in a description: it does not repeat it and, in another paragraph,
 * refers to nothing before it. Sentences with speech are not joined.
 */
export const continuesFrom = (before: Form, form: Form): boolean => {
  if (elliptic.test(form.text) || startsDependent(form.text)) return false;
  if (/["“”]/.test(form.text) && !shortQuotation.test(form.text)) return false;
  if (/^["“(]/.test(form.text) || endsInSpeech(before.text)) return false;
  if (similarity(contentOf(before.text), contentOf(form.text), 'smaller') > maxSimilarity) return false;
  if (form.passage.paragraph === before.passage.paragraph) return true;
  return !startsVaguely(form.text) && !form.text.endsWith('?');
};
