import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { apiAvailabilities } from '#contracts/accounts/api-keys.ts';
import type { StageConfig } from './stage-config.ts';

/** The folder in which `npm run build:web` puts the site. */
export const builtWebDir = 'dist/web';

/** Next to the build's folder rather than in it, so that it is not served. */
export const stampOf = (webDir: string): string => `${webDir}.stamp`;

const buildStamp = z.object({
  /** The site address in canonical links, the sitemap, feeds and structured data. */
  origin: z.string(),
  /** Whether the pages describe the API as open or announce it. */
  api: z.enum(apiAvailabilities).default('soon'),
  /** Hash of all sources of the build. */
  sources: z.string(),
});
export type BuildStamp = z.infer<typeof buildStamp>;

/** Null if there is no complete build. */
export const readBuildStamp = (webDir: string): BuildStamp | null => {
  const file = stampOf(webDir);
  if (!existsSync(webDir) || !existsSync(file)) return null;
  try {
    return buildStamp.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The stamp of an older version has another shape, so the site is built again.
    return null;
  }
};

type Placed = Pick<StageConfig, 'stage' | 'foundation' | 'siteOrigin' | 'api'>;

/**
 * The build that a stage serves. Null on the first deployment and while the site's address is unknown. Pages contain
 * their own address for search engines, so a build for another address is rejected.
 * @throws Error that explains how to make the right build
 */
export const findSiteBuild = (
  { stage, foundation, siteOrigin, api }: Placed,
  webDir = builtWebDir,
): string | null => {
  if (foundation || siteOrigin === null) return null;
  const remedy = `Run npm run deploy -- --stage ${stage}, which builds it, or SITE_ORIGIN=${siteOrigin} SITE_API=${api} npm run build:web.`;
  const stamp = readBuildStamp(webDir);
  if (!stamp) throw new Error(`There is no built site in ${webDir}. ${remedy}`);
  if (stamp.origin !== siteOrigin)
    throw new Error(
      `The site in ${webDir} was built for ${stamp.origin}, and stage ${stage} is at ${siteOrigin}: search engines would get the wrong address. ${remedy}`,
    );
  if (stamp.api !== api)
    throw new Error(
      `The site in ${webDir} was built for an API that is "${stamp.api}", and that of stage ${stage} is "${api}". ${remedy}`,
    );
  return webDir;
};
