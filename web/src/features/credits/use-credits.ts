import { useCallback, useEffect, useState } from 'react';
import type { Session } from '#web/lib/session/session.ts';

export type Credits = {
  /** Null while unknown, and for a visitor without an account. */
  balance: number | null;
  refetch(): void;
};

const load = () => import('#web/features/account/api/get-me.ts');

/** The signed-in user's credits. The query library loads only for signed-in users. */
export const useCredits = (session: Session): Credits => {
  const [balance, setBalance] = useState<number | null>(null);
  const userId = session.user?.id ?? null;
  useEffect(() => {
    setBalance(null);
    if (userId === null) return;
    let ended = false;
    let end = (): void => {};
    const begin = async (): Promise<void> => {
      const { watchMe } = await load();
      if (!ended) end = watchMe((me) => setBalance(me.credits));
    };
    void begin();
    return () => {
      ended = true;
      end();
    };
  }, [userId]);
  const refetch = useCallback(() => {
    if (userId !== null) void load().then(({ refetchMe }) => refetchMe());
  }, [userId]);
  return { balance, refetch };
};
