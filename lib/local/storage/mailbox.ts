import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from './json-file.ts';

const receivedMail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  /** The URLs of the email's links, in order. */
  links: z.array(z.string()),
  sentAt: z.iso.datetime(),
});
export type ReceivedMail = z.infer<typeof receivedMail>;

export type Mailbox = {
  send(mail: { to: string; subject: string; html: string }): void;
  /** Newest first. */
  list(): readonly ReceivedMail[];
};

const kept = 200;

/** Stores the product's emails instead of sending them. `dataDir` keeps the newest 200. */
export function openMailbox(dataDir: string): Mailbox {
  const file = openJsonFile(join(dataDir, 'mailbox.json'), z.array(receivedMail), []);
  return {
    list: () => file.value,
    send(mail) {
      const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      const received = { ...mail, id: randomUUID(), links, sentAt: new Date().toISOString() };
      file.value = [received, ...file.value].slice(0, kept);
      file.save();
    },
  };
}
