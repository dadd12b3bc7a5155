import { useState } from 'react';
import { imageMessages } from '#contracts/image-messages.ts';
import { Button } from '#web/components/ui/button.tsx';
import {
  addImages,
  type ChosenImage,
  chosenImages,
  moveImage,
  removeImage,
} from '#web/features/images/chosen-images.ts';
import { DropZone } from '#web/features/images/components/drop-zone.tsx';
import { ImageList } from '#web/features/images/components/image-list.tsx';
import { type ImageRun, type ImageRunEvents, useImageRun } from '#web/features/images/use-image-run.ts';
import { useStore } from '#web/lib/store.ts';
import { checkContent, useContentCheck } from '../use-content-check.ts';
import { ContentField } from './content-field.tsx';
import { FormFoot, type FormFootProps } from './form-foot.tsx';
import { Steps } from './steps.tsx';

export type ImageStepsProps = Omit<
  FormFootProps,
  'valid' | 'hasMarket' | 'onAnalyze' | 'onRefused' | 'back'
> & {
  context: string;
  onContext: (text: string) => void;
  serverError: string | null;
  onBlocked: () => void;
} & ImageRunEvents;

const stepNames = ['Images', 'Context'] as const;

/** What each change of the list does to a run whose images are on their way. */
const useImageList = (run: ImageRun) => {
  const images = useStore(chosenImages);
  const [error, setError] = useState<string | null>(null);
  return {
    images,
    error,
    setError,
    add: (files: File[]): void => {
      run.giveUp();
      setError(addImages(files));
    },
    move: ({ id }: ChosenImage, place: number): void => {
      run.giveUp();
      moveImage(id, place);
    },
    remove: ({ id, upload }: ChosenImage): void => {
      // One that never came up is not part of the run: the others go on.
      if (upload.kind !== 'failed') run.giveUp();
      setError(null);
      removeImage(id);
    },
  };
};

type StepProps = { run: ImageRun; list: ReturnType<typeof useImageList> };

const ImageStep = ({ run, list, onNext }: StepProps & { onNext: () => void }) => (
  <>
    <DropZone count={list.images.length} error={list.error} onFiles={list.add} />
    <ImageList
      images={list.images}
      busy={run.busy}
      onMove={list.move}
      onRemove={list.remove}
      onRetry={run.isOpen && !run.busy ? ({ id }) => void run.retry(id) : undefined}
    />
    <div className="flex justify-end border-t border-line px-4 py-4 sm:px-6">
      <Button
        size="lg"
        className="min-w-36 max-sm:w-full"
        onClick={() => (list.images.length === 0 ? list.setError(imageMessages.required) : onNext())}
      >
        Next
      </Button>
    </div>
  </>
);

/** How far the upload is, in words and as a list; what went wrong is at hand to be tried again. */
const UploadState = ({ run, list }: StepProps) => {
  const { images } = list;
  const done = images.filter(({ upload }) => upload.kind === 'done').length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 pt-4 pb-3 sm:px-6">
        <p role="status" className="empty:hidden">
          {run.busy && `Uploading images: ${done} of ${images.length} done.`}
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
      <ImageList
        images={images}
        busy={run.busy}
        onMove={list.move}
        onRemove={list.remove}
        onRetry={run.isOpen && !run.busy ? ({ id }) => void run.retry(id) : undefined}
      />
    </>
  );
};

/** The run is paid for already: its balance is no reason to stop it now. */
const accessOf = ({ isOpen }: ImageRun, access: FormFootProps['access']): FormFootProps['access'] =>
  isOpen ? { allowed: true, block: null, note: imageMessages.chargeRule } : access;

const ContextStep = (
  props: Omit<ImageStepsProps, keyof ImageRunEvents> & StepProps & { onBack: () => void },
) => {
  const { run, list, context, onContext, serverError, onBlocked, onBack, ...foot } = props;
  const check = useContentCheck(context, true);
  const access = accessOf(run, foot.access);
  const submit = (): void => {
    if (checkContent(context, true).problem !== null || run.busy) return;
    if (access.allowed) void run.start(context, foot.locale);
    else onBlocked();
  };
  return (
    <>
      <ContentField
        label={
          <>
            Context <span className="font-normal text-ink-soft">(optional)</span>
          </>
        }
        placeholder="The article that the images belong to, or its address. With it, their texts name what they go with."
        value={context}
        check={check}
        error={serverError ?? check.message}
        onChange={(text) => {
          run.giveUp();
          onContext(text);
        }}
        onSubmit={submit}
        className="min-h-36!"
      />
      {(run.busy || run.isOpen || run.problem !== null) && <UploadState run={run} list={list} />}
      <p className="px-4 pb-3 text-small text-ink-soft sm:px-6">
        {list.images.length === 1 ? '1 image' : `${list.images.length} images`}. {imageMessages.chargeRule}
      </p>
      <FormFoot
        {...foot}
        hasMarket={false}
        access={access}
        busy={foot.busy || run.busy}
        valid={check.problem === null && list.images.length > 0}
        onAnalyze={submit}
        onRefused={submit}
        back={
          <Button variant="secondary" size="lg" disabled={run.busy} onClick={onBack}>
            Back
          </Button>
        }
      />
    </>
  );
};

/** Images in, in two steps; the second one is optional. Analyze uploads them one by one and begins the run. */
export const ImageSteps = ({ onBegun, onRefused, ...rest }: ImageStepsProps) => {
  const [step, setStep] = useState(0);
  const run = useImageRun({ onBegun, onRefused });
  const list = useImageList(run);
  return (
    <>
      <Steps names={stepNames} current={step} />
      {step === 0 ? (
        <ImageStep run={run} list={list} onNext={() => setStep(1)} />
      ) : (
        <ContextStep {...rest} run={run} list={list} onBack={() => setStep(0)} />
      )}
    </>
  );
};
