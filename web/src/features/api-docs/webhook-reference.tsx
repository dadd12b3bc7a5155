import python from '#content/api/examples/receive-webhook.py?raw';
import typescript from '#content/api/examples/receive-webhook.ts?raw';
import { CodeTabs } from './code-tabs.tsx';
import { MarkedList, MarkedText } from './marked-text.tsx';
import { Fields } from './operation.tsx';
import type { ReferenceWebhook } from './reference.ts';

const receivers = [
  { language: 'TypeScript', code: typescript },
  { language: 'Python', code: python },
];

const rules = [
  'Verify the signature before you read the body. The signed text is `webhook-id`, `webhook-timestamp` and the body, joined by dots. The key is the base64 after `whsec_`.',
  'Reject an event whose `webhook-timestamp` is more than five minutes away from your clock.',
  'An event can arrive twice, and events can arrive in any order. Ignore a `webhook-id` that you have already processed.',
  'Respond within 10 seconds, and do longer work afterward. Redirects are not followed.',
];

/** Webhooks for receivers: the events, how to verify them, and example receivers in two languages. */
export const WebhookReference = ({ webhook }: { webhook: ReferenceWebhook }) => (
  <section id="webhooks" aria-labelledby="webhooks-title" className="scroll-mt-20">
    <h2 id="webhooks-title" className="mt-10 text-h3">
      Webhooks
    </h2>
    <p className="mt-3 text-ink-soft">
      A webhook tells your server when one of your runs ends, so you don't have to poll for its status. Create
      one on the API Access page or with <code className="font-mono text-small">createWebhook</code>.
      Signatures follow the{' '}
      <a href="https://www.standardwebhooks.com" className="underline underline-offset-2" rel="noopener">
        Standard Webhooks
      </a>{' '}
      specification, so its libraries verify them too.
    </p>
    <MarkedList texts={rules} />
    <p className="mt-4 text-ink-soft">
      <MarkedText text={webhook.response} />
    </p>
    <h3 className="mt-8 text-h4">What your server receives</h3>
    <Fields title="Headers" fields={webhook.headers} isResponse />
    <Fields title="Body" fields={webhook.fields} isResponse />
    <h3 className="mt-8 text-h4">A receiver</h3>
    <CodeTabs examples={receivers} label="Languages of the receiver" what="receiver" />
  </section>
);
