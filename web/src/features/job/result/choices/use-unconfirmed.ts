import { useRef, useState } from 'react';
import type { Choices } from '#contracts/jobs/choices.ts';

/** The user's choices that the server has not confirmed yet; null when none are on their way. */
export const useUnconfirmed = (confirmed: () => Choices | undefined) => {
  const [unconfirmed, setUnconfirmed] = useState<Choices | null>(null);
  const latest = useRef<Choices | null>(null);
  const waiting = useRef(0);
  const set = (choices: Choices | null): void => {
    latest.current = choices;
    setUnconfirmed(choices);
  };
  /** Shows changes until they and all later ones are stored or refused. */
  const showUntil = async <Outcome>(
    changes: Partial<Choices>,
    stored: Promise<Outcome>,
  ): Promise<Outcome> => {
    set({ ...(latest.current ?? confirmed()), ...changes });
    waiting.current += 1;
    try {
      return await stored;
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) set(null);
    }
  };
  return { unconfirmed, showUntil };
};
