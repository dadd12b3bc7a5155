import { Agent } from 'undici';
import { product } from '#contracts/product.ts';
import { deliveryTimeoutMs } from '#contracts/webhooks/webhook-limits.ts';
import type { SendOutcome, WebhookRequest, WebhookSender } from '#ports';
import { readAllowHosts } from '#providers/page-fetcher/allow-hosts.ts';
import { toJobError } from '#providers/page-fetcher/fetch-error.ts';
import {
  guardedConnector,
  type OpenSocket,
  type Resolver,
  systemResolver,
} from '#providers/page-fetcher/guarded-connector.ts';
import { checkWebhookUrl, rejectionOfUrl } from './webhook-url.ts';

export type WebhookSenderOptions = {
  /** Loopback hosts that testers may send to, in the local stack only. The list can change. */
  allowHosts?: () => readonly string[];
  resolver?: Resolver;
  openSocket?: OpenSocket;
  timeoutMs?: number;
};

/** We do not need the response body. A longer one is cut off with its connection. */
const maxResponseBytes = 16_384;

const outcomeOf = (error: unknown, signal: AbortSignal): SendOutcome => {
  const { name, message } = toJobError(error, signal);
  if (name === 'PageTimeout') return { kind: 'timeout', detail: 'No answer in time' };
  if (name === 'PageBlockedAddress') return { kind: 'blocked', detail: message };
  // Socket errors name addresses, and the receiver must not learn a private one.
  return { kind: 'unreachable', detail: 'The address could not be reached' };
};

/**
 * Posts events. `checkWebhookUrl` checks the address, `guardedConnector` the IP addresses of its host when it connects.
 * It follows no redirect, sends no credentials except the signature, and never reads more than the beginning of a
 * response.
 */
export const createWebhookSender = (options: WebhookSenderOptions = {}): WebhookSender => {
  const { allowHosts = () => [], resolver = systemResolver, openSocket } = options;
  const { timeoutMs = deliveryTimeoutMs } = options;

  const request = async (dispatcher: Agent, { url, headers, body }: WebhookRequest, signal: AbortSignal) => {
    const target = checkWebhookUrl(url, readAllowHosts(allowHosts()));
    const response = await dispatcher.request({
      origin: target.origin,
      path: `${target.pathname}${target.search}`,
      method: 'POST',
      headers: { ...headers, 'user-agent': product.userAgent, accept: '*/*' },
      body,
      signal,
    });
    // Only the status counts. The rest is read so that the receiver sees its response arrive.
    await response.body.dump({ limit: maxResponseBytes, signal }).catch(() => undefined);
    return response.statusCode;
  };

  const post = async (webhook: WebhookRequest): Promise<SendOutcome> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const connect = guardedConnector({
      isAllowed: readAllowHosts(allowHosts()),
      resolve: resolver,
      timeoutMs,
      ...(openSocket && { openSocket }),
    });
    // One agent per event, so no connection or state carries over to the next receiver.
    const dispatcher = new Agent({
      connect,
      connections: 1,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    try {
      return { kind: 'answered', status: await request(dispatcher, webhook, signal) };
    } catch (error) {
      return outcomeOf(error, signal);
    } finally {
      await dispatcher.destroy();
    }
  };
  return { post, rejectionOf: async (url) => rejectionOfUrl(url, allowHosts()) };
};
