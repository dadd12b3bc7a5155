import { Suspense } from 'react';
import { lazyPart } from '#web/lib/load-chunk.ts';
import { useIsSignedIn } from '#web/lib/session/session.ts';
import { Logo } from './logo.tsx';
import { SignedOutNav } from './signed-out-nav.tsx';

const SignedInNav = lazyPart(async () => (await import('./signed-in-nav.tsx')).SignedInNav);

/** One row at the top of every page. Its entries depend on the session. */
export const Header = () => {
  const isSignedIn = useIsSignedIn();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center gap-3 sm:gap-6">
        <Logo />
        {isSignedIn ? (
          <Suspense>
            <SignedInNav />
          </Suspense>
        ) : (
          <SignedOutNav />
        )}
      </div>
    </header>
  );
};
