import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';

/** Colors and fonts of a search result page, light and dark. They imitate such a page and are not our design. */
const face = 'font-[Search_Result,Search_Result_Fallback,sans-serif]';

/**
 * A title as a result page renders it: 20 px Arial, with an ellipsis beyond the limit. A phone shows it on two lines;
 * `wrap` does so on any screen.
 */
export const TitlePreview = ({
  site,
  wrap = false,
  children,
}: {
  site: string;
  wrap?: boolean;
  children: ReactNode;
}) => (
  <div className={face}>
    <p className="truncate text-[14px] text-ink-soft">{site}</p>
    <p
      dir="auto"
      style={{ maxWidth: snippetLimits.title.pixels }}
      className={clsx(
        'text-[20px]/[26px] text-[light-dark(#1a0dab,#99c3ff)]',
        wrap ? 'line-clamp-2' : 'truncate max-sm:line-clamp-2 max-sm:whitespace-normal',
      )}
    >
      {children}
    </p>
  </div>
);

const clamps = { 2: 'line-clamp-2 max-sm:line-clamp-4', 3: 'line-clamp-3' } as const;

/** A description: 14 px Arial, two lines on a desktop. */
export const DescriptionPreview = ({ lines = 2, children }: { lines?: 2 | 3; children: ReactNode }) => (
  <p
    dir="auto"
    className={clsx(
      face,
      clamps[lines],
      'max-w-[600px] text-[14px]/[22px] text-[light-dark(#4d5156,#bdc1c6)]',
    )}
  >
    {children}
  </p>
);
