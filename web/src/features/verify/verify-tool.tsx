import { verdictOf } from '#domain/verify/describe-report.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { ExampleButton } from './components/example-button.tsx';
import { ReportView } from './components/report-view.tsx';
import { TextField } from './components/text-field.tsx';
import type { Comparison } from './state/use-comparison.ts';
import { isSameTexts, type Texts } from './state/use-texts.ts';
import { useVerifyForm, type VerifyForm } from './state/use-verify-form.ts';

const fields = [
  { side: 'original', label: 'Original', placeholder: 'Paste the text as it was.' },
  { side: 'rewrite', label: 'Rewrite', placeholder: 'Paste the new version, from any tool or person.' },
] as const;

const TextFields = ({ texts, errors, boxes, update, submit }: VerifyForm) => (
  <div className="grid gap-6 md:grid-cols-2">
    {fields.map(({ side, label, placeholder }) => (
      <TextField
        key={side}
        label={label}
        placeholder={placeholder}
        value={texts[side]}
        error={errors[side]}
        box={boxes[side]}
        onChange={(value) => update({ [side]: value })}
        onSubmit={submit}
      />
    ))}
  </div>
);

const Actions = ({ texts, comparison, update }: VerifyForm) => {
  // Before hydration, the browser would submit the form itself, which reloads the page and loses both texts.
  const canPress = useHydrated();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        size="lg"
        className="max-sm:flex-1 max-sm:px-3"
        busy={comparison.busy}
        disabled={!canPress}
      >
        Compare the texts
      </Button>
      <ExampleButton texts={texts} disabled={!canPress} onChange={update} />
    </div>
  );
};

const Result = ({ comparison: { busy, done }, texts }: { comparison: Comparison; texts: Texts }) => (
  <>
    <p role="status" className="visually-hidden">
      {busy ? 'Comparing the texts.' : done !== null && verdictOf(done.report)}
    </p>
    {done !== null && (
      <ReportView key={done.number} report={done.report} isStale={!isSameTexts(done.texts, texts)} />
    )}
  </>
);

/** Two fields, a button and the result. */
export const VerifyTool = () => {
  const form = useVerifyForm();
  const { saved, comparison, texts, submit } = form;
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextFields {...form} />
        {!saved && (
          <p role="status" className="mt-4 text-small text-medium">
            This browser does not let us keep your texts in this tab. Copy them before you reload the page.
          </p>
        )}
        <Actions {...form} />
        {comparison.failure !== null && (
          <p role="alert" className="mt-4 text-danger">
            {comparison.failure}
          </p>
        )}
      </form>
      <Result comparison={comparison} texts={texts} />
    </>
  );
};
