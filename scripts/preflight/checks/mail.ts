import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import type { StageConfig } from '#lib/stage-config.ts';
import type { Clients } from './clients.ts';
import { advice, type Check, type Finding, isNamed, missing, ok } from './finding.ts';

type Ses = Clients['ses'];

const findIdentity = async (ses: Ses, domain: string): Promise<Finding> => {
  try {
    const identity = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    if (identity.VerifiedForSendingStatus) return ok(`${domain} is verified in SES`);
    return missing(
      `${domain} is not verified in SES (${identity.VerificationStatus ?? 'unknown'})`,
      'Add the DKIM records that SES shows to the DNS of the domain.',
    );
  } catch (error) {
    if (!isNamed(error, 'NotFoundException')) throw error;
    return missing(
      `SES has no identity for ${domain}`,
      `Create the identity ${domain} in SES and verify it by DKIM.`,
    );
  }
};

const findSending = async (ses: Ses): Promise<Finding> => {
  const { ProductionAccessEnabled, SendingEnabled, SendQuota } = await ses.send(new GetAccountCommand({}));
  if (SendingEnabled === false)
    return missing(
      'SES has stopped sending for this account',
      'Find the reason in the SES console, "Account dashboard".',
    );
  if (!ProductionAccessEnabled)
    return missing(
      'SES is in the sandbox: it sends only to verified addresses, so nobody else can sign up',
      'Ask for production access in the SES console, "Account dashboard".',
    );
  return ok(`SES sends up to ${SendQuota?.Max24HourSend ?? 'an unknown number of'} mails a day`);
};

/** Account mails: sign-up, new password. */
export const checkMail = ({ ses }: Clients, { mail }: StageConfig): Check => ({
  about: 'mails by SES',
  permissions: ['ses:GetEmailIdentity', 'ses:GetAccount'],
  run: async () => {
    if (!mail)
      return [
        advice(
          'mails come from Cognito itself, which sends 50 a day: the 51st sign-up or password reset of a day fails',
          'Verify a domain in SES, then set "mail": {"from": "hello@example.com"} in cdk.json.',
        ),
      ];
    const domain = mail.domain ?? mail.from.slice(mail.from.indexOf('@') + 1);
    return Promise.all([findIdentity(ses, domain), findSending(ses)]);
  },
});
