import { verifyExample } from '#content/verify.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { isSameTexts, type Texts } from '#web/features/verify/state/use-texts.ts';

type ExampleButtonProps = { texts: Texts; disabled: boolean; onChange: (texts: Texts) => void };

/** Fills both fields, but only while they are empty, so that typed text is never lost. Clears an unchanged example. */
export const ExampleButton = ({ texts, disabled, onChange }: ExampleButtonProps) => {
  if (isSameTexts(texts, verifyExample))
    return (
      <>
        <Badge tone="accent">Example</Badge>
        <Button
          variant="secondary"
          size="lg"
          className="max-sm:flex-1 max-sm:px-3"
          onClick={() => onChange({ original: '', rewrite: '' })}
        >
          Clear the example
        </Button>
      </>
    );
  if (texts.original !== '' || texts.rewrite !== '') return null;
  return (
    <Button
      variant="secondary"
      size="lg"
      className="max-sm:flex-1 max-sm:px-3"
      disabled={disabled}
      onClick={() => onChange(verifyExample)}
    >
      Fill in an example
    </Button>
  );
};
