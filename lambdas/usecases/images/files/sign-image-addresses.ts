import type { FinalResult, ImageAsset } from '#contracts/jobs/result.ts';
import type { Deps } from '#ports';

const sign = async ({ imageBucket }: Pick<Deps, 'imageBucket'>, asset: ImageAsset): Promise<ImageAsset> => {
  const [public_url, thumbnail_url] = await Promise.all([
    imageBucket.signAddress(asset.public_url),
    imageBucket.signAddress(asset.thumbnail_url),
  ]);
  return { ...asset, public_url, thumbnail_url };
};

/** Replaces the keys of images in a result with addresses that are valid for an hour. */
export const signImageAddresses = async (
  deps: Pick<Deps, 'imageBucket'>,
  result: FinalResult,
): Promise<FinalResult> =>
  result.image_assets.length === 0
    ? result
    : { ...result, image_assets: await Promise.all(result.image_assets.map((asset) => sign(deps, asset))) };
