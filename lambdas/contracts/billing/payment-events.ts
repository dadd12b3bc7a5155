import * as z from 'zod';

/** Attempts at a payment event before it goes to the dead-letter queue. */
export const paymentEventAttempts = 5;

/** The queue message for a payment event. It holds only the id, because the consumer reads the stored event. */
export const queuedPaymentEvent = z.object({ eventId: z.string().min(1) });
export type QueuedPaymentEvent = z.infer<typeof queuedPaymentEvent>;
