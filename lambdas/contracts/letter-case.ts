/** The text with its first letter in uppercase. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with its first letter in lowercase. */
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
