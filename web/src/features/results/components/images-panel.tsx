import type { ImageAsset } from '#contracts/result.ts';
import { Card } from '#web/components/ui/card.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { describeImage } from '../image-texts.ts';

/** Per image its picture and four texts, each copyable. */
export const ImagesPanel = ({ images }: { images: readonly ImageAsset[] }) => (
  <ul className="grid gap-4">
    {images.map((image, index) => {
      const view = describeImage(image, index + 1);
      return (
        <li key={image.image_id}>
          <Card className="grid gap-5 p-4 sm:grid-cols-[12rem_1fr] sm:p-5">
            <img
              src={image.public_url}
              alt={view.altText}
              loading="lazy"
              className="aspect-4/3 w-full rounded-small bg-sunken object-cover"
            />
            <dl className="grid gap-3">
              {view.fields.map(({ label, text }) => (
                <div key={label} className="flex items-start justify-between gap-3">
                  <div className="min-w-0">
                    <dt className="text-small text-ink-soft">{label}</dt>
                    <dd dir="auto" className="wrap-anywhere">
                      {text}
                    </dd>
                  </div>
                  <CopyButton text={text} what={`${label} of image ${index + 1}`} />
                </div>
              ))}
            </dl>
          </Card>
        </li>
      );
    })}
  </ul>
);
