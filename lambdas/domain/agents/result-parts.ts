import {
  type AgentKeyword,
  agentPageSize,
  type PartResponse,
  type ResultPart,
  type VerifyResponse,
} from '#contracts/agents/agent-tools.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { ChangeReport } from '#contracts/verify/change-report.ts';
import { differencesFirst, isFaithful, verdictOf } from '#domain/verify/describe-report.ts';

type Pages<Value> = { page: number; pages: number; of: Value };

/** @throws ApiError invalid_request if there is no such page */
const pick = <Value>(pages: readonly Value[], page: number, none: Value): Pages<Value> => {
  const count = Math.max(1, pages.length);
  if (page > count)
    throw new ApiError(
      'invalid_request',
      `This part has no page ${page}. Ask for a page from 1 to ${count}.`,
    );
  return { page, pages: count, of: pages[page - 1] ?? none };
};

/** The characters of a text in a response: once as data, and once more within the JSON text, where quotes are escaped twice. */
const sizeOf = (text: string): number => {
  const json = JSON.stringify(text);
  return json.length + JSON.stringify(json).length;
};

/** A block that does not fit on a page is split into pieces that do, between words if it has any. */
const split = (block: string): string[] => {
  if (sizeOf(block) <= agentPageSize) return [block];
  const half = Math.ceil(block.length / 2);
  const space = block.slice(0, half).search(/\s\S*$/);
  const isPair = (block.codePointAt(half - 1) ?? 0) > 0xffff;
  const cut = space > 0 ? space + 1 : half + Number(isPair);
  return [...split(block.slice(0, cut)), ...split(block.slice(cut))];
};

/** Puts blocks on as few pages as they need. */
const paginate = (blocks: readonly string[]): string[] => {
  const pages: string[] = [];
  for (const piece of blocks.flatMap(split)) {
    const longer = [...pages.slice(-1), piece].join('\n\n');
    if (pages.length > 0 && sizeOf(longer) <= agentPageSize) pages[pages.length - 1] = longer;
    else pages.push(piece);
  }
  return pages;
};

const toKeyword = (entry: FinalResult['selected_keywords'][number]): AgentKeyword => ({
  keyword: entry.keyword_text,
  score: entry.optimizer_score,
  relevance: entry.relevance_score,
  search_volume: entry.search_volume,
  intent: entry.intent_type,
  class: entry.keyword_class,
});
/** A keyword takes about 150 characters as data and 60 as text. */
const keywordsPerPage = 25;

const textParts: Readonly<
  Record<Exclude<ResultPart, 'summary' | 'keywords'>, (result: FinalResult) => string[]>
> = {
  article: ({ articles }) => articles?.optimized_article_markdown.split(/\n{2,}/) ?? [],
  changes: ({ articles }) =>
    (articles?.changes ?? []).map(
      ({ before, after, reason }) =>
        `- ${reason}\n  Before: ${before === '' ? '(nothing)' : before}\n  After: ${after}`,
    ),
  checks: ({ articles }) =>
    (articles?.checks ?? []).map(
      ({ label, after, note }) => `- ${after ? 'passed' : 'open'}: ${label}. ${note}`,
    ),
  images: ({ image_assets, failed_images }) => [
    ...image_assets.map(
      ({ file_name, purpose, is_draft, alt_text, title, caption }) =>
        `- ${file_name} (${purpose}${is_draft ? ', draft' : ''})\n  Alt text: ${alt_text === '' ? '(empty)' : alt_text}\n  Title: ${title}\n  Caption: ${caption}`,
    ),
    ...failed_images.map(({ file_name, reason }) => `- ${file_name}: not described. ${reason}`),
  ],
};

const noSearchData = ({ selected_keywords }: FinalResult): string =>
  selected_keywords.some(({ relevance_score }) => relevance_score !== null)
    ? 'No search data: scores are based on relevance only.'
    : 'No search data and no context: the scores mean nothing. Pass the text that the keywords are for as the context.';

const notesOf = (result: FinalResult): string[] => [
  ...(result.manifest.market_data === 'none' && result.selected_keywords.length > 0
    ? [noSearchData(result)]
    : []),
  ...(result.sample_market_data ? ['The search data is sample data.'] : []),
];

const emptyText: Readonly<Record<string, string>> = {
  article: 'This run rewrote no article.',
  changes: 'The rewrite changed nothing.',
  checks: 'This run checked no article.',
  images: 'This run described no images.',
};

/** One page of a part of a result, for agents. @throws ApiError invalid_request */
export const partOfResult = (
  runId: string,
  result: FinalResult,
  { part, page = 1 }: { part: ResultPart; page?: number | undefined },
): PartResponse => {
  const isShort = part === 'summary';
  const keywords = result.selected_keywords.map(toKeyword);
  const lists = Array.from({ length: Math.ceil(keywords.length / keywordsPerPage) }, (_, i) =>
    keywords.slice(i * keywordsPerPage, (i + 1) * keywordsPerPage),
  );
  const texts = part === 'summary' || part === 'keywords' ? [] : paginate(textParts[part](result));
  const list = pick(isShort ? lists.slice(0, 1) : lists, part === 'keywords' ? page : 1, []);
  const text = pick(texts, part === 'keywords' ? 1 : page, emptyText[part] ?? '');
  const { pages } = part === 'keywords' ? list : text;
  return {
    run_id: runId,
    part,
    page,
    pages,
    summary: isShort ? result.summary : '',
    result_sha256: result.manifest.result_sha256 ?? '',
    keywords: isShort || part === 'keywords' ? list.of : [],
    titles: isShort ? result.seo_titles.map(({ text: title }) => title) : [],
    descriptions: isShort ? result.meta_descriptions.map(({ text: description }) => description) : [],
    text: isShort || part === 'keywords' ? '' : text.of,
    notes: [
      ...notesOf(result),
      ...(isShort && result.articles ? ['read_result returns the parts article, changes and checks.'] : []),
      ...(isShort && result.image_assets.length > 0 ? ['read_result returns the part images.'] : []),
      ...(isShort && keywords.length > keywordsPerPage
        ? [`${keywords.length - keywordsPerPage} more keywords: read_result, part keywords.`]
        : []),
      ...(page < pages ? [`Page ${page} of ${pages}: ask for page ${page + 1}.`] : []),
    ],
  };
};

/** A longer passage is truncated, because the caller has the full text. */
const passageCharacters = 400;
const cut = (text: string): string =>
  text.length <= passageCharacters ? text : `${text.slice(0, passageCharacters - 1)}…`;
const differencesPerPage = 8;

/** One page of the differences of a rewrite, for agents. @throws ApiError invalid_request */
export const pageOfReport = (report: ChangeReport, page = 1): VerifyResponse => {
  const all = differencesFirst(report.passages).filter(({ kind }) => kind !== 'same');
  const lists = Array.from({ length: Math.ceil(all.length / differencesPerPage) }, (_, i) =>
    all.slice(i * differencesPerPage, (i + 1) * differencesPerPage),
  );
  const { of, pages } = pick(lists, page, []);
  return {
    verdict: verdictOf(report),
    is_faithful: isFaithful(report),
    page,
    pages,
    differences: of.map(({ kind, original, rewrite, reasons }) => ({
      kind,
      original: cut(original.text),
      rewrite: cut(rewrite.text),
      reasons: reasons.map(cut),
    })),
    notes: [
      ...report.notes,
      ...(page < pages ? [`Page ${page} of ${pages}: ask for page ${page + 1}.`] : []),
    ],
  };
};
