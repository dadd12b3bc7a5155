import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { addressOf, resolve } from './history.ts';
import { useHistory, useLocation } from './router.tsx';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** Passed to the page as `location.state`. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
};

/** A click that should open the link in this tab. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  (event.currentTarget.target || '_self') === '_self';

const isElsewhere = (to: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** A link to a page of the site, which opens without loading the document. Any other address is a normal link. */
export const Link = ({ to, state, onClick, ...props }: LinkProps) => {
  const history = useHistory();
  const location = useLocation();
  const isOutside = isElsewhere(to);
  const href = isOutside ? to : addressOf(resolve(to, location));
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isOutside || !isPlain(event)) return;
    event.preventDefault();
    // Following a link to the same page adds no entry to the history, as in the browser.
    history.navigate(href, { replace: href === addressOf(location), state });
  };
  return <a {...props} href={href} onClick={follow} />;
};

/** A link that is marked while its page, or a page below it, is open. */
export const NavLink = (props: LinkProps) => {
  const current = useLocation().pathname.toLowerCase();
  const to = props.to.toLowerCase();
  const isCurrent = current === to || (to !== '/' && current.startsWith(`${to}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
};
