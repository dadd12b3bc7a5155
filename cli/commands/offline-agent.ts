import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { readFaultOf } from '#cli/input/file-fault.ts';
import { CommandError, messageOf } from '#cli/output/command-error.ts';
import type { AgentBackend, ImageEntry } from '#contracts/agents/agent-tools.ts';
import { imageLimits } from '#contracts/images/image-limits.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { describedImage, failedImage } from '#domain/agents/image-entries.ts';
import { pageOfReport, partOfResult } from '#domain/agents/result-parts.ts';
import { checkAltText, repairAltText } from '#domain/images/alt-text.ts';
import { describeImage } from '#engine';
import { fetchOwnImage, openOfflineImages } from '#runtime/adapters/offline-images.ts';
import { verifyTexts } from '#usecases/site/verify-texts.ts';
import { runArticle, runOffline } from './run-article.ts';

/** The most results that the server keeps for read_result. An agent works on one article or a few. */
const maxResults = 20;

const createResults = () => {
  const results = new Map<string, FinalResult>();
  return {
    keep: (result: FinalResult): string => {
      const id = randomUUID();
      results.set(id, result);
      const [oldest] = results.keys();
      if (results.size > maxResults && oldest !== undefined) results.delete(oldest);
      return id;
    },
    read: (id: string): FinalResult => {
      const result = results.get(id);
      if (result) return result;
      throw new CommandError(
        `No result has the id ${id.slice(0, 60)}. This server keeps its last ${maxResults} results until it stops. Run optimize_article or evaluate_keywords again.`,
      );
    },
  };
};

const isAddress = (file: string): boolean => /^https?:\/\//i.test(file);

const readImageFile = (file: string): Uint8Array => {
  const info = statSync(file, { throwIfNoEntry: false });
  if (!info) throw new CommandError('The file does not exist. Pass its absolute path.');
  if (!info.isFile()) throw new CommandError('It is not a file. Pass the path of an image.');
  if (info.size > imageLimits.bytes)
    throw new CommandError(
      `It has ${info.size} bytes; the limit is ${imageLimits.bytes}. Save a smaller version.`,
    );
  return readFileSync(file);
};

type OfflineImages = Awaited<ReturnType<typeof openOfflineImages>>;

/** The command-line package does not include the native `sharp`. Only those who describe images install it. */
const openImages = async (): Promise<OfflineImages> => {
  try {
    return await openOfflineImages();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new CommandError(
      'Images cannot be read here: the package "sharp" is missing. Install it as you installed sweetspot ("npm install --global sharp", or "npm install sharp" in its project), then call again.',
    );
  }
};

const describeFile = async (
  file: string,
  title: string | null,
  images: OfflineImages,
): Promise<ImageEntry> => {
  try {
    const outcome = await images.read(isAddress(file) ? await fetchOwnImage(file) : readImageFile(file));
    if (outcome.kind !== 'read')
      return failedImage(file, `It cannot be read as an image (${outcome.detail}).`);
    const fileName = basename(isAddress(file) ? new URL(file).pathname : file);
    const texts = describeImage({ ...outcome.image.facts, fileName }, { title, keywords: [] });
    const altText = repairAltText(texts.alt_text, texts.purpose);
    const checks = checkAltText({
      altText,
      caption: texts.caption,
      purpose: texts.purpose,
      fileName,
      keywords: [],
    });
    return describedImage(file, { ...texts, alt_text: altText, checks });
  } catch (error) {
    const message = messageOf(error) ?? readFaultOf(error);
    if (message === null) throw error;
    return failedImage(file, message);
  }
};

/** The tools for agents on this machine: the built-in engine, without an account, a key or a network. */
export const createOfflineAgent = (): AgentBackend => {
  const results = createResults();
  const summarize = (result: FinalResult) => partOfResult(results.keep(result), result, { part: 'summary' });
  return {
    optimize_article: async ({ article }) => summarize(await runArticle(article)),
    evaluate_keywords: async ({ keywords, context }) =>
      summarize(
        await runOffline({
          job_type: 'keyword_evaluator',
          generate_assets: true,
          keywords_list_input: keywords.join('\n'),
          ...(context !== undefined && { context_input: context }),
        }),
      ),
    describe_images: async ({ files, context }) => {
      const images: ImageEntry[] = [];
      const reader = await openImages();
      for (const file of files) images.push(await describeFile(file, context ?? null, reader));
      return { run_id: null, images, notes: [] };
    },
    verify_rewrite: async ({ original, rewrite, page }) =>
      pageOfReport(await verifyTexts({ original, rewrite }), page),
    read_result: async ({ run_id, part, page }) => partOfResult(run_id, results.read(run_id), { part, page }),
    get_balance: async () => ({
      credits: null,
      plan: null,
      note: 'Runs on this machine are free and unlimited. They use the built-in engine and no search data.',
    }),
  };
};
