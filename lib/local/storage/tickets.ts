import { randomBytes } from 'node:crypto';

/** Values under unguessable names. Each can be taken once, before it expires. */
export type Tickets<T> = { issue(value: T): string; take(name: string): T | undefined };

/** Tickets that are valid for `validMs`. They live in memory, because a restart interrupts their flows anyway. */
export function createTickets<T>(validMs: number, now: () => number): Tickets<T> {
  const issued = new Map<string, { value: T; expiresAt: number }>();
  return {
    issue(value) {
      for (const [name, { expiresAt }] of issued) if (expiresAt <= now()) issued.delete(name);
      const name = randomBytes(32).toString('base64url');
      issued.set(name, { value, expiresAt: now() + validMs });
      return name;
    },
    take(name) {
      const ticket = issued.get(name);
      issued.delete(name);
      return ticket && ticket.expiresAt > now() ? ticket.value : undefined;
    },
  };
}
