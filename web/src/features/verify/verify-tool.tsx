import { useRef, useState } from 'react';
import { verifyExample } from '#content/verify.ts';
import { verdictOf } from '#domain/verify/describe-report.ts';
import { findTextProblem, type TextSide } from '#domain/verify/validate-texts.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { ReportView } from './components/report-view.tsx';
import { TextField } from './components/text-field.tsx';
import { useComparison } from './state/use-comparison.ts';
import { type Texts, useTexts } from './state/use-texts.ts';

type Errors = Readonly<Record<TextSide, string | null>>;
const noErrors: Errors = { original: null, rewrite: null };

const errorsOf = (texts: Texts): Errors => ({
  original: findTextProblem('original', texts.original)?.message ?? null,
  rewrite: findTextProblem('rewrite', texts.rewrite)?.message ?? null,
});

const isSame = (a: Texts, b: Texts): boolean => a.original === b.original && a.rewrite === b.rewrite;

type ExampleProps = { texts: Texts; disabled: boolean; onChange: (texts: Texts) => void };

/** Fills both fields, but only while they are empty, so that typed text is never lost. */
const Example = ({ texts, disabled, onChange }: ExampleProps) => {
  if (isSame(texts, verifyExample))
    return (
      <>
        <Badge tone="accent">Example</Badge>
        <Button variant="secondary" onClick={() => onChange({ original: '', rewrite: '' })}>
          Clear the example
        </Button>
      </>
    );
  if (texts.original !== '' || texts.rewrite !== '') return null;
  return (
    <Button variant="secondary" disabled={disabled} onClick={() => onChange(verifyExample)}>
      Fill in an example
    </Button>
  );
};

/** Two fields, a button and the result. */
export const VerifyTool = () => {
  const { texts, saved, change } = useTexts();
  const { comparison, compare } = useComparison();
  const [errors, setErrors] = useState(noErrors);
  // Before hydration, the browser would submit the form itself, which reloads the page and loses both texts.
  const canPress = useHydrated();
  const original = useRef<HTMLTextAreaElement>(null);
  const rewrite = useRef<HTMLTextAreaElement>(null);
  const { busy, done, failure } = comparison;

  const update = (changes: Partial<Texts>): void => {
    change(changes);
    setErrors((last) => ({
      original: changes.original === undefined ? last.original : null,
      rewrite: changes.rewrite === undefined ? last.rewrite : null,
    }));
  };
  const submit = (): void => {
    if (busy) return;
    const found = errorsOf(texts);
    setErrors(found);
    if (found.original !== null) original.current?.focus();
    else if (found.rewrite !== null) rewrite.current?.focus();
    else void compare(texts);
  };

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid gap-6 md:grid-cols-2">
          <TextField
            label="Original"
            placeholder="Paste the text as it was."
            value={texts.original}
            error={errors.original}
            box={original}
            onChange={(value) => update({ original: value })}
            onSubmit={submit}
          />
          <TextField
            label="Rewrite"
            placeholder="Paste the new version, from any tool or person."
            value={texts.rewrite}
            error={errors.rewrite}
            box={rewrite}
            onChange={(value) => update({ rewrite: value })}
            onSubmit={submit}
          />
        </div>
        {!saved && (
          <p role="status" className="mt-4 text-small text-medium">
            This browser does not let us keep your texts in this tab. Copy them before you reload the page.
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button type="submit" size="lg" busy={busy} disabled={!canPress}>
            Compare the texts
          </Button>
          <Example texts={texts} disabled={!canPress} onChange={update} />
        </div>
        {failure !== null && (
          <p role="alert" className="mt-4 text-danger">
            {failure}
          </p>
        )}
      </form>
      <p role="status" className="visually-hidden">
        {busy ? 'Comparing the texts.' : done !== null && verdictOf(done.report)}
      </p>
      {done !== null && (
        <ReportView key={done.number} report={done.report} isStale={!isSame(done.texts, texts)} />
      )}
    </>
  );
};
