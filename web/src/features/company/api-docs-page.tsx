import { lazy, Suspense } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import { BackHome } from '#web/components/layout/back-home.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Link } from '#web/lib/router/link.tsx';
import { useNavigate } from '#web/lib/router/router.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { useIsSignedIn } from '#web/lib/session/session.ts';
import { isApiOpen } from '#web/lib/site-api.ts';

const parts: readonly { title: string; text: string }[] = [
  {
    title: 'Start a run',
    text: 'Send a text, the address of a page, a list of keywords or a set of images, with the country and language to take search data from. You get the ID of the run.',
  },
  {
    title: 'Check its status',
    text: 'One request tells you how far the run is, in the same words as on the site, and whether to ask again.',
  },
  {
    title: 'Read the result',
    text: 'Keywords with every metric and its source, titles and descriptions, the rewritten text with its fact check, and what the run cost.',
  },
];

const Plan = () => (
  <>
    <h2 className="mt-14 text-h3">What it will do</h2>
    <ol className="mt-5 grid gap-5">
      {parts.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-4">
          <h3 className="text-h4">{title}</h3>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  </>
);

/** A chunk that visitors do not load. */
const AdminReference = lazy(async () => ({
  default: (await import('#web/features/api-docs/admin-reference.tsx')).AdminReference,
}));

/** The page until the API opens: what it will do. Administrators already hold keys and get the reference. */
const Announcement = () => {
  const isSignedIn = useIsSignedIn();
  const { open } = useAuthDialog();
  const navigate = useNavigate();
  return (
    <>
      <p className="mt-6">
        <Badge tone="accent">Coming Soon</Badge>
      </p>
      <h1 className="mt-3 text-h1">API Documentation</h1>
      <p className="mt-4 text-lead text-ink-soft">
        Use the three tools from your own programs: start a run, check its status, read the result as JSON.
        Same credits, same promise: a failed run costs nothing.
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => (isSignedIn ? navigate(paths.apiAccess) : open('sign-up'))}>
          Get Notified
        </Button>
        <Link to={paths.features} className={buttonClass({ variant: 'secondary' })}>
          Explore Features
        </Link>
      </div>
      {isSignedIn ? (
        <Suspense fallback={<Plan />}>
          <AdminReference>
            <Plan />
          </AdminReference>
        </Suspense>
      ) : (
        <Plan />
      )}
    </>
  );
};

/** The reference is in the prerendered HTML; its code is a separate chunk. */
const ApiReference = lazy(async () => ({
  default: (await import('#web/features/api-docs/api-reference.tsx')).ApiReference,
}));

const Documentation = () => (
  <>
    <h1 className="mt-6 text-h1">API Documentation</h1>
    <p className="mt-4 text-lead text-ink-soft">
      Use the three tools from your own programs: start a run, check its status, read the result as JSON. Same
      credits, same promise: a failed run costs nothing.
    </p>
    <div className="mt-8 flex flex-col gap-3 sm:flex-row">
      <Link to={paths.apiAccess} className={buttonClass()}>
        Create a key
      </Link>
      <Link to={paths.pricing} className={buttonClass({ variant: 'secondary' })}>
        Plans with API access
      </Link>
    </div>
    <Suspense fallback={<Skeleton className="mt-12 h-80 w-full" />}>
      <ApiReference />
    </Suspense>
  </>
);

export const ApiDocsPage = () => (
  <div className="wrap-text py-10 md:py-14">
    <PageMeta
      title="API Documentation"
      description={
        isApiOpen()
          ? 'The reference of the API: create a run, read its status and its result, verify a rewrite. With examples in curl, TypeScript and Python.'
          : 'Use the three tools from your own programs: start a run, check its status, read the result. Coming soon.'
      }
    />
    <BackHome />
    {isApiOpen() ? <Documentation /> : <Announcement />}
  </div>
);
