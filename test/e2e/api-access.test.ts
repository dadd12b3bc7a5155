import { describe, expect } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import { emptyPage } from './account-steps.ts';
import { violations } from './axe.ts';
import { button, callAs, dialog, hasFocus, makeAdmin, openBilling } from './billing-steps.ts';
import { journey, takePicture } from './harness.ts';
import { sidewaysScroll } from './optimizer-steps.ts';

describe('API keys', () => {
  journey(
    '[B-089][B-090][B-095][B-099][B-261] are created, shown once and revoked by an admin, and by nobody else',
    async ({ openPage, stack }) => {
      const page = await openPage(emptyPage);
      await openBilling(page, stack, 'admin@example.com');
      await page.goto(paths.apiAccess);
      await page.getByRole('heading', { name: 'API Access Coming Soon' }).waitFor();
      expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
      const call = await callAs(page, stack);
      const { id: user_id } = (await (await call('me')).json()) as { id: string };
      const responses = [
        await call('api-keys'),
        await call('generate_api_token', { user_id }),
        await call('revoke-api-key', { keyId: crypto.randomUUID() }),
      ];
      for (const response of responses) {
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({ error: true, code: 'admins_only' });
      }

      await makeAdmin(stack, 'admin@example.com');
      await page.reload();
      await page.getByText('No active keys').waitFor();
      // The API is not open yet, but this user's keys work.
      await page.getByRole('link', { name: 'How to verify events' }).click();
      await page.getByRole('heading', { name: 'Your first run' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(paths.apiDocs);
      expect(await violations(page)).toEqual([]);
      await page.goBack();
      await page.getByText('No active keys').waitFor();
      await button(page, 'Generate key').click();
      const shown = page.getByTestId('new-key');
      const masked = await shown.textContent();
      await button(page, 'Show key').click();
      const full = (await shown.textContent()) ?? '';
      expect(full).not.toBe(masked);
      expect(await violations(page)).toEqual([]);
      await button(page, 'I have stored it').click();
      await page.reload();
      const line = page.getByRole('list', { name: 'Active keys' }).getByRole('listitem');
      await line.waitFor();
      expect(await line.count()).toBe(1);
      const [prefix = ''] = ((await line.textContent()) ?? '').split('…');
      expect(full.startsWith(prefix)).toBe(true);
      expect(await page.content()).not.toContain(full);

      await line.getByRole('button').click();
      await dialog(page).getByRole('button', { name: 'Revoke key' }).click();
      await page.getByText('No active keys').waitFor();
      await page.reload();
      await page.getByText('No active keys').waitFor();
    },
  );
});

// Last, because it changes the time of the whole product.
describe('webhooks', () => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    journey(
      `are added, tested and deleted with the keyboard at ${width} px, ${colorScheme}`,
      async ({ openPage, stack }) => {
        const page = await openPage(emptyPage, { width, colorScheme });
        const user = `webhooks-${width}@example.com`;
        await openBilling(page, stack, user);
        await makeAdmin(stack, user);
        await page.goto(paths.apiAccess);
        const look = async (name: string): Promise<void> => {
          expect(await violations(page), name).toEqual([]);
          expect(await sidewaysScroll(page), name).toBe(0);
          await takePicture(page, `webhooks-${name}-${width}-${colorScheme}`);
        };
        const address = 'https://hooks.example.com/sweetspot';
        await page.getByLabel('Address of your server').fill(address);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Your new signing secret' }).waitFor();
        const shown = page.getByTestId('new-signing-secret');
        await button(page, 'Show secret').press('Enter');
        const secret = (await shown.textContent()) ?? '';
        expect(secret).toMatch(/^whsec_/);
        await look('secret');
        await button(page, 'I have stored it').press('Enter');
        await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Webhooks' }))).toBe(true);
        await page.reload();
        const listed = page.getByRole('list', { name: 'Webhooks' });
        await listed.getByText(address).waitFor();
        expect(await page.content()).not.toContain(secret);

        await button(page, `Send test event to ${address}`).press('Enter');
        const deliveries = page.getByRole('list', { name: `Newest deliveries to ${address}` });
        await deliveries.getByRole('listitem').first().waitFor();
        await look('tested');

        await button(page, `Delete ${address}`).press('Enter');
        await dialog(page).waitFor();
        await look('delete');
        await dialog(page)
          .getByRole('button', { name: /^Delete/ })
          .press('Enter');
        await listed.waitFor({ state: 'detached' });
        await page.reload();
        await page.getByText('No webhooks yet.').waitFor();
      },
    );
});
