import { capitalize } from '#contracts/letter-case.ts';
/**
 * A default display name from the part of an email address before the @: "jane.doe+news" becomes "Jane Doe". Falls
 * back to "User".
 */
export const nameFromEmail = (email: string): string => {
  const [local = ''] = email.split(/[@+]/);
  const words = local.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word !== '');
  const name = words.map(capitalize).join(' ');
  return name.slice(0, 120) || 'User';
};
