// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { anonymousJobDays } from '#contracts/platform/job-times.ts';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import type { storageKeys } from '#web/lib/storage/storage.ts';
import { parseDocument } from '../../../../../web/build/markdown-plugin.ts';

afterEach(cleanup);

const pageOf = (name: string): HTMLElement => {
  const file = `web/content/legal/${name}.md`;
  const page = render(
    <MemoryRouter>
      <LegalPage {...parseDocument(readFileSync(file, 'utf8'), file)} />
    </MemoryRouter>,
  );
  return page.container;
};
const textOf = (name: string): string => pageOf(name).textContent ?? '';

describe('the legal pages', () => {
  test.each([
    ['Privacy Policy', 'privacy', 'August 25, 2025'],
    ['Terms of Service', 'terms', 'August 25, 2025'],
    ['Refund Policy', 'refund', 'August 22, 2025'],
    ['Cookie Policy', 'cookies', 'August 22, 2025'],
  ])('[B-199] %s states its effective date', (title, name, date) => {
    const text = textOf(name);
    expect(text).toContain(title);
    expect(text).toContain(`Effective ${date}`);
  });

  test('[B-201] the privacy policy promises deletion within 30 days', () => {
    expect(textOf('privacy')).toContain('Accounts are deleted within 30 days');
  });

  test('every browser storage entry has a row in the cookie policy', () => {
    // A new storage key needs a row here and in the policy.
    const rows: Readonly<Record<keyof typeof storageKeys, string>> = {
      theme: 'Theme',
      uiState: 'Interface state',
      cookieConsent: 'Cookie choice',
      intendedPlan: 'Chosen plan',
      promoCode: 'Promo code',
      verifyTexts: 'Compared texts',
      googleSignIn: 'Google sign-in',
      drafts: 'Drafts',
      draftsOwner: 'Last account',
      demoUsed: 'Used free run',
      visitorRuns: 'Free run',
      chunkReload: 'Last reload',
      returnTo: 'Page to open',
      choices: 'Choices',
      cache: 'Copies',
    };
    const cells = [...pageOf('cookies').querySelectorAll('td:first-child')].map((cell) => cell.textContent);
    expect(Object.values(rows).filter((row) => !cells.includes(row))).toEqual([]);
  });

  test('the privacy policy says how long a run without an account is kept', () => {
    expect(textOf('privacy')).toContain(`kept for ${anonymousJobDays} days`);
    expect(textOf('privacy')).not.toContain('{');
  });

  test('[B-204] the terms announce price changes at least 30 days ahead', () => {
    expect(textOf('terms')).toContain('typically at least 30 days before');
  });
});
