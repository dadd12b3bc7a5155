import { useState } from 'react';
import type { ApiKey } from '#contracts/accounts/api-keys.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { formatDateTime } from '#web/lib/values/format.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

/** The permissions of a key, in plain words. A key created before scopes existed allows nothing. */
const scopeLabel = (scopes: ApiKey['scopes']): string => {
  if (scopes.includes('run')) return 'Read and run';
  return scopes.includes('read') ? 'Read only' : 'No access';
};

const KeyLine = ({ entry, onRevoke }: { entry: ApiKey; onRevoke: () => void }) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3.5">
    <code className="font-mono">{entry.key_prefix}…</code>
    <Badge>{scopeLabel(entry.scopes)}</Badge>
    <p className="min-w-60 flex-1 text-small text-ink-soft">
      Created <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>,{' '}
      {entry.last_used_at === null ? (
        'never used'
      ) : (
        <>
          last used on <time dateTime={entry.last_used_at}>{formatDateTime(entry.last_used_at)}</time>
        </>
      )}
    </p>
    <Button variant="secondary" size="sm" aria-label={`Revoke ${entry.key_prefix}…`} onClick={onRevoke}>
      Revoke
    </Button>
  </li>
);

type KeyListProps = { keys: readonly ApiKey[]; onRevoked: () => void };

/** The active keys, newest first, each with a button to revoke it. */
export const KeyList = ({ keys, onRevoked }: KeyListProps) => {
  const [chosen, setChosen] = useState<ApiKey | null>(null);
  return (
    <>
      {keys.length > 0 ? (
        <ul aria-label="Active keys">
          {keys.map((entry) => (
            <KeyLine key={entry.id} entry={entry} onRevoke={() => setChosen(entry)} />
          ))}
        </ul>
      ) : (
        <p className="border-t border-line py-6 text-ink-soft">No active keys. Generate the first one.</p>
      )}
      <RevokeDialog entry={chosen} onClose={() => setChosen(null)} onRevoked={onRevoked} />
    </>
  );
};

export const KeyListSkeleton = () => (
  <div aria-hidden="true">
    {['first', 'second'].map((row) => (
      <div key={row} className="flex items-center gap-6 border-t border-line py-3.5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-4 w-64 max-w-full" />
        <Skeleton className="ml-auto h-8 w-18" />
      </div>
    ))}
  </div>
);
