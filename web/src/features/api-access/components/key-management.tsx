import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiKeyMessages } from '#contracts/billing/billing-messages.ts';
import { paths } from '#contracts/platform/routes.ts';
import { LoadFailure } from '#web/components/layout/load-failure.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { useGenerateApiKey } from '#web/features/api-access/api/generate-api-key.ts';
import { apiKeysQuery } from '#web/features/api-access/api/list-api-keys.ts';
import { notify } from '#web/lib/notify.ts';
import { Link } from '#web/lib/router/link.tsx';
import { KeyList, KeyListSkeleton } from './key-list.tsx';
import { NewSecret } from './new-secret.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { WebhookManagement } from './webhook-management.tsx';

const Keys = ({ userId, onRevoked }: { userId: string; onRevoked: () => void }) => {
  const {
    data: keys,
    error,
    isError,
    errorUpdateCount,
    isFetching,
    refetch,
  } = useQuery(apiKeysQuery(userId));
  // A cached failure was already shown when it happened.
  const told = useRef(errorUpdateCount);
  useEffect(() => {
    if (errorUpdateCount <= told.current) return;
    told.current = errorUpdateCount;
    notify.error(apiKeyMessages.listFailed.title, apiKeyMessages.listFailed.text);
  }, [errorUpdateCount]);
  if (keys) return <KeyList keys={keys} onRevoked={onRevoked} />;
  if (isError)
    return (
      <LoadFailure what="Your API keys" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  return <KeyListSkeleton />;
};

/** The user's keys: list, create, revoke. */
export const KeyManagement = ({ userId }: { userId: string }) => {
  const { data: fullKey, isPending, mutate: generate, reset: forget } = useGenerateApiKey();
  const [isReadOnly, setReadOnly] = useState(false);
  const { heading, focusHeading } = useFocusHeading();
  const finish = (): void => {
    forget();
    focusHeading();
  };
  return (
    <>
      <h1 className="text-h2">API Access</h1>
      <p className="mt-4 text-lead text-ink-soft">
        A key lets your own programs act for your account. Give each program its own key, so that you can
        revoke one without the others.{' '}
        <Link to={paths.apiDocs} className="underline underline-offset-2">
          API documentation
        </Link>
      </p>
      {fullKey !== undefined && (
        <NewSecret
          id="new-key"
          heading="Your new API key"
          secret={fullKey}
          noun="key"
          what="API key"
          onDone={finish}
        />
      )}
      <section aria-labelledby="keys" className="mt-10">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} id="keys" tabIndex={-1} className="text-h4 outline-none">
            Active keys
          </h2>
          <Button busy={isPending} disabled={fullKey !== undefined} onClick={() => generate(isReadOnly)}>
            Generate key
          </Button>
        </div>
        <Checkbox
          className="mb-4"
          checked={isReadOnly}
          onCheckedChange={setReadOnly}
          label="The new key is read-only: it cannot start runs or spend credits."
        />
        <Keys userId={userId} onRevoked={focusHeading} />
      </section>
      <WebhookManagement />
    </>
  );
};
