import { paths } from '#contracts/platform/routes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { acceptAll, openCookiePreferences, rejectNonEssential } from '#web/features/consent/consent-state.ts';
import { Link } from '#web/lib/router/link.tsx';

/** A strip at the bottom of the window. Its three answers have equal prominence. */
export const CookieBanner = () => (
  <section
    aria-label="Cookies"
    data-banner
    className="fixed inset-x-0 bottom-0 z-40 animate-fade-in border-t border-line bg-raised shadow-float"
  >
    <div className="wrap flex flex-col gap-3 py-4 lg:flex-row lg:items-center lg:gap-8">
      <p className="flex-1 text-ink-soft">
        We store only what the site needs to work. Anything else needs your consent.{' '}
        <Link to={paths.cookies} className="text-ink underline underline-offset-4">
          What we store
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Button variant="secondary" className="col-span-2" onClick={openCookiePreferences}>
          Customize
        </Button>
        <Button variant="secondary" className="px-2.5 whitespace-nowrap sm:px-4" onClick={rejectNonEssential}>
          Reject Non-Essential
        </Button>
        <Button variant="secondary" onClick={acceptAll}>
          Accept All
        </Button>
      </div>
    </div>
  </section>
);
