import { createHash } from 'node:crypto';
import { isRecord } from '#contracts/is-record.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';

/** JSON with sorted keys and without undefined fields, so that equal values give equal texts. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/**
 * SHA-256, in hexadecimal digits, of a run's content: its keywords with their scores, titles, descriptions, article
 * and image texts, and what they were computed from. The same input with the same search data has the same hash,
 * whether it ran on the site, through the API, by an agent or on the command line. Who ran it, when and at what cost
 * do not count.
 */
const resultHash = (result: FinalResult): string => {
  const {
    manifest,
    image_assets,
    failed_images: _failed,
    receipt: _receipt,
    source: _source,
    ...texts
  } = result;
  const { formula_version, language_model, market_data, locale } = manifest;
  const content = {
    ...texts,
    selected_keywords: texts.selected_keywords.map(({ metrics_as_of: _at, ...keyword }) => keyword),
    image_assets: image_assets.map(
      ({ image_id: _id, public_url: _url, thumbnail_url: _thumbnail, ...image }) => image,
    ),
    manifest: { formula_version, language_model, market_data, locale },
  };
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
};

/** Adds the hash to the manifest of a result. */
export const withResultHash = (result: FinalResult): FinalResult => ({
  ...result,
  manifest: { ...result.manifest, result_sha256: resultHash(result) },
});
