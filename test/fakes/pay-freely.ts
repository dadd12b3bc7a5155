import type { Pay } from '#ports';

/** Sends every request and counts no cost. */
export const payFreely: Pay = (_, send) => send();
