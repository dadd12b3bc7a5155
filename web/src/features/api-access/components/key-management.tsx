import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiKeyMessages } from '#contracts/billing/billing-messages.ts';
import { LoadFailure } from '#web/components/layout/load-failure.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { apiKeysQuery, generateApiKey } from '#web/features/api-access/api/api-keys.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { notify } from '#web/lib/notify.ts';
import { session } from '#web/lib/session/session.ts';
import { KeyList, KeyListSkeleton } from './key-list.tsx';
import { NewKey } from './new-key.tsx';

const useGenerate = () => {
  const [fullKey, setFullKey] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const generate = async (): Promise<void> => {
    setBusy(true);
    try {
      const { user } = session.get();
      if (!user) throw new Error(apiKeyMessages.noSession);
      setFullKey(await generateApiKey(user.id));
    } catch (error) {
      console.warn('no key could be made', error);
      notify.error('Error', (error instanceof Error && error.message) || apiKeyMessages.generateFailed);
    } finally {
      setBusy(false);
    }
  };
  return { fullKey, busy, generate, forget: () => setFullKey(null) };
};

const Keys = ({ userId, onRevoked }: { userId: string; onRevoked: () => void }) => {
  const {
    data: keys,
    isError,
    errorUpdateCount,
    isFetching,
    refetch,
  } = useQuery(apiKeysQuery(userId), queryClient);
  // A failure that is in the cache was told when it happened.
  const told = useRef(errorUpdateCount);
  useEffect(() => {
    if (errorUpdateCount <= told.current) return;
    told.current = errorUpdateCount;
    notify.error(apiKeyMessages.listFailed.title, apiKeyMessages.listFailed.text);
  }, [errorUpdateCount]);
  if (keys) return <KeyList keys={keys} onRevoked={onRevoked} />;
  if (isError) return <LoadFailure what="Your API keys" busy={isFetching} onRetry={() => void refetch()} />;
  return <KeyListSkeleton />;
};

/** What an admin does with keys: see which are active, make one, end one. */
export const KeyManagement = ({ userId }: { userId: string }) => {
  const { fullKey, busy, generate, forget } = useGenerate();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone: a dialog's end has to be over before the heading can take it.
  const focusHeading = (): void => {
    setTimeout(() => heading.current?.focus());
  };
  const finish = (): void => {
    forget();
    focusHeading();
  };
  return (
    <div className="wrap-text py-10 md:py-14">
      <h1 className="text-h2">API Access</h1>
      <p className="mt-4 text-lead text-ink-soft">
        A key lets your own programs act for your account. Give each program a key of its own, so that you can
        end one without the others.
      </p>
      {fullKey !== null && <NewKey fullKey={fullKey} onDone={finish} />}
      <section aria-labelledby="keys" className="mt-10">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} id="keys" tabIndex={-1} className="text-h4 outline-none">
            Active keys
          </h2>
          <Button busy={busy} disabled={fullKey !== null} onClick={() => void generate()}>
            Generate key
          </Button>
        </div>
        <Keys userId={userId} onRevoked={focusHeading} />
      </section>
    </div>
  );
};
