import { html, raw } from 'hono/html';
import { product } from '#contracts/product.ts';

const style = `
  :root { color-scheme: light dark; --line: #8884; --accent: light-dark(#1a5c43, #9fd8bd); --on: light-dark(#fff, #06281a);
    --bad: light-dark(#a3261b, #ffb4a9); --good: light-dark(#1a5c43, #9fd8bd) }
  * { box-sizing: border-box }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 0 auto; padding: 1.25rem 1.25rem 3rem }
  .note { border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; font-size: .9rem }
  h1 { font-size: 1.4rem; line-height: 1.25; margin: 1.25rem 0 .25rem } h2 { font-size: 1.1rem; margin: 1.75rem 0 .25rem }
  p { margin: .25rem 0 1rem } small { opacity: .8 }
  dl { display: grid; grid-template-columns: 1fr auto; gap: .35rem 1rem; margin: 1rem 0; padding: .75rem 0; border-block: 1px solid var(--line) }
  dt, dd { margin: 0 } dd { text-align: right; font-variant-numeric: tabular-nums }
  fieldset { border: 0; margin: 0; padding: 0 } legend { font-weight: 600; padding: 0; margin-bottom: .25rem }
  .card { display: flex; gap: .75rem; align-items: center; min-height: 3rem; padding: .6rem .25rem; border-bottom: 1px solid var(--line) }
  .card span { display: grid } .card b { font-weight: 600; font-variant-numeric: tabular-nums } .card input { width: 1.25rem; height: 1.25rem; flex: none }
  .foot { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; justify-content: flex-end; margin-top: 1.25rem }
  button, .button { font: inherit; font-weight: 600; padding: .6rem 1.25rem; min-height: 2.75rem; border: 0; border-radius: .5rem;
    background: var(--accent); color: var(--on); cursor: pointer; text-decoration: none; display: inline-block }
  button.plain { background: transparent; color: inherit; border: 1px solid var(--line) }
  [role=alert] { border-left: 4px solid var(--bad); padding: .5rem .75rem; margin: 1rem 0 }
  [role=status] { border-left: 4px solid var(--good); padding: .5rem .75rem; margin: 1rem 0 }
  ul { list-style: none; margin: 0; padding: 0 } li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between;
    padding: .6rem 0; border-bottom: 1px solid var(--line) } li form { display: flex; gap: .5rem }
  details { margin-top: 2rem } summary { cursor: pointer; padding: .5rem 0 }
`;

export type PageParts = {
  title: string;
  body: unknown;
  /** Runs with the page's nonce. */
  script?: { nonce: string; code: string };
};

/** A page of the simulated payment provider, labeled as such. */
export const paymentPage = ({ title, body, script }: PageParts) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} - a page that plays the payment provider</title>
<style>${raw(style)}</style>
</head>
<body>
<p class="note"><strong>This page plays the payment provider.</strong> It belongs to the local stack of ${product.name}:
no money moves and no card is asked for.</p>
<main>
<h1>${title}</h1>
${body}
</main>
${script && html`<script nonce="${script.nonce}">${raw(script.code)}</script>`}
</body>
</html>`;

/** Only these pages' own forms, and only in frames of the same origin. */
export const pagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`;

export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

export const longDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
