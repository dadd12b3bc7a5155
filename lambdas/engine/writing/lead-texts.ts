import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { capitalize, uncapitalize } from '#contracts/letter-case.ts';
import { fitsSnippet, sizeOf } from '#domain/snippets/measure-pixels.ts';
import type { SnippetKind } from '#domain/snippets/snippet-fit.ts';
import { snippetFit } from '#domain/snippets/snippet-fit.ts';
import { anyOf, questionWords } from '#engine/english/word-classes.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';
import { areSimilar, measureSnippet } from './check-snippets.ts';
import { containsKeyword } from './checks/keywords-in.ts';

const withoutEndMarks = (text: string): string => text.replace(/[\s.:;,!?]+$/u, '').trim();

/** "How to make cold brew" already is a title. */
const question = new RegExp(`^${anyOf(questionWords)}\\s`, 'i');
/** Capitals alone do not make a different title. */
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const isQuestion = (keyword: string): boolean => question.test(keyword);

const reason = 'Opens with the lead keyword that you chose.';

const hasRoom = (text: string, kind: SnippetKind): boolean =>
  ['fits', 'too-short'].includes(snippetFit(sizeOf(text, kind), kind));

/** The lead before the article's own words: its headline, section headings and other titles. */
const titleCandidates = (lead: string, article: Article, written: readonly SnippetText[]): string[] => {
  const own = [
    ...article.headings.map(({ text }) => text),
    ...(article.title === null ? [] : [article.title]),
    ...written.map(({ text }) => text),
  ];
  const rest = own
    .map(withoutEndMarks)
    .filter((text) => text !== '' && !containsKeyword(text, lead) && !text.includes(':'));
  return [
    ...own.map(withoutEndMarks).filter((text) => containsKeyword(text, lead)),
    ...(isQuestion(lead) ? [capitalize(lead)] : []),
    ...rest.map((text) => `${capitalize(lead)}: ${uncapitalize(text)}`),
  ];
};

/** As many sentences of a description as fit after the lead. */
const descriptionCandidate = (lead: string, text: string): string => {
  const sentences = splitSentences(text).map((sentence) => text.slice(sentence.start, sentence.end).trim());
  let found = '';
  for (const sentence of sentences) {
    const next = found === '' ? `${capitalize(lead)}: ${sentence}` : `${found} ${sentence}`;
    if (!hasRoom(next, 'description')) break;
    found = next;
  }
  return found;
};

/** Different texts that fit: first those with the lead, with the ones that fill the space best ahead, then the others. */
const choose = (
  kind: SnippetKind,
  lead: string,
  written: readonly SnippetText[],
  candidates: readonly string[],
  ideas: readonly KeywordIdea[],
): SnippetText[] => {
  const own = written.filter(({ text }) => containsKeyword(text, lead));
  const made = candidates
    .filter((text) => fitsSnippet(text, kind))
    .toSorted(
      (a, b) =>
        Number(snippetFit(sizeOf(b, kind), kind) === 'fits') -
        Number(snippetFit(sizeOf(a, kind), kind) === 'fits'),
    )
    .map((text) => measureSnippet(text, kind, ideas, reason));
  const chosen: SnippetText[] = [];
  for (const snippet of [...own, ...made])
    if (
      chosen.length < written.length &&
      !chosen.some(
        ({ text }) =>
          isSame(text, snippet.text) || (kind === 'description' && areSimilar(text, snippet.text)),
      )
    )
      chosen.push(snippet);
  for (const snippet of written)
    if (chosen.length < written.length && !chosen.some(({ text }) => isSame(text, snippet.text)))
      chosen.push(snippet);
  return chosen;
};

/** Titles with a lead that the user chose, in the article's own words. `written` fills the gaps. */
export const titlesWithLead = (
  lead: string,
  article: Article,
  written: readonly SnippetText[],
  ideas: readonly KeywordIdea[],
): SnippetText[] => choose('title', lead, written, titleCandidates(lead, article, written), ideas);

/** Descriptions with a lead that the user chose. */
export const descriptionsWithLead = (
  lead: string,
  written: readonly SnippetText[],
  ideas: readonly KeywordIdea[],
): SnippetText[] =>
  choose(
    'description',
    lead,
    written,
    written
      .filter(({ text }) => !containsKeyword(text, lead))
      .map(({ text }) => descriptionCandidate(lead, text))
      .filter(Boolean),
    ideas,
  );
