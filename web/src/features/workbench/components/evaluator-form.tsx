import { useState } from 'react';
import { apiErrors } from '#contracts/errors/error-codes.ts';
import type { MarketLocale } from '#contracts/locales.ts';
import { parseKeywordList } from '#domain/input/parse-keyword-list.ts';
import { validateKeywordList } from '#domain/input/validate-input.ts';
import { Button } from '#web/components/ui/button.tsx';
import { checkContent, useContentCheck } from '#web/features/workbench/state/use-content-check.ts';
import { ContextField } from './context-field.tsx';
import { FormFooter, type FormFooterProps } from './form-foot.tsx';
import { KeywordField } from './keyword-field.tsx';
import { Steps } from './steps.tsx';

type EvaluatorFormProps = Omit<FormFooterProps, 'valid' | 'onAnalyze' | 'onRejected' | 'back'> & {
  /** One per line. */
  keywordLines: string;
  onKeywordLines: (lines: string) => void;
  context: string;
  onContext: (text: string) => void;
  serverError: string | null;
  step: number;
  onStep: (step: number) => void;
  onAnalyze: (keywords: string[], context: string, locale: MarketLocale) => void;
  onBlocked: () => void;
};

const stepNames = ['Keywords', 'Context'] as const;

type KeywordStepProps = Pick<EvaluatorFormProps, 'keywordLines' | 'onKeywordLines'> & { onNext: () => void };

const KeywordStep = ({ keywordLines, onKeywordLines, onNext }: KeywordStepProps) => {
  const keywords = parseKeywordList(keywordLines);
  const [pending, setPending] = useState('');
  const [tried, setTried] = useState(false);
  const problem = validateKeywordList(keywordLines);
  // An empty box is reported when the user continues, a text that is too long immediately.
  const shown = problem === 'keywords_required' && !tried ? null : problem;
  const next = (): void => {
    // Text in the box that is not a chip yet counts too.
    const lines = [...keywords, pending].join('\n');
    if (validateKeywordList(lines) !== null) {
      setTried(true);
      return;
    }
    onKeywordLines(parseKeywordList(lines).join('\n'));
    onNext();
  };
  return (
    <>
      <KeywordField
        keywords={keywords}
        pending={pending}
        error={shown === null ? null : apiErrors[shown].message}
        onKeywords={(list) => onKeywordLines(list.join('\n'))}
        onPending={setPending}
      />
      <div className="flex justify-end border-t border-line px-4 py-4 sm:px-6">
        {/* Leaving the box adds chips and notes, which would push the button from under the pointer before the click. */}
        <Button
          size="lg"
          className="min-w-36 max-sm:w-full"
          onMouseDown={(event) => event.preventDefault()}
          onClick={next}
        >
          Next
        </Button>
      </div>
    </>
  );
};

type ContextStepProps = Omit<EvaluatorFormProps, 'keywordLines' | 'onKeywordLines' | 'step' | 'onStep'> & {
  keywords: string[];
  onBack: () => void;
};

const ContextStep = (props: ContextStepProps) => {
  const { keywords, context, onContext, serverError, onAnalyze, onBlocked, onBack, ...foot } = props;
  const check = useContentCheck(context, true);
  const submit = (): void => {
    if (checkContent(context, true).problem !== null) return;
    if (foot.access.allowed) onAnalyze(keywords, context, foot.locale);
    else onBlocked();
  };
  return (
    <>
      <ContextField
        placeholder="The article they are for, or its address. With it, each keyword gets a relevance score; without it, only market data counts."
        value={context}
        check={check}
        serverError={serverError}
        onChange={onContext}
        onSubmit={submit}
        className="min-h-44!"
      />
      <FormFooter
        {...foot}
        valid={check.problem === null && keywords.length > 0}
        onAnalyze={submit}
        onRejected={submit}
        back={
          <Button variant="secondary" size="lg" onClick={onBack}>
            Back
          </Button>
        }
      />
    </>
  );
};

/** A keyword list as input, in two steps. The second step is optional. */
export const EvaluatorForm = (props: EvaluatorFormProps) => {
  const { keywordLines, onKeywordLines, step, onStep, ...rest } = props;
  return (
    <>
      <Steps names={stepNames} current={step} />
      {step === 0 ? (
        <KeywordStep keywordLines={keywordLines} onKeywordLines={onKeywordLines} onNext={() => onStep(1)} />
      ) : (
        <ContextStep {...rest} keywords={parseKeywordList(keywordLines)} onBack={() => onStep(0)} />
      )}
    </>
  );
};
