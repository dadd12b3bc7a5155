import { openAllowedHosts } from './dev/allowed-hosts.ts';
import { openClock } from './dev/clock.ts';
import { createFaults } from './dev/faults.ts';
import type { DevTools } from './gateway/dev-routes.ts';
import { openMailbox } from './storage/mailbox.ts';

/** What testers have beside the product, as it was left in `dir`; `allowedHosts` replaces the list of hosts. */
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
