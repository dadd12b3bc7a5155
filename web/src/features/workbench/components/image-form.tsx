import Lock from 'lucide-react/icons/lock';
import { Suspense } from 'react';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { imageMessages, imageSources } from '#contracts/images/image-messages.ts';
import { tools } from '#contracts/product.ts';
import { Button } from '#web/components/ui/button.tsx';
import { lazyPart } from '#web/lib/load-chunk.ts';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import type { ImageStepsProps } from './image-steps.tsx';

// A separate chunk, because only signed-in users see it.
const ImageSteps = lazyPart(async () => (await import('./image-steps.tsx')).ImageSteps);

const fields = ['Alt text', 'Title', 'Caption', 'Description'];

/** The shape of an image's result, grayed out: a preview, not a result. */
const Preview = () => (
  <div aria-hidden="true" className="flex gap-4">
    <div className="aspect-4/3 w-28 shrink-0 rounded-small bg-line sm:w-44" />
    <div className="grid flex-1 content-start gap-3">
      {fields.map((name) => (
        <div key={name} className="grid gap-1.5">
          <span className="text-small text-ink-soft">{name}</span>
          <span className="h-2 w-full max-w-72 rounded-full bg-line" />
        </div>
      ))}
    </div>
  </div>
);

const Locked = () => {
  const auth = useAuthDialog();
  return (
    <>
      <p className="mt-2 max-w-text text-ink-soft">
        You need a free account to upload images, up to {imageLimits.perRun} in one run. Each gets alt text, a
        title, a caption and a description.
      </p>
      <p className="mt-3 max-w-text text-small text-ink-soft">
        {imageSources} {imageMessages.tooMany(imageLimits.perDemoRun, true)}.
      </p>
      <Button size="lg" className="mt-5" onClick={() => auth.open('sign-up')}>
        Sign Up Free
      </Button>
    </>
  );
};

const LockedForm = () => (
  <div className="grid gap-8 p-4 sm:p-6 lg:grid-cols-2 lg:items-center">
    <div>
      <h3 className="flex items-center gap-2.5 text-h4">
        <Lock role="img" aria-label="Locked" className="size-5 text-ink-faint" />
        {tools.image_analyzer.name}
      </h3>
      <Locked />
    </div>
    <Preview />
  </div>
);

/** The Image Describer: two steps for users. Visitors see a locked preview that invites them to sign up. */
export const ImageForm = ({ signedIn, ...rest }: ImageStepsProps & { signedIn: boolean }) =>
  signedIn ? (
    <Suspense fallback={<div className="min-h-80" />}>
      <ImageSteps {...rest} />
    </Suspense>
  ) : (
    <LockedForm />
  );
