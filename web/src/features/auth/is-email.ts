/** Has the shape of an email address; whether it exists only a mail to it can tell. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
