import { join } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from '#lib/local/storage/json-file.ts';

export type AllowedHosts = { list(): readonly string[]; set(hosts: readonly string[]): void };

/** Loopback hosts that the page fetcher may read, such as `127.0.0.1:8000`; stored in `dataDir`. */
export function openAllowedHosts(dataDir: string): AllowedHosts {
  const file = openJsonFile(join(dataDir, 'allowed-hosts.json'), z.array(z.string()), []);
  return {
    list: () => file.value,
    set(hosts) {
      file.value = [...new Set(hosts)];
      file.save();
    },
  };
}
