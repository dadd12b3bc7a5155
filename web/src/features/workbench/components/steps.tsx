import { clsx } from 'clsx';
import { Fragment, useEffect, useRef } from 'react';

/**
 * The steps of a form and the current one. A change of step removes the button that caused it, so the focus moves here:
 * a screen reader says which step it is, and Tab leads to its first field.
 */
export const Steps = ({ names, current }: { names: readonly string[]; current: number }) => {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) list.current?.focus({ preventScroll: true });
    shown.current = current;
  }, [current]);
  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label={`Step ${current + 1} of ${names.length}: ${names[current]}`}
      className="flex items-center gap-3 px-4 pt-4 text-small outline-none sm:px-6 sm:pt-5"
    >
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <li aria-hidden="true" className="h-px w-6 bg-line-strong" />}
          <li
            aria-current={index === current ? 'step' : undefined}
            className={clsx('flex items-center gap-2', index === current ? 'font-medium' : 'text-ink-soft')}
          >
            <span
              className={clsx(
                'grid size-5 place-items-center rounded-full text-small tabular-nums',
                index === current ? 'bg-accent text-on-accent' : 'bg-sunken',
              )}
            >
              {index + 1}
            </span>
            {name}
          </li>
        </Fragment>
      ))}
    </ol>
  );
};
