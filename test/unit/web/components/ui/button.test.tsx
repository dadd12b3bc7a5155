// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '#web/components/ui/button.tsx';

afterEach(cleanup);

test('a button keeps the focus while it is busy', async () => {
  const { rerender } = render(<Button>Save</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  button.focus();
  rerender(<Button busy>Save</Button>);
  // Browsers take the focus away from a disabled button.
  expect([document.activeElement, button.disabled]).toEqual([button, false]);
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual(['true', 'true']);
});

test('a busy button ignores clicks and keeps its form from being submitted', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()];
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Mara{Enter}');
  expect([onClick.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
});

test('a button that is disabled while it has the focus keeps it until the focus moves on', async () => {
  const onClick = vi.fn();
  const page = (disabled: boolean) => (
    <>
      <Button disabled={disabled} onClick={onClick}>
        Save
      </Button>
      <input />
    </>
  );
  const { rerender } = render(page(false));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(page(true));
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([true, null]);
});

test('a button that is disabled before it has the focus cannot get it', async () => {
  render(<Button disabled>Save</Button>);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
