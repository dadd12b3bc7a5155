import { PaddleApiError } from './paddle-api-error.ts';
import { makeId, type PaymentState } from './world.ts';

/** The notifications of the simulated provider, each with the time of its event. */
export const openNotifications = (value: PaymentState, now: () => Date) => {
  /** Each timestamp is unique and later than all earlier ones. Paddle's differ by microseconds. */
  const moment = (at: Date = now()): string => {
    value.moments += 1;
    const time = at.toISOString();
    if (time > value.latest) value.latest = time;
    return `${value.latest.slice(0, -1)}${String(value.moments % 1000).padStart(3, '0')}Z`;
  };
  const send = (event: { event_id: string }): string => {
    const notificationId = makeId('ntf');
    const body = JSON.stringify({ ...event, notification_id: notificationId });
    value.outgoing.push({ eventId: event.event_id, body });
    return notificationId;
  };
  return {
    moment,
    notify: (type: string, data: unknown, at?: Date): void => {
      const event = { event_id: makeId('evt'), event_type: type, occurred_at: moment(at), data };
      send(event);
    },
    /** @returns the id of the new notification */
    replay: (notificationId: string): string => {
      const found = value.sent
        .map(({ body }) => JSON.parse(body))
        .find((one) => one.notification_id === notificationId);
      if (!found)
        throw new PaddleApiError('not_found', `Notification ${notificationId} does not exist.`, 404);
      return send(found);
    },
  };
};
