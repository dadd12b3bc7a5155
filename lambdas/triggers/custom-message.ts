import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { parseLanding, signUpReminder } from '#contracts/accounts/account-links.ts';
import { environmentNames } from '#contracts/platform/environment.ts';
import { type AccountMailKind, composeAccountMail } from '#usecases/accounts/compose-account-mail.ts';

const kinds: Readonly<Record<string, AccountMailKind>> = {
  CustomMessage_SignUp: 'confirm',
  CustomMessage_ResendCode: 'confirm',
  CustomMessage_ForgotPassword: 'reset',
};

const kindOf = ({ triggerSource, request }: CustomMessageTriggerEvent): AccountMailKind | undefined => {
  const kind = kinds[triggerSource];
  const answersSignUp = request.clientMetadata?.occasion === signUpReminder.occasion;
  return kind === 'reset' && answersSignUp ? 'exists' : kind;
};

/**
 * Cognito's CustomMessage trigger. Account emails contain a link instead of only a code. Other emails remain Cognito's
 * own.
 */
export const writeAccountMail = (
  event: CustomMessageTriggerEvent,
  siteOrigin: string,
): CustomMessageTriggerEvent => {
  const kind = kindOf(event);
  const email = event.request.userAttributes.email;
  if (!kind || !email) return event;
  const landing = parseLanding(event.request.clientMetadata?.landing);
  const link = { email, code: event.request.codeParameter, landing };
  const { subject, html } = composeAccountMail({ siteOrigin }, { kind, link });
  event.response.emailSubject = subject;
  event.response.emailMessage = html;
  return event;
};

export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  const siteOrigin = process.env[environmentNames.siteOrigin];
  if (!siteOrigin)
    throw new Error(`${environmentNames.siteOrigin} is not set: account emails need the site's address.`);
  return writeAccountMail(event, siteOrigin);
};
