import { routeRequestCode } from '#lib/edge-code.ts';
import { edgeDescription } from '#lib/edge-model/description.ts';
import { type Edge, openEdge } from '#lib/edge-model/edge.ts';
import { permissionsPolicy } from '#lib/security-headers.ts';
import described from './edge-description.json' with { type: 'json' };

export type LocalEdgeOptions = {
  readonly originSecret: string;
  /** The content security policy of pages. Locally the user pool and the bucket have the stack's own addresses. */
  readonly pagePolicy: string;
  readonly paddle: 'production' | 'sandbox' | null;
  /** True if a content service may have posts that were not built with the site. */
  readonly hasContentService: boolean;
};

/**
 * The production template's CloudFront in front of the local stack. Its description is a generated file, so that the
 * stack starts without a synthesis. A test compares it with the template (`npm run test:only -- --project infra
 * edge-template -u` regenerates it). The parameters hold what differs locally: two headers, the origin's secret and the
 * content service.
 */
export const openLocalEdge = ({
  originSecret,
  pagePolicy,
  paddle,
  hasContentService,
}: LocalEdgeOptions): Edge => {
  const { functions, behaviors, ...rest } = edgeDescription.parse(described);
  const local = new Map([['Permissions-Policy', permissionsPolicy(paddle)]]);
  const adapted = behaviors.map((behavior) => {
    const own =
      behavior.pattern === '*' ? new Map([...local, ['Content-Security-Policy', pagePolicy]]) : local;
    const responseHeaders = behavior.responseHeaders.map((header) => ({
      ...header,
      value: own.get(header.name) ?? header.value,
    }));
    return { ...behavior, responseHeaders };
  });
  const code = routeRequestCode({ hasContentService });
  return openEdge(
    {
      ...rest,
      behaviors: adapted,
      functions: Object.fromEntries(
        Object.entries(functions).map(([id, { runtime }]) => [id, { runtime, code }]),
      ),
    },
    {
      resolve: (token) => (token.startsWith('{{resolve:secretsmanager:') ? originSecret : undefined),
      onFault: (fault) => console.error('The edge failed:', fault),
    },
  );
};
