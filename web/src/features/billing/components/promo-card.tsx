import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { FieldNote, Label } from '#web/components/ui/label.tsx';
import type { PromoCode } from '#web/features/billing/state/promo-code.ts';

/** Keeps the caret in place although the text changes to upper case. */
const useCaret = () => {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return {
    field,
    remember: ({ selectionStart }: HTMLInputElement): void => {
      caret.current = selectionStart;
    },
  };
};

const noteOf = (applied: string | null): string =>
  applied === null
    ? 'We check it at checkout or in the preview of a plan change, before anything is charged.'
    : `${applied} will apply to your next checkout or plan change. To remove it, empty the field and choose Remove Code.`;

/** A discount code for the next checkout or plan change. */
export const PromoCard = ({ code }: { code: PromoCode }) => {
  const { field, remember } = useCaret();
  const isChanged = code.draft !== (code.applied ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isChanged) code.apply();
  };
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    remember(event.target);
    code.change(event.target.value);
  };
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-h4">Promo code</h2>
      <form onSubmit={submit} className="mt-3">
        <Label htmlFor="promo-code">Code</Label>
        <div className="mt-1.5 flex flex-col gap-2 sm:flex-row">
          <Input
            ref={field}
            id="promo-code"
            value={code.draft}
            onChange={change}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={code.problem !== null}
            aria-describedby="promo-code-note"
            className="sm:max-w-72"
          />
          <Button type="submit" variant="secondary" disabled={!isChanged}>
            {code.draft === '' ? 'Remove Code' : 'Apply Code'}
          </Button>
        </div>
        <div aria-live="polite">
          <FieldNote id="promo-code-note" error={code.problem !== null}>
            {code.problem ?? noteOf(code.applied)}
          </FieldNote>
        </div>
      </form>
    </Card>
  );
};
