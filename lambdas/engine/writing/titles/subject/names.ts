import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';

/** A name at the beginning of a title or after a colon. */
export const surfaceName = (name: string): string => startWithCapital(name);
