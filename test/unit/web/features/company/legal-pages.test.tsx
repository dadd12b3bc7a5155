// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { parseDocument } from '../../../../../web/build/markdown-plugin.ts';

afterEach(cleanup);

const textOf = (name: string): string => {
  const file = `web/content/legal/${name}.md`;
  const page = render(
    <MemoryRouter>
      <LegalPage {...parseDocument(readFileSync(file, 'utf8'), file)} />
    </MemoryRouter>,
  );
  return page.container.textContent ?? '';
};

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

  test('[B-204] the terms announce changes of prices at least 30 days before', () => {
    expect(textOf('terms')).toContain('typically at least 30 days before');
  });
});
