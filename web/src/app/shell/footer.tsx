import { product } from '#contracts/product.ts';
import { openCookiePreferences } from '#web/features/consent/consent-state.ts';
import { Link } from '#web/lib/router/link.tsx';
import { Logo } from './logo.tsx';
import { footerGroups } from './nav-links.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const entry =
  'inline-flex min-h-8 items-center text-ink-soft hover:text-ink hover:underline underline-offset-4 pointer-coarse:min-h-11';

export const Footer = () => (
  <footer className="mt-auto border-t border-line bg-sunken">
    <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
      <div className="col-span-2 md:col-span-1">
        <Logo />
        <p className="mt-3 max-w-64 text-ink-soft first-letter:uppercase">{product.tagline}.</p>
      </div>
      {footerGroups.map((group) => (
        <nav key={group.title} aria-labelledby={`footer-${group.title}`}>
          <h2 id={`footer-${group.title}`} className="mb-2 font-sans text-body font-semibold tracking-normal">
            {group.title}
          </h2>
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={entry}>
                  {link.label}
                </Link>
              </li>
            ))}
            {group.title === 'Legal' && (
              <li>
                <button type="button" className={entry} onClick={openCookiePreferences}>
                  Cookie Preferences
                </button>
              </li>
            )}
          </ul>
        </nav>
      ))}
    </div>
    <div className="wrap">
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5 text-small text-ink-soft">
        <p>
          © {product.name}. Questions:{' '}
          <a href={`mailto:${product.supportEmail}`} className="underline underline-offset-4 hover:text-ink">
            {product.supportEmail}
          </a>
        </p>
        <ThemeSwitch />
      </div>
    </div>
  </footer>
);
