import { clsx } from 'clsx';
import { useId } from 'react';
import { imageLimits } from '#contracts/images/image-limits.ts';
import type { ImageAsset } from '#contracts/jobs/result.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { ImageChecks } from './image-checks.tsx';
import { describeImage, type ImageView } from './image-texts.ts';
import type { ImageEditor } from './use-image-edits.ts';

type ImageCardProps = {
  /** The image as the run described it. */
  image: ImageAsset;
  /** Counted from 1. */
  number: number;
  editor: ImageEditor;
};

const AltText = ({
  view,
  number,
  onChange,
}: {
  view: ImageView;
  number: number;
  onChange: (text: string) => void;
}) => {
  const id = useId();
  const { written, fallback } = view.alt;
  const length = [...written].length;
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-4 text-small text-ink-soft">
          <label htmlFor={id}>Alt text</label>
          <span
            id={`${id}-count`}
            className={clsx(
              'tabular-nums',
              length > imageLimits.altTextCharacters && 'font-medium text-danger',
            )}
          >
            {length}/{imageLimits.altTextCharacters} characters
          </span>
        </div>
        <Textarea
          id={id}
          dir="auto"
          rows={1}
          value={written}
          placeholder={fallback}
          aria-describedby={`${id}-count`}
          onChange={({ target }) => onChange(target.value)}
          className="mt-1 min-h-11! resize-none"
        />
      </div>
      <CopyButton text={view.alt.copied} what={`Alt text of image ${number}`} className="mt-6.5" />
    </div>
  );
};

const Decoration = ({ view, number }: { view: ImageView; number: number }) => (
  <div className="flex items-start justify-between gap-3">
    <div>
      <p className="text-small text-ink-soft">Alt text</p>
      <p>Empty on purpose: {view.alt.copied}</p>
    </div>
    <CopyButton text={view.alt.copied} what={`Alt text of image ${number}`} />
  </div>
);

/** The other texts, each with a copy button. */
const Fields = ({ view, number }: { view: ImageView; number: number }) => (
  <dl className="grid gap-3">
    {view.fields.map(({ label, text }) => (
      <div key={label}>
        <dt className="text-small text-ink-soft">{label}</dt>
        <dd className="flex items-start justify-between gap-3">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {text}
          </span>
          <CopyButton text={text} what={`${label} of image ${number}`} className="-mt-2.5" />
        </dd>
      </div>
    ))}
  </dl>
);

/** A described image: its picture, its purpose, and four texts to copy. */
export const ImageCard = ({ image, number, editor }: ImageCardProps) => {
  const shown = editor.shown(image);
  const view = describeImage(shown, number);
  return (
    <Card className="grid gap-5 p-4 sm:grid-cols-[12rem_1fr] sm:p-5">
      <img
        src={image.thumbnail_url || image.public_url}
        alt={view.alt.described}
        loading="lazy"
        className="max-h-96 w-full rounded-small bg-sunken object-contain"
      />
      <div className="grid min-w-0 content-start gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {image.is_draft && <Badge tone="warn">Draft: please review</Badge>}
          <span dir="auto" className="text-small text-ink-soft wrap-anywhere">
            {image.file_name}
          </span>
          {shown !== image && (
            <Button variant="link" className="ms-auto text-small" onClick={() => editor.undo(image)}>
              Undo your changes
            </Button>
          )}
        </p>
        <ImageChecks
          image={shown}
          number={number}
          onPurpose={(purpose) => editor.choosePurpose(image, purpose)}
        >
          {view.alt.isEmptyOnPurpose ? (
            <Decoration view={view} number={number} />
          ) : (
            <AltText view={view} number={number} onChange={(text) => editor.writeAltText(image, text)} />
          )}
        </ImageChecks>
        <Fields view={view} number={number} />
      </div>
    </Card>
  );
};
