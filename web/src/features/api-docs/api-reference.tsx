import python from '#content/api/examples/first-run.py?raw';
import curl from '#content/api/examples/first-run.sh?raw';
import typescript from '#content/api/examples/first-run.ts?raw';
import content from '#content/api/reference.json';
import { paths } from '#contracts/platform/routes.ts';
import { Link } from '#web/lib/router/link.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { CodeBlock } from './code-block.tsx';
import { CodeTabs } from './code-tabs.tsx';
import { MarkedList, MarkedText } from './marked-text.tsx';
import { Fields, Operation } from './operation.tsx';
import type { ApiReference as Reference } from './reference.ts';
import { WebhookReference } from './webhook-reference.tsx';

const reference: Reference = content;
const examples = [
  { language: 'curl', code: curl },
  { language: 'TypeScript', code: typescript },
  { language: 'Python', code: python },
];
const setUp = (origin: string) => `export SWEETSPOT_URL=${origin}\nexport SWEETSPOT_API_KEY=sk_...`;

const rules = [
  'Send `Authorization: Bearer` and your key with every call. A key with only the `read` scope cannot start runs.',
  'Runs cost the same as on the site. A failed run costs nothing.',
  'Send an `Idempotency-Key` when you create a run. A request repeated with the same key within 24 hours returns the same run.',
  '`RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` show how many calls are left. After a response with status 429, wait the number of seconds in `Retry-After`.',
  'Errors are `application/problem+json`. The `code` comes from the list below and is stable. The `detail` is for people.',
];

const agentRules =
  'The same key opens a server of the Model Context Protocol at `/api/v1/mcp`, over streamable HTTP. It has six tools: `optimize_article`, `evaluate_keywords`, `describe_images`, `verify_rewrite`, `read_result` and `get_balance`. Add it to your agent’s settings:';
const agentSettings = (origin: string) => `{
  "mcpServers": {
    "sweetspot": {
      "type": "http",
      "url": "${origin}/api/v1/mcp",
      "headers": { "Authorization": "Bearer sk_..." }
    }
  }
}`;

const FirstRun = ({ origin }: { origin: string }) => (
  <>
    <h2 className="mt-12 text-h3">Your first run</h2>
    <p className="mt-3 text-ink-soft">
      Create a key on the{' '}
      <Link to={paths.apiAccess} className="underline underline-offset-2">
        API Access
      </Link>{' '}
      page. Set the key and the address of this site in your shell, then make three calls.
    </p>
    <div className="mt-5">
      <CodeBlock code={setUp(origin)} what="Setup" />
    </div>
    <CodeTabs examples={examples} label="Languages" what="example" />
  </>
);

const Rules = () => (
  <>
    <h2 className="mt-14 text-h3">Rules of every call</h2>
    <MarkedList texts={rules} />
  </>
);

const Calls = () => (
  <>
    <h2 className="mt-14 text-h3">Calls</h2>
    <ul className="mt-4 mb-8 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
      {reference.operations.map(({ name, summary }) => (
        <li key={name}>
          <a href={`#${name}`} className="underline underline-offset-2">
            {summary}
          </a>
        </li>
      ))}
    </ul>
    {reference.operations.map((operation) => (
      <Operation key={operation.name} operation={operation} />
    ))}
  </>
);

/** The objects with a name that responses contain. */
const Types = () => (
  <>
    <h2 className="mt-10 text-h3">Types</h2>
    <p className="mt-3 text-ink-soft">The objects that responses contain.</p>
    {reference.types.map(({ name, fields }) => (
      <section key={name} aria-labelledby={`type-${name}`}>
        <h3 id={`type-${name}`} className="mt-8 scroll-mt-20 font-mono text-h4">
          {name}
        </h3>
        <Fields fields={fields} isResponse />
      </section>
    ))}
  </>
);

const Agents = ({ origin }: { origin: string }) => (
  <>
    <h2 className="mt-10 text-h3">Agents</h2>
    <p className="mt-3 text-ink-soft">
      <MarkedText text={agentRules} />
    </p>
    <div className="mt-5">
      <CodeBlock code={agentSettings(origin)} what="Settings" />
    </div>
  </>
);

const Errors = () => (
  <>
    <h2 className="mt-10 text-h3">Errors</h2>
    <dl className="mt-4">
      {reference.errors.map(({ code, anchor, status, detail }) => (
        <div key={code} id={anchor} className="scroll-mt-20 border-t border-line py-3">
          <dt className="font-mono text-small">
            {code} <span className="font-sans text-ink-soft">{status}</span>
          </dt>
          <dd className="mt-1 text-small text-ink-soft">{detail}</dd>
        </div>
      ))}
    </dl>
  </>
);

/** The reference of the public API: a first run in three languages, the rules, every route, type and error. */
export const ApiReference = () => {
  // The prerendered page does not know the address of its site.
  const origin = useHydrated() ? location.origin : 'https://this-site.example';
  return (
    <>
      <FirstRun origin={origin} />
      <Rules />
      <Calls />
      <Types />
      <WebhookReference webhook={reference.webhook} />
      <Agents origin={origin} />
      <Errors />
      <p className="mt-10 text-ink-soft">
        The same as an OpenAPI 3.1 document, for tools and generated clients:{' '}
        <a href="/api/v1/openapi.json" className="underline underline-offset-2">
          /api/v1/openapi.json
        </a>
      </p>
    </>
  );
};
