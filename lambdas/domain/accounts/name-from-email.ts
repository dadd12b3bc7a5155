/** A name to begin with, from the part of an email before the @: "jane.doe+news" is "Jane Doe"; else "User". */
export const nameFromEmail = (email: string): string => {
  const [local = ''] = email.split(/[@+]/);
  const words = local.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return name.slice(0, 120) || 'User';
};
