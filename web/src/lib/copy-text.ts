import { notify } from './notify.ts';

/**
 * Copies a text and confirms with a toast. False when the browser refuses; the toast then says so, with the remedy.
 */
export const copyText = async (text: string, what: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.warn('clipboard refused', error);
    notify.error(
      'Copy failed',
      `Your browser did not allow it. Select the ${what.toLowerCase()} and copy it manually.`,
    );
    return false;
  }
  notify.success('Copied!', `${what} copied to clipboard`);
  return true;
};
