import { useState } from 'react';
import type { MarketLocale } from '#contracts/locales.ts';
import { Button } from '#web/components/ui/button.tsx';
import { checkContent, useContentCheck } from '#web/features/workbench/state/use-content-check.ts';
import { ContentField } from './content-field.tsx';
import type { FormFooterProps } from './form-foot.tsx';
import { FormFooter } from './form-foot.tsx';

type OptimizerFormProps = Omit<FormFooterProps, 'valid' | 'onAnalyze' | 'onRejected'> & {
  text: string;
  onText: (text: string) => void;
  /** Runs our example article; null where that is not offered. */
  onExample: (() => void) | null;
  /** The server's message about the text. */
  serverError: string | null;
  onAnalyze: (text: string, locale: MarketLocale) => void;
  /** Called on a click on Analyze while the demo credit blocks it. */
  onBlocked: () => void;
};

/** Article text or an address as input, and one button. */
export const OptimizerForm = ({
  text,
  onText,
  serverError,
  onAnalyze,
  onBlocked,
  onExample,
  ...foot
}: OptimizerFormProps) => {
  const check = useContentCheck(text, false);
  const [touched, setTouched] = useState(false);
  // A text that is too long is reported immediately, an empty field only after the user has left it.
  const isDue = touched || check.problem === 'content_too_long';
  const submit = (): void => {
    setTouched(true);
    if (checkContent(text, false).problem !== null) return;
    if (foot.access.allowed) onAnalyze(text, foot.locale);
    else onBlocked();
  };
  return (
    <>
      <ContentField
        label="Your article or its web address"
        placeholder="Paste your text here, or an address such as example.com/my-article"
        value={text}
        check={check}
        error={serverError ?? (isDue ? check.message : null)}
        onChange={onText}
        onBlur={() => setTouched(true)}
        onSubmit={submit}
        className="min-h-24! sm:min-h-32!"
      />
      <FormFooter
        {...foot}
        valid={check.problem === null}
        onAnalyze={submit}
        onRejected={submit}
        back={
          onExample !== null &&
          text.trim() === '' && (
            <Button
              variant="secondary"
              size="lg"
              className="max-sm:flex-1 max-sm:px-3"
              disabled={foot.busy}
              onClick={onExample}
            >
              Try our example
            </Button>
          )
        }
      />
    </>
  );
};
