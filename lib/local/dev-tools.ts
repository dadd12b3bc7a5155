import { openAllowedHosts } from './dev/allowed-hosts.ts';
import { openClock } from './dev/clock.ts';
import { createFaults } from './dev/faults.ts';
import type { DevTools } from './gateway/dev-routes.ts';
import { openMailbox } from './storage/mailbox.ts';

/** The testers' tools, with the settings stored in `dir`. `allowedHosts` replaces the stored list of hosts. */
export function openDevTools(dir: string, allowedHosts?: readonly string[]): DevTools {
  const tools = {
    clock: openClock(dir),
    mailbox: openMailbox(dir),
    faults: createFaults(),
    allowedHosts: openAllowedHosts(dir),
  };
  if (allowedHosts) tools.allowedHosts.set(allowedHosts);
  return tools;
}
