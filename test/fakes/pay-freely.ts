import type { Pay } from '#ports';

/** Sends every request and counts no cost. */
export const payWithoutLimit: Pay = (_, send) => send();
