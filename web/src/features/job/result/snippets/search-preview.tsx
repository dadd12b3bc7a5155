import type { ReactNode } from 'react';

/** Colors and fonts of a search result page, light and dark. They imitate such a page and are not our design. */
const face = 'font-[Arial,Arimo,Helvetica,sans-serif]';

/** A title as a result page renders it: 20 px Arial in 580 px, with an ellipsis beyond. */
export const TitlePreview = ({ site, children }: { site: string; children: ReactNode }) => (
  <div className={face}>
    <p className="truncate text-[14px] text-ink-soft">{site}</p>
    <p
      dir="auto"
      className="max-w-[580px] truncate text-[20px]/[26px] text-[light-dark(#1a0dab,#99c3ff)] max-sm:line-clamp-2 max-sm:whitespace-normal"
    >
      {children}
    </p>
  </div>
);

/** A description: 14 px Arial, two lines on a desktop. */
export const DescriptionPreview = ({ children }: { children: ReactNode }) => (
  <p
    dir="auto"
    className={`${face} line-clamp-2 max-w-[600px] text-[14px]/[22px] text-[light-dark(#4d5156,#bdc1c6)] max-sm:line-clamp-4`}
  >
    {children}
  </p>
);
