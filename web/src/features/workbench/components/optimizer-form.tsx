import { useState } from 'react';
import type { MarketLocale } from '#contracts/locales.ts';
import { checkContent, useContentCheck } from '#web/features/workbench/use-content-check.ts';
import { ContentField } from './content-field.tsx';
import type { FormFootProps } from './form-foot.tsx';
import { FormFoot } from './form-foot.tsx';

type OptimizerFormProps = Omit<FormFootProps, 'valid' | 'onAnalyze' | 'onRefused'> & {
  text: string;
  onText: (text: string) => void;
  /** What the server found wrong with the text. */
  serverError: string | null;
  onAnalyze: (text: string, locale: MarketLocale) => void;
  /** A press on Analyze while it is blocked by the demo credit. */
  onBlocked: () => void;
};

/** Article text or an address in, one button. */
export const OptimizerForm = ({
  text,
  onText,
  serverError,
  onAnalyze,
  onBlocked,
  ...foot
}: OptimizerFormProps) => {
  const check = useContentCheck(text, false);
  const [touched, setTouched] = useState(false);
  // Too long shows at once; that something is missing is said only after one has been in the field.
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
        className="min-h-56!"
      />
      <FormFoot {...foot} valid={check.problem === null} onAnalyze={submit} onRefused={submit} />
    </>
  );
};
