import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import type { ChosenImage, UploadState } from '#web/features/images/chosen-images.ts';

export type TileActions = {
  onMove: (image: ChosenImage, place: number) => void;
  onRemove: (image: ChosenImage) => void;
  /** Absent while there is no run to upload to. */
  onRetry?: ((image: ChosenImage) => void) | undefined;
};

type ImageTileProps = TileActions & { image: ChosenImage; place: number; total: number; busy: boolean };

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const Upload = ({ upload, name, onRetry }: { upload: UploadState; name: string; onRetry?: () => void }) => {
  if (upload.kind === 'uploading')
    return <Progress value={upload.share * 100} label={`Upload of ${name}`} className="mt-2" />;
  if (upload.kind === 'done')
    return (
      <p className="mt-1 flex items-center gap-1 text-small text-low">
        <Check aria-hidden="true" className="size-4" /> Uploaded
      </p>
    );
  if (upload.kind === 'waiting') return null;
  return (
    <div className="mt-1 grid justify-items-start gap-2">
      <p className="text-small text-danger wrap-anywhere">{upload.reason}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" aria-label={`Upload ${name} again`} onClick={onRetry}>
          <RotateCw aria-hidden="true" className="size-4" /> Retry
        </Button>
      )}
    </div>
  );
};

type ToolProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

const Tool = ({ label, disabled, onClick, children }: ToolProps) => (
  <Button variant="ghost" size="icon" aria-label={label} disabled={disabled} onClick={onClick}>
    {children}
  </Button>
);

/**
 * A preview of the file, if the browser can show one. A file that is not a picture gets no preview rather than a broken
 * one.
 */
const Preview = ({ src }: { src: string }) => {
  const [isBroken, setIsBroken] = useState(false);
  const frame = 'aspect-4/3 w-full rounded-small bg-sunken';
  if (isBroken)
    return <div className={`${frame} grid place-items-center text-small text-ink-soft`}>No preview</div>;
  return (
    <img
      src={src}
      // Empty alt text: the name is next to it, and the run will describe what the image shows.
      alt=""
      draggable={false}
      onError={() => setIsBroken(true)}
      className={`${frame} object-contain`}
    />
  );
};

/** One chosen image: picture, name, size, position and upload state. */
export const ImageTile = ({ image, place, total, busy, onMove, onRemove, onRetry }: ImageTileProps) => {
  const { name, size } = image.file;
  return (
    <>
      <Preview src={image.preview} />
      <p className="mt-2 truncate font-medium" dir="auto" title={name}>
        {name}
      </p>
      <p className="text-small text-ink-soft tabular-nums">
        {place + 1} of {total}, {sizeText(size)}
      </p>
      <Upload upload={image.upload} name={name} {...(onRetry && { onRetry: () => onRetry(image) })} />
      <div className="-ms-2 mt-1 flex">
        <Tool
          label={`Move ${name} earlier`}
          disabled={busy || place === 0}
          onClick={() => onMove(image, place - 1)}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
        </Tool>
        <Tool
          label={`Move ${name} later`}
          disabled={busy || place === total - 1}
          onClick={() => onMove(image, place + 1)}
        >
          <ArrowRight aria-hidden="true" className="size-4" />
        </Tool>
        <Tool label={`Remove ${name}`} disabled={busy} onClick={() => onRemove(image)}>
          <X aria-hidden="true" className="size-4" />
        </Tool>
      </div>
    </>
  );
};
