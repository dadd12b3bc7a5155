import { imageMessages } from '#contracts/images/image-messages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { UploadProgress } from '#web/features/images/components/upload-progress.tsx';
import type { ImageListControl } from '#web/features/images/use-image-list.ts';
import type { ImageRun } from '#web/features/images/use-image-run.ts';
import { checkContent, useContentCheck } from '#web/features/workbench/state/use-content-check.ts';
import { counted } from '#web/lib/values/counted.ts';
import { ContextField } from './context-field.tsx';
import { FormFooter, type FormFooterProps } from './form-foot.tsx';

/** The run is already paid for, so the balance must not stop it now. */
const accessOf = ({ isOpen }: ImageRun, access: FormFooterProps['access']): FormFooterProps['access'] =>
  isOpen ? { allowed: true, block: null, note: imageMessages.chargeRule } : access;

export type ImageContextStepProps = Omit<
  FormFooterProps,
  'valid' | 'hasMarket' | 'onAnalyze' | 'onRejected' | 'back'
> & {
  run: ImageRun;
  list: ImageListControl;
  context: string;
  onContext: (text: string) => void;
  serverError: string | null;
  onBlocked: () => void;
  onBack: () => void;
};

/** The second step of the Image Describer: the article that the images belong to, the upload progress, Analyze. */
export const ImageContextStep = (props: ImageContextStepProps) => {
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
      <ContextField
        placeholder="The article that the images belong to, or its address. With it, their texts fit the topic of the page."
        value={context}
        check={check}
        serverError={serverError}
        onChange={(text) => {
          run.giveUp();
          onContext(text);
        }}
        onSubmit={submit}
        className="min-h-36!"
      />
      {(run.busy || run.isOpen || run.problem !== null) && <UploadProgress run={run} list={list} />}
      <p className="px-4 pb-3 text-small text-ink-soft sm:px-6">
        {counted(list.images.length, 'image')}. {imageMessages.chargeRule}
      </p>
      <FormFooter
        {...foot}
        hasMarket={false}
        access={access}
        busy={foot.busy || run.busy}
        valid={check.problem === null && list.images.length > 0}
        onAnalyze={submit}
        onRejected={submit}
        back={
          <Button variant="secondary" size="lg" disabled={run.busy} onClick={onBack}>
            Back
          </Button>
        }
      />
    </>
  );
};
