import { imageMessages } from '#contracts/images/image-messages.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { ImageCard } from './image-card.tsx';
import { useImageEdits } from './use-image-edits.ts';

type ImagesPanelProps = Pick<FinalResult, 'image_assets' | 'failed_images'> & { jobId: string };

/** Images that could not be described, each with its reason, and the effect on the price. */
const Failed = ({ images, all }: { images: FinalResult['failed_images']; all: number }) => (
  <section aria-label="Images that were not described" className="rounded-card bg-high-soft px-4 py-3">
    <p>
      <span className="font-medium">
        {images.length} of {all} images could not be described.
      </span>{' '}
      {imageMessages.chargeRule}
    </p>
    <ul className="mt-2 grid gap-1">
      {images.map(({ image_id, file_name, reason }) => (
        <li key={image_id} className="wrap-anywhere">
          <span className="font-medium">{file_name}:</span> {reason}
        </li>
      ))}
    </ul>
  </section>
);

/** The images of a run with purpose and texts. Failed images come first, with their reasons. */
export const ImagesPanel = ({ image_assets, failed_images, jobId }: ImagesPanelProps) => {
  const editor = useImageEdits(jobId);
  return (
    <div className="grid gap-4">
      {failed_images.length > 0 && (
        <Failed images={failed_images} all={image_assets.length + failed_images.length} />
      )}
      <p className="max-w-text text-small text-ink-soft">
        Tell us what each image is for, and the alt text and its checks adjust. Your changes are kept in this
        browser until you sign out.
      </p>
      <ul className="grid gap-4">
        {image_assets.map((image, index) => (
          <li key={image.image_id}>
            <ImageCard image={image} number={index + 1} editor={editor} />
          </li>
        ))}
      </ul>
    </div>
  );
};
