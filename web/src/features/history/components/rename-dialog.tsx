import { type FormEvent, useId, useState } from 'react';
import { choiceLimits } from '#contracts/jobs/choices.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Label } from '#web/components/ui/label.tsx';

type RenameDialogProps = {
  open: boolean;
  name: string;
  busy: boolean;
  onClose: () => void;
  onRename: (name: string) => void;
};

/** Asks for the name of a run. */
export const RenameDialog = ({ open, name, busy, onClose, onRename }: RenameDialogProps) => {
  const [text, setText] = useState(name);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onRename(text.trim());
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Rename this analysis"
      description="Leave it empty to use the article title again."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`} busy={busy}>
            Save name
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={submit} className="grid gap-1.5">
        <Label htmlFor={id}>Name</Label>
        <Input
          id={id}
          value={text}
          maxLength={choiceLimits.nameCharacters}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
};
