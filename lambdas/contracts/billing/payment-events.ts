import * as z from 'zod';

/** Attempts at a payment event before it goes to the dead-letter queue. */
export const paymentEventAttempts = 5;

/** The message of a payment event on its queue: the event itself is stored, and is read when its turn comes. */
export const queuedPaymentEvent = z.object({ eventId: z.string().min(1) });
export type QueuedPaymentEvent = z.infer<typeof queuedPaymentEvent>;
