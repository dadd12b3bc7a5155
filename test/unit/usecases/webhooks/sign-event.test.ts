import { expect, it } from 'vitest';
import { signEvent } from '#usecases/webhooks/sign-event.ts';

// The example of the Standard Webhooks specification and of its libraries.
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};

it('a signature matches the Standard Webhooks example', () => {
  expect(signEvent(vector)).toEqual({
    'webhook-id': vector.eventId,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it.each([
  ['id', { eventId: 'msg_other' }],
  ['time', { at: new Date(1_614_265_331_000) }],
  ['body', { body: '{"test": 2432232315}' }],
  ['secret', { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSx' }],
])('a different %s has a different signature', (_, change) => {
  const signature = (event: typeof vector) => signEvent(event)['webhook-signature'];
  expect(signature({ ...vector, ...change })).not.toBe(signature(vector));
});
