import { html, raw } from 'hono/html';
import { product } from '#contracts/product.ts';
import type { ReceivedMail } from '#lib/local/storage/mailbox.ts';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0 }
  article { border-top: 1px solid #8888; padding: 1rem 0 } code { font-size: .9em }
`;

const page = (title: string, body: unknown) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} - ${product.name}, local stack</title>
<style>${raw(style)}</style>
</head>
<body><h1>${title}</h1>${body}</body>
</html>`;

const addresses: readonly (readonly [address: string, use: string])[] = [
  [
    'GET /dev/mailbox',
    'The emails that the product sent, newest first; /dev/mailbox.json lists them with their links.',
  ],
  ['GET /dev/clock', "The product's time."],
  [
    'POST /dev/clock {"now": "2026-12-01T00:00:00Z"}',
    'Sets it; it keeps running, even across a restart. {"now": null} resets it. Tokens and upload policies use the real time.',
  ],
  [
    'POST /dev/clock, and payments',
    'When the clock passes the moment, a trial ends, a subscription renews, or an overdue payment ends one. The response arrives once the product has been notified.',
  ],
  [
    'Promo codes',
    'WELCOME20 (20% off every month), TENOFF ($10 off one payment), PROONLY (30% off Pro); EXPIRED and USEDUP are rejected. The checkout lists its cards; the customer portal also refunds payments.',
  ],
  ['GET /dev/faults', 'The active faults, and the names of ports and kinds.'],
  [
    'POST /dev/faults {"port": "marketData", "kind": "timeout", "times": 2}',
    'Makes the next calls of a port fail: "timeout", "error" or "malformed"; "none" disarms it.',
  ],
  ['GET /dev/allowed-hosts', 'The loopback hosts that the page fetcher may read.'],
  [
    'POST /dev/allowed-hosts {"hosts": ["127.0.0.1:8000"]}',
    'Sets them; so does the environment variable ALLOW_LOOPBACK_HOSTS at startup.',
  ],
  ['POST /dev/operate', 'What npm run ops sends; npm run ops -- --help lists the commands.'],
  ['X-Forwarded-For: 203.0.113.7', 'On any request from this machine: be another visitor.'],
];

/** Lists the testers' pages. */
export const indexPage = () =>
  page(
    'For testers',
    html`<table>${addresses.map(([address, use]) => {
      const path = /^GET (\S+)/.exec(address)?.[1];
      const shown = html`<code>${address}</code>`;
      return html`<tr><td>${path ? html`<a href="${path}">${shown}</a>` : shown}</td><td>${use}</td></tr>`;
    })}</table>`,
  );

/** Shows the emails as their recipients would see them. The policy of these pages blocks scripts in them. */
export const mailboxPage = (mails: readonly ReceivedMail[]) =>
  page(
    'Mailbox',
    mails.length === 0
      ? html`<p>No mail yet.</p>`
      : mails.map(
          (mail) =>
            html`<article><h2>${mail.subject}</h2><p>To ${mail.to}, ${mail.sentAt}</p>${raw(mail.html)}</article>`,
        ),
  );
