import { parseHTML } from 'linkedom';
import { describe, expect } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import { product, tools } from '#contracts/product.ts';
import type { LocalStack } from '#lib/local/stack.ts';
import { journey } from './harness.ts';

/** A page as it is served, before any script has run. */
const read = async (stack: LocalStack, path: string) => {
  const response = await fetch(`${stack.url}${path}`);
  const { document } = parseHTML(await response.text());
  const main = document.querySelector('main');
  return {
    status: response.status,
    text: (main?.textContent ?? '').replace(/\s+/g, ' '),
    links: [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    find: (selector: string) => main?.querySelector(selector) ?? null,
  };
};

describe('public pages', () => {
  journey('[A-001][A-022][B-001] open without signing in', async ({ stack }) => {
    for (const path of [
      paths.home,
      paths.about,
      paths.contact,
      paths.privacy,
      paths.terms,
      paths.refundPolicy,
      paths.cookies,
      paths.pricing,
      paths.features,
      paths.verify,
      ...Object.values(tools).map((tool) => tool.path),
      paths.blog,
      `${paths.blog}/search-intent-in-plain-words`,
      paths.apiDocs,
    ]) {
      const page = await read(stack, path);
      expect([path, page.status, page.find('h1') !== null]).toEqual([path, 200, true]);
    }
    for (const path of [paths.resetPassword, paths.billing, paths.credits, paths.apiAccess])
      expect([path, (await fetch(`${stack.url}${path}`)).status]).toEqual([path, 200]);
  });

  journey(
    '[A-002][A-008] show the hero, the tagline, the trial and its price on the home page',
    async ({ stack }) => {
      const { text, find } = await read(stack, paths.home);
      expect(find('h1')?.textContent).toBeTruthy();
      expect(text).toContain(product.tagline);
      expect(text).toMatch(/Free trial: 7 days with 5 credits\. Then \$19 per month/);
    },
  );

  journey(
    '[B-004][A-019][A-020][A-021] include the tool pages, which embed their tool',
    async ({ stack }) => {
      expect(tools.keyword_optimizer.path).toBe('/seo-optimizer');
      expect(tools.keyword_optimizer.slugPrefix).toBe('seo-optimizer');
      for (const { path, name } of Object.values(tools)) {
        const page = await read(stack, path);
        const chosen = page.find('[role=tab][aria-selected=true]');
        expect([path, chosen?.textContent]).toEqual([path, name]);
      }
    },
  );

  journey('[B-005] show the 404 page at an unknown address', async ({ stack }) => {
    for (const path of ['/no-such-page', `${paths.blog}/no/such-page`, '/assets/no-such-page']) {
      const page = await read(stack, path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.text).toContain('Oops! Page not found');
    }
  });
});

describe('legal pages', () => {
  journey('[B-198][B-199] show their effective date, and link home', async ({ stack }) => {
    for (const [path, title, date] of [
      [paths.privacy, 'Privacy Policy', 'August 25, 2025'],
      [paths.terms, 'Terms of Service', 'August 25, 2025'],
      [paths.refundPolicy, 'Refund Policy', 'August 22, 2025'],
      [paths.cookies, 'Cookie Policy', 'August 22, 2025'],
    ] as const) {
      const { find, text, links } = await read(stack, path);
      expect(find('h1')?.textContent).toBe(title);
      expect(text).toContain(`Effective ${date}`);
      expect(text).toContain('Back to Home');
      expect(links).toContain(paths.home);
    }
  });

  journey('[B-200][B-201][B-203][B-204] state what the product promises', async ({ stack }) => {
    const privacy = await read(stack, paths.privacy);
    expect(privacy.text).toContain('Submitted content is not used to train AI models.');
    expect(privacy.text).toContain('Accounts are deleted within 30 days');
    const refund = await read(stack, paths.refundPolicy);
    expect(refund.text).toMatch(/within 14 days of a payment.*After that a payment is non-refundable/);
    expect(refund.text).toMatch(
      /may be declined when a significant part of the period’s credits has been used/,
    );
    const terms = await read(stack, paths.terms);
    expect(terms.text).toContain('typically at least 30 days before');
  });
});
