import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { StageConfig } from './stage-config.ts';

/** Where `npm run build:web` puts the site. */
export const builtWebDir = 'dist/web';

/** Beside the folder of a build, not in it: it is not served. */
export const stampOf = (webDir: string): string => `${webDir}.stamp`;

const buildStamp = z.object({
  /** The address that canonical links, the sitemap, feeds and structured data name. */
  origin: z.string(),
  /** Hash of all that the build was made from. */
  sources: z.string(),
});
export type BuildStamp = z.infer<typeof buildStamp>;

/** Null when there is no whole build. */
export const readBuildStamp = (webDir: string): BuildStamp | null => {
  const file = stampOf(webDir);
  if (!existsSync(webDir) || !existsSync(file)) return null;
  try {
    return buildStamp.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A stamp of another shape was left by an older version: the site is built again.
    return null;
  }
};

type Placed = Pick<StageConfig, 'stage' | 'foundation' | 'siteOrigin'>;

/**
 * The build that a stage serves; null where it serves none yet: on its first deployment, or while its address is not
 * known. Pages name their own address to search engines, so that a build for another address is refused.
 * @throws Error that says how to build the right one
 */
export const findSiteBuild = (
  { stage, foundation, siteOrigin }: Placed,
  webDir = builtWebDir,
): string | null => {
  if (foundation || siteOrigin === null) return null;
  const remedy = `Run npm run deploy -- --stage ${stage}, which builds it, or SITE_ORIGIN=${siteOrigin} npm run build:web.`;
  const stamp = readBuildStamp(webDir);
  if (!stamp) throw new Error(`There is no built site in ${webDir}. ${remedy}`);
  if (stamp.origin !== siteOrigin)
    throw new Error(
      `The site in ${webDir} was built for ${stamp.origin}, and stage ${stage} is at ${siteOrigin}: search engines would be told the wrong address. ${remedy}`,
    );
  return webDir;
};
