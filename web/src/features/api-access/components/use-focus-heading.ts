import { type RefObject, useRef } from 'react';

/**
 * Moves the focus to a heading when the focused element is gone. The dialog must have closed before the heading can
 * take the focus.
 */
export const useFocusHeading = (): {
  heading: RefObject<HTMLHeadingElement | null>;
  focusHeading: () => void;
} => {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = (): void => {
    setTimeout(() => heading.current?.focus());
  };
  return { heading, focusHeading };
};
