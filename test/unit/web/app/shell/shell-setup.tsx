import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppShell } from '#web/app/shell/app-shell.tsx';

const Where = () => <p data-testid="where">{useLocation().pathname + useLocation().search}</p>;

/** The shell around a page that only says its address. */
export const renderShell = (at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <AppShell>
        <Where />
      </AppShell>
    </MemoryRouter>,
  );
