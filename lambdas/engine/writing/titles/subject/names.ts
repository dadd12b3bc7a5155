import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';

export const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name at the beginning of a title or after a colon. */
export const surfaceName = (name: string): string => startWithCapital(name);
