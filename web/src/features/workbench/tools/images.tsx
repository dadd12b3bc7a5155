import { forgetImages } from '#web/features/images/chosen-images.ts';
import { ImageForm } from '#web/features/workbench/components/image-form.tsx';
import type { WorkbenchTool } from './tool-form-props.ts';

export const imagesTool: WorkbenchTool = {
  Form: ({ shared, drafts, setDraft, step, onStep, signedIn, follow, rejected }) => (
    <ImageForm
      {...shared}
      step={step}
      onStep={onStep}
      signedIn={signedIn}
      context={drafts.imageContext}
      onContext={setDraft('imageContext')}
      onStarted={follow}
      onRejected={rejected}
    />
  ),
  forget: forgetImages,
};
