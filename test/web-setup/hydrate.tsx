import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Renders the prerendered page, then runs what the visitor does before the script loads, then the script. */
export const hydrate = (page: ReactElement, before: (page: HTMLElement) => void) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  before(container);
  return render(page, { container, hydrate: true });
};
