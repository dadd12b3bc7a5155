import type { FinalResult } from '#contracts/result.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { describeImage } from '../image-texts.ts';
import { ImageChecks } from './image-checks.tsx';

type ImagesPanelProps = Pick<FinalResult, 'image_assets' | 'failed_images'>;

/** Images that could not be described, each with its reason. */
const Failed = ({ images }: { images: FinalResult['failed_images'] }) => (
  <ul className="grid gap-2">
    {images.map(({ image_id, file_name, reason }) => (
      <li key={image_id} className="rounded-card bg-high-soft px-4 py-3 wrap-anywhere">
        <span className="font-medium">{file_name}</span> <span className="text-ink-soft">{reason}</span>
      </li>
    ))}
  </ul>
);

/** Per image its picture and four texts, each copyable. */
const Described = ({ images }: { images: FinalResult['image_assets'] }) => (
  <ul className="grid gap-4">
    {images.map((image, index) => {
      const view = describeImage(image, index + 1);
      return (
        <li key={image.image_id}>
          <Card className="grid gap-5 p-4 sm:grid-cols-[12rem_1fr] sm:p-5">
            <img
              src={image.thumbnail_url || image.public_url}
              alt={view.altText}
              loading="lazy"
              className="aspect-4/3 w-full rounded-small bg-sunken object-contain"
            />
            <div className="grid content-start gap-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {image.is_draft && <Badge tone="warn">Draft: please review</Badge>}
                <span dir="auto" className="text-small text-ink-soft wrap-anywhere">
                  {image.file_name}
                </span>
              </p>
              <dl className="grid gap-3">
                {view.fields.map(({ label, text, copied = text }) => (
                  <div key={label} className="flex items-start justify-between gap-3">
                    <div className="min-w-0">
                      <dt className="text-small text-ink-soft">{label}</dt>
                      <dd dir="auto" className="wrap-anywhere">
                        {text}
                      </dd>
                    </div>
                    <CopyButton text={copied} what={`${label} of image ${index + 1}`} />
                  </div>
                ))}
              </dl>
              <ImageChecks image={image} />
            </div>
          </Card>
        </li>
      );
    })}
  </ul>
);

export const ImagesPanel = ({ image_assets, failed_images }: ImagesPanelProps) => (
  <div className="grid gap-4">
    {failed_images.length > 0 && <Failed images={failed_images} />}
    <Described images={image_assets} />
  </div>
);
