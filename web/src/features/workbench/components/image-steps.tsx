import { imageMessages } from '#contracts/images/image-messages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { DropZone } from '#web/features/images/components/drop-zone.tsx';
import { ImageList } from '#web/features/images/components/image-list.tsx';
import { type ImageListControl, useImageList } from '#web/features/images/use-image-list.ts';
import { type ImageRunEvents, useImageRun } from '#web/features/images/use-image-run.ts';
import { ImageContextStep, type ImageContextStepProps } from './image-context-step.tsx';
import { Steps } from './steps.tsx';

export type ImageStepsProps = Omit<ImageContextStepProps, 'run' | 'list' | 'onBack'> &
  ImageRunEvents & { step: number; onStep: (step: number) => void };

const stepNames = ['Images', 'Context'] as const;

const ImageStep = ({ list, onNext }: { list: ImageListControl; onNext: () => void }) => (
  <>
    <DropZone count={list.images.length} error={list.error} onFiles={list.add} />
    <ImageList {...list.listProps} />
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

/**
 * Images as input, in two steps. The second step is optional. Analyze uploads the images one by one and starts the
 * run.
 */
export const ImageSteps = ({ step, onStep, onStarted, onRejected, ...rest }: ImageStepsProps) => {
  const run = useImageRun({ onStarted, onRejected });
  const list = useImageList(run);
  return (
    <>
      <Steps names={stepNames} current={step} />
      {step === 0 ? (
        <ImageStep list={list} onNext={() => onStep(1)} />
      ) : (
        <ImageContextStep {...rest} run={run} list={list} onBack={() => onStep(0)} />
      )}
    </>
  );
};
