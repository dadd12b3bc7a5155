import { render } from '@testing-library/react';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { AppShell } from '#web/app/shell/app-shell.tsx';
import { useLocation } from '#web/lib/router/router.tsx';

const Where = () => <p data-testid="where">{useLocation().pathname + useLocation().search}</p>;

/** The shell around a page that only shows its address. */
export const renderShell = (at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <AppShell>
        <Where />
      </AppShell>
    </MemoryRouter>,
  );
