import { randomBytes } from 'node:crypto';

/** Values that are handed out under names nobody can guess, and taken once, within their time. */
export type Tickets<T> = { issue(value: T): string; take(name: string): T | undefined };

/** Tickets that count for `validMs`; they do not outlive the process, as a flow that a restart interrupts does not. */
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
