import type { KeyboardEvent } from 'react';

/** For a field with several lines, where Enter alone opens a new one: Ctrl or Cmd with Enter submits the form. */
export const onSubmitKeys =
  (submit: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    submit();
  };
