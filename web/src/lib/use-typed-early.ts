import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps what the user typed into a field of the prerendered page before its script had loaded. React does not report
 * it, and clears the field with its next change.
 */
export const useTypedEarly = (
  box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onType: (text: string) => void,
): void => {
  const first = useRef({ value, onType });
  useEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed !== '' && first.current.value === '') first.current.onType(typed);
  }, [box]);
};
