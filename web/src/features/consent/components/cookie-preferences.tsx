import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import {
  type CookieChoice,
  type OptionalCategory,
  optionalCategories,
} from '#web/features/consent/consent.ts';
import {
  acceptAll,
  closeCookiePreferences,
  readConsent,
  rejectNonEssential,
  saveConsent,
  useConsent,
} from '#web/features/consent/consent-state.ts';

const categories: Record<'essential' | OptionalCategory, { name: string; purpose: string }> = {
  essential: {
    name: 'Essential (required)',
    purpose:
      'Keep you signed in and remember your drafts and this choice. The site does not work without them.',
  },
  analytics: { name: 'Analytics', purpose: 'Count visits, so that we can see which pages help.' },
  functional: {
    name: 'Functional',
    purpose: 'Remember preferences, such as video volume.',
  },
  marketing: { name: 'Marketing', purpose: 'Tell us whether an ad brought you here.' },
};

const Category = (props: {
  of: 'essential' | OptionalCategory;
  checked: boolean;
  onChange?: (checked: boolean) => void;
}) => (
  <li className="border-b border-line py-4 last:border-0">
    <Switch
      label={<span className="font-medium">{categories[props.of].name}</span>}
      checked={props.checked}
      disabled={!props.onChange}
      onCheckedChange={(checked) => props.onChange?.(checked)}
    />
    <p className="mt-1 pl-12.5 text-ink-soft">{categories[props.of].purpose}</p>
  </li>
);

const Form = () => {
  const [choice, setChoice] = useState<CookieChoice>(
    () => readConsent() ?? { analytics: false, functional: false, marketing: false },
  );
  return (
    <>
      <ul>
        <Category of="essential" checked />
        {optionalCategories.map((category) => (
          <Category
            key={category}
            of={category}
            checked={choice[category]}
            onChange={(checked) => setChoice({ ...choice, [category]: checked })}
          />
        ))}
      </ul>
      <div className="mt-2 flex flex-col gap-2 border-t border-line pt-4 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={rejectNonEssential}>
          Reject Non-Essential
        </Button>
        <Button variant="secondary" onClick={acceptAll}>
          Accept All
        </Button>
        <Button onClick={() => saveConsent(choice)}>Save Preferences</Button>
      </div>
    </>
  );
};

export const CookiePreferences = () => {
  const { preferencesOpen } = useConsent();
  return (
    <Dialog
      open={preferencesOpen}
      onOpenChange={(open) => !open && closeCookiePreferences()}
      title="Cookie preferences"
      description="Choose what this browser may store. You can change it at any time in the footer."
      size="md"
    >
      <Form />
    </Dialog>
  );
};
