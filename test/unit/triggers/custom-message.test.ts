import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { parseAccountLink, signUpReminder } from '#contracts/accounts/account-links.ts';
import { writeAccountMail } from '#triggers/custom-message.ts';

const event = (triggerSource: string, clientMetadata?: Record<string, string>) =>
  ({
    triggerSource,
    request: { userAttributes: { email: 'ada+seo@example.com' }, codeParameter: '{####}', clientMetadata },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  }) as unknown as CustomMessageTriggerEvent;

/** The link of a mail after the user pool has inserted the code, as a browser's `location` reads it. */
const openLink = (mail: CustomMessageTriggerEvent): URL => {
  const href = /href="([^"]+)"/.exec(mail.response.emailMessage ?? '')?.[1] ?? '';
  return new URL(href.replaceAll('&amp;', '&').replace('{####}', '123456'));
};

describe('account mails', () => {
  it('confirm an account with a link that carries address, code and landing in its fragment [A-250]', () => {
    const mail = writeAccountMail(
      event('CustomMessage_SignUp', { landing: '/billing' }),
      'https://site.example',
    );
    const link = openLink(mail);
    expect(link.search).toBe('');
    expect(link.pathname).toBe('/');
    expect(parseAccountLink(link.hash)).toEqual({
      email: 'ada+seo@example.com',
      code: '123456',
      landing: '/billing',
    });
  });

  it('lead to /reset-password with the code [A-252]', () => {
    const link = openLink(writeAccountMail(event('CustomMessage_ForgotPassword'), 'https://site.example'));
    expect(link.pathname).toBe('/reset-password');
    expect(parseAccountLink(link.hash)).toMatchObject({ code: '123456', landing: '/dashboard' });
  });

  it('tell only the owner when somebody signs up with the email address of an existing account', () => {
    const mail = writeAccountMail(
      event('CustomMessage_ForgotPassword', signUpReminder),
      'https://site.example',
    );
    expect(mail.response.emailSubject).toBe('You already have a Sweetspot account');
    expect(openLink(mail).pathname).toBe('/reset-password');
  });

  it('accept no landing outside the product', () => {
    const mail = writeAccountMail(
      event('CustomMessage_SignUp', { landing: 'https://evil.example' }),
      'https://site.example',
    );
    expect(parseAccountLink(openLink(mail).hash)?.landing).toBe('/dashboard');
  });

  it.each(['CustomMessage_SignUp', 'CustomMessage_ForgotPassword'])(
    'of %s fit into the limits of Cognito',
    (source) => {
      const { emailMessage, emailSubject } = writeAccountMail(event(source), 'https://site.example').response;
      // 20,000 UTF-8 characters for the message, 140 for the subject; the code must be in the message.
      expect(emailMessage?.length).toBeLessThan(20_000);
      expect(emailSubject?.length).toBeLessThan(140);
      expect(emailMessage).toContain('{####}');
    },
  );

  it('show the address as text, for people whose mail client shows no button', () => {
    const { emailMessage } = writeAccountMail(event('CustomMessage_SignUp'), 'https://site.example').response;
    const [href] = /(?<=href=")[^"]+/.exec(emailMessage ?? '') ?? [];
    expect(emailMessage?.split(href ?? '-')).toHaveLength(3);
  });

  it('leave mails of other kinds to Cognito', () => {
    const mail = writeAccountMail(event('CustomMessage_Authentication'), 'https://site.example');
    expect(mail.response.emailMessage).toBeNull();
  });
});
