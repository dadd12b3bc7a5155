/**
 * Operations of the user pool that any holder of an access token could call, but that no page uses. A password change
 * would leave the other sessions open, and Cognito has no trigger for it. An address change would bypass the product's
 * own record (docs/adr/0028).
 */
export const closedPoolOperations = [
  'ChangePassword',
  'UpdateUserAttributes',
  'DeleteUserAttributes',
  'VerifyUserAttribute',
  'GetUserAttributeVerificationCode',
] as const;
