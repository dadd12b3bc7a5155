/** Whether a text has the form of an email address. Only a mail can tell whether the address exists. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
