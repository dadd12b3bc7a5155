import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { SWEETSPOT_WEBHOOK_SECRET = '', PORT = '8787' } = process.env;
const key = Buffer.from(SWEETSPOT_WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
const toleranceSeconds = 300;
/** Ids of events that were handled. A real receiver keeps them in its database. */
const handled = new Set<string>();

/** Whether an event was signed with the secret, and lately. */
const isGenuine = (id: string, timestamp: string, signatures: string, body: string): boolean => {
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= toleranceSeconds)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
};

createServer(async (request, response) => {
  const header = (name: string) => String(request.headers[name] ?? '');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  // The signature is over these bytes: verify first, parse then.
  const body = Buffer.concat(chunks).toString('utf8');
  const id = header('webhook-id');
  if (!isGenuine(id, header('webhook-timestamp'), header('webhook-signature'), body)) {
    response.writeHead(401).end();
    return;
  }
  // Respond immediately and work later: after 10 seconds the event is sent again.
  response.writeHead(204).end();
  if (handled.has(id)) return;
  handled.add(id);
  const { type, data } = JSON.parse(body);
  console.log(type, data.id ?? data.webhook_id);
}).listen(Number(PORT), () => console.log('listening'));
