import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Heading and first sentence of a page. */
export const PageIntro = (props: { title: ReactNode; children?: ReactNode; center?: boolean }) => (
  <div className={clsx('max-w-text', props.center && 'mx-auto text-center')}>
    <h1 className="text-h1">{props.title}</h1>
    {props.children && <p className="mt-4 text-lead text-ink-soft">{props.children}</p>}
  </div>
);
