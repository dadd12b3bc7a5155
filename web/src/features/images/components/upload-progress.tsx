import { Button } from '#web/components/ui/button.tsx';
import type { ImageListControl } from '#web/features/images/use-image-list.ts';
import type { ImageRun } from '#web/features/images/use-image-run.ts';
import { ImageList } from './image-list.tsx';

/** The progress of the upload as a sentence and as a list. Failed uploads have a button to retry. */
export const UploadProgress = ({ run, list }: { run: ImageRun; list: ImageListControl }) => {
  const done = list.images.filter(({ upload }) => upload.kind === 'done').length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 pt-4 pb-3 sm:px-6">
        <p role="status" className="empty:hidden">
          {run.busy && `Uploading images: ${done} of ${list.images.length} done.`}
        </p>
        {run.problem !== null && (
          <p role="alert" className="text-danger">
            {run.problem}
          </p>
        )}
        {run.busy && (
          <Button variant="secondary" size="sm" onClick={run.giveUp}>
            Stop the upload
          </Button>
        )}
      </div>
      <ImageList {...list.listProps} />
    </>
  );
};
