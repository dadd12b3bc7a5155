import { clsx } from 'clsx';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { imageSources, imageTypes } from '#contracts/images/image-messages.ts';

type DropZoneProps = { count: number; error: string | null; onFiles: (files: File[]) => void };

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Pasted pictures are accepted anywhere on the page, unless a text is pasted into a field. */
const usePastedFiles = (onFiles: (files: File[]) => void) => {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
};

/** The handlers of an area on which files can be dropped, and whether files are being held over it. */
const useDrop = (onFiles: (files: File[]) => void) => {
  const [isOver, setIsOver] = useState(false);
  const onDragOver = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return { isOver, area: { onDragOver, onDragLeave: () => setIsOver(false), onDrop } };
};

/** What can be dropped here, in words. */
const Invitation = ({ isFirst, rulesId }: { isFirst: boolean; rulesId: string }) => (
  <>
    <ImagePlus aria-hidden="true" className="size-7 text-ink-faint" />
    <span className="font-medium">
      {isFirst ? 'Drop your images here, paste them, or choose files' : 'Add more images'}
    </span>
    <span id={rulesId} className="text-small text-ink-soft">
      PNG, JPG or WebP, up to {imageLimits.bytes / 1024 / 1024} MB each, {imageLimits.perRun} a run
    </span>
  </>
);

type NoteProps = Pick<DropZoneProps, 'count' | 'error'> & { noteId: string };

/** The last error, and how many images are chosen. */
const Note = ({ count, error, noteId }: NoteProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-2 pb-3 text-small">
    <p id={noteId} role={error === null ? undefined : 'alert'} className="text-danger">
      {error}
    </p>
    <p className="ms-auto text-ink-soft tabular-nums">
      {count}/{imageLimits.perRun} images
    </p>
  </div>
);

/** Takes images by drop, paste or file picker. The whole area is the label of the file input. */
export const DropZone = ({ count, error, onFiles }: DropZoneProps) => {
  const id = useId();
  const [rulesId, noteId] = [`${id}-rules`, `${id}-note`];
  const { isOver, area } = useDrop(onFiles);
  usePastedFiles(onFiles);
  return (
    <div className="px-4 pt-4 sm:px-6 sm:pt-5">
      <label
        htmlFor={id}
        {...area}
        className={clsx(
          'grid cursor-pointer place-items-center gap-2 rounded-card border border-dashed px-4 text-center transition-colors',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
          count === 0 ? 'py-14' : 'py-6',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong hover:border-ink',
        )}
      >
        <Invitation isFirst={count === 0} rulesId={rulesId} />
        <input
          id={id}
          type="file"
          multiple
          accept={Object.keys(imageTypes).join(',')}
          aria-describedby={`${rulesId} ${noteId}`}
          aria-invalid={error !== null}
          className="visually-hidden"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Reset, so that the same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
      </label>
      {count === 0 && <p className="mt-3 max-w-text text-small text-ink-soft">{imageSources}</p>}
      <Note count={count} error={error} noteId={noteId} />
    </div>
  );
};
