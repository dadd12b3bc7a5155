import Ellipsis from 'lucide-react/icons/ellipsis';
import PenLine from 'lucide-react/icons/pen-line';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useCallback, useState } from 'react';
import { buttonClass } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { DropdownMenu, DropdownMenuItem } from '#web/components/ui/dropdown-menu.tsx';
import { isActive, jobTitle, type ListedJob } from '#web/features/job/list/api/listed-job.ts';
import { serverMessage } from '#web/lib/api/server-message.ts';
import { useDeleteJob, useRenameJob } from './api/change-job.ts';
import { RenameDialog } from './components/rename-dialog.tsx';

type PendingAction = { what: 'rename' | 'delete'; job: ListedJob } | null;

const reasonOf = (error: unknown): string => serverMessage(error) ?? 'Check your connection and try again.';

const nameOf = (job: ListedJob): string => job.title ?? jobTitle(job);

type MenuProps = { job: ListedJob; onAsk: (asked: PendingAction) => void };

const Menu = ({ job, onAsk }: MenuProps) => (
  // Above the link that covers the row.
  <span className="relative z-10 -my-1.5">
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={`Actions for ${nameOf(job)}`}
          className={buttonClass({ variant: 'ghost', size: 'icon' })}
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </button>
      }
    >
      <DropdownMenuItem onSelect={() => onAsk({ what: 'rename', job })}>
        <PenLine aria-hidden="true" /> Rename
      </DropdownMenuItem>
      <DropdownMenuItem disabled={isActive(job)} onSelect={() => onAsk({ what: 'delete', job })}>
        <Trash aria-hidden="true" /> Delete
      </DropdownMenuItem>
    </DropdownMenu>
  </span>
);

/** Renaming and deleting the jobs of a list: a menu for each job, and one dialog for the page. */
export const useJobActions = (
  userId: string,
): { render: (job: ListedJob) => ReactNode; dialog: ReactNode } => {
  const [asked, setAsked] = useState<PendingAction>(null);
  const close = (): void => setAsked(null);
  const rename = useRenameJob(userId, {
    log: 'a job could not be renamed',
    error: (error) => ({ title: 'Not renamed', text: reasonOf(error) }),
    success: { title: 'Renamed' },
  });
  const remove = useDeleteJob(userId, {
    log: 'a job could not be deleted',
    error: (error) => ({ title: 'Not deleted', text: reasonOf(error) }),
    success: { title: 'Deleted', text: 'The analysis and its result have been deleted.' },
  });
  const render = useCallback((job: ListedJob) => <Menu job={job} onAsk={setAsked} />, []);
  const dialog =
    asked?.what === 'rename' ? (
      <RenameDialog
        key={asked.job.id}
        open
        name={asked.job.title ?? ''}
        busy={rename.isPending}
        onClose={close}
        onRename={(name) => rename.mutate({ id: asked.job.id, name }, { onSuccess: close })}
      />
    ) : (
      asked && (
        <ConfirmDialog
          open
          danger
          title={`Delete “${nameOf(asked.job)}”?`}
          description="This removes the input, the result, its images, your choices and its share link. It cannot be undone. Your credit history stays."
          decline="Keep it"
          confirm="Delete"
          busy={remove.isPending}
          onDecline={close}
          onConfirm={() => remove.mutate(asked.job.id, { onSuccess: close })}
        />
      )
    );
  return { render, dialog };
};
