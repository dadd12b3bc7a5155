/**
 * Operations of the user pool that any holder of an access token could call and that no page of the product calls. A
 * change of the password would leave the other sessions open, and Cognito has no trigger that tells of it; a change of
 * the address would bypass the product's own record of it (docs/adr/0028).
 */
export const closedPoolOperations = [
  'ChangePassword',
  'UpdateUserAttributes',
  'DeleteUserAttributes',
  'VerifyUserAttribute',
  'GetUserAttributeVerificationCode',
] as const;
