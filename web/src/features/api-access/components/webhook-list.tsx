import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '#contracts/public-api/webhooks.ts';
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { useDeleteWebhook, useTestWebhook } from '#web/features/api-access/api/webhooks.ts';
import { counted } from '#web/lib/values/counted.ts';
import { formatDateTime } from '#web/lib/values/format.ts';

const labels: Readonly<Record<WebhookDelivery['status'], { tone: BadgeTone; text: string }>> = {
  waiting: { tone: 'plain', text: 'Waiting' },
  delivered: { tone: 'good', text: 'Delivered' },
  failed: { tone: 'bad', text: 'Gave up' },
};

const DeliveryLine = ({ delivery }: { delivery: WebhookDelivery }) => {
  const { status, type, created_at, last_answer, next_attempt_at, attempts } = delivery;
  const { tone, text } = labels[status];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
      <Badge tone={tone}>{text}</Badge>
      <code className="font-mono text-ink">{type}</code>
      <time dateTime={created_at}>{formatDateTime(created_at)}</time>
      {last_answer !== null && (
        <span className="wrap-anywhere">
          {last_answer}, {counted(delivery.attempts, 'attempt')}
        </span>
      )}
      {next_attempt_at !== null && attempts > 0 && (
        <span>
          Next attempt <time dateTime={next_attempt_at}>{formatDateTime(next_attempt_at)}</time>
        </span>
      )}
    </li>
  );
};

const WebhookLine = ({ webhook, onDelete }: { webhook: Webhook; onDelete: () => void }) => {
  const { mutate: test, isPending } = useTestWebhook();
  const { id, url, created_at, deliveries } = webhook;
  return (
    <li className="border-t border-line py-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-60 flex-1">
          <code className="font-mono wrap-anywhere">{url}</code>
          <span className="block text-small text-ink-soft">
            Created <time dateTime={created_at}>{formatDateTime(created_at)}</time>
          </span>
        </p>
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          aria-label={`Send test event to ${url}`}
          onClick={() => test(id)}
        >
          Send test event
        </Button>
        <Button variant="secondary" size="sm" aria-label={`Delete ${url}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
      {deliveries.length > 0 && (
        <ul aria-label={`Newest deliveries to ${url}`} className="mt-3 grid gap-2">
          {deliveries.map((delivery) => (
            <DeliveryLine key={delivery.event_id} delivery={delivery} />
          ))}
        </ul>
      )}
    </li>
  );
};

type WebhookListProps = { webhooks: readonly Webhook[]; onDeleted: () => void };

/** The webhooks with their newest deliveries, each with buttons that test and delete it. */
export const WebhookList = ({ webhooks, onDeleted }: WebhookListProps) => {
  const [chosen, setChosen] = useState<Webhook | null>(null);
  const { mutate: remove, isPending } = useDeleteWebhook();
  const close = (): void => {
    setChosen(null);
    onDeleted();
  };
  return (
    <>
      {webhooks.length > 0 ? (
        <ul aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <WebhookLine key={webhook.id} webhook={webhook} onDelete={() => setChosen(webhook)} />
          ))}
        </ul>
      ) : (
        <p className="border-t border-line py-6 text-ink-soft">No webhooks yet.</p>
      )}
      <ConfirmDialog
        open={chosen !== null}
        title="Delete this webhook?"
        description={`We stop sending events to ${chosen?.url ?? ''} and delete its secret. This cannot be undone.`}
        decline="Keep webhook"
        confirm="Delete webhook"
        danger
        busy={isPending}
        onDecline={() => setChosen(null)}
        onConfirm={() => chosen && remove(chosen.id, { onSuccess: close })}
      />
    </>
  );
};
