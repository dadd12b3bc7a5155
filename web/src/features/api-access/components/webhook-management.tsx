import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import {
  deliveryAttempts,
  maxWebhooks,
  maxWebhookUrlCharacters,
} from '#contracts/webhooks/webhook-limits.ts';
import { LoadFailure } from '#web/components/layout/load-failure.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { FieldNote, Label } from '#web/components/ui/label.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCreateWebhook, webhooksQuery } from '#web/features/api-access/api/webhooks.ts';
import { NewSecret } from './new-secret.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { WebhookList } from './webhook-list.tsx';

type NewWebhookProps = {
  isFull: boolean;
  busy: boolean;
  /** Why the server refused the address; null once it is changed. */
  problem: string | null;
  onCreate: (url: string, done: () => void) => void;
  onEdit: () => void;
};

const hintFor = (isFull: boolean): string =>
  isFull
    ? `You already have ${maxWebhooks} webhooks, the maximum. Delete one to add another.`
    : 'A public https address.';

const NewWebhook = ({ isFull, busy, problem, onCreate, onEdit }: NewWebhookProps) => {
  const id = useId();
  const [url, setUrl] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onCreate(url.trim(), () => setUrl(''));
  };
  return (
    <form className="mb-4" onSubmit={submit}>
      <Label htmlFor={id}>Address of your server</Label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <Input
          id={id}
          type="url"
          required
          value={url}
          maxLength={maxWebhookUrlCharacters}
          placeholder="https://example.com/sweetspot"
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== null || undefined}
          className="min-w-0 flex-1 basis-64"
          onChange={(event) => {
            setUrl(event.target.value);
            onEdit();
          }}
        />
        <Button type="submit" busy={busy} disabled={isFull} className="max-sm:w-full">
          Add webhook
        </Button>
      </div>
      <FieldNote id={`${id}-note`} error={problem !== null}>
        {problem ?? hintFor(isFull)}
      </FieldNote>
    </form>
  );
};

const Webhooks = ({ onDeleted }: { onDeleted: () => void }) => {
  const { data: webhooks, error, isError, isFetching, refetch } = useQuery(webhooksQuery);
  if (webhooks) return <WebhookList webhooks={webhooks} onDeleted={onDeleted} />;
  if (isError)
    return (
      <LoadFailure what="Your webhooks" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  return <Skeleton aria-hidden="true" className="h-12 w-full" />;
};

/** The user's webhooks: list, add, test, delete. */
export const WebhookManagement = () => {
  const { data: created, error, isPending, mutate: create, reset: forget } = useCreateWebhook();
  const { data: webhooks = [] } = useQuery(webhooksQuery);
  const { heading, focusHeading } = useFocusHeading();
  const finish = (): void => {
    forget();
    focusHeading();
  };
  return (
    <section aria-labelledby="webhooks" className="mt-12">
      <h2 ref={heading} id="webhooks" tabIndex={-1} className="text-h4 outline-none">
        Webhooks
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">
        We send a signed event to your server when one of your runs ends. If your server does not answer, we
        try {deliveryAttempts} times within 11 hours.{' '}
        <a href={`${paths.apiDocs}#webhooks`} className="underline underline-offset-2">
          How to verify events
        </a>
      </p>
      {created && (
        <NewSecret
          id="new-signing-secret"
          heading="Your new signing secret"
          secret={created.secret}
          noun="secret"
          what="Signing secret"
          onDone={finish}
        />
      )}
      <div className={created ? 'mt-6' : undefined}>
        <NewWebhook
          isFull={webhooks.length >= maxWebhooks}
          busy={isPending}
          problem={error?.message ?? null}
          onEdit={() => error && forget()}
          onCreate={(url, onSuccess) => create(url, { onSuccess })}
        />
      </div>
      <Webhooks onDeleted={focusHeading} />
    </section>
  );
};
