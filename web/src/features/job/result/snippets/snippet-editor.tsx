import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type FormEvent, useId, useState } from 'react';
import { choiceLimits } from '#contracts/jobs/choices.ts';
import { sizeOf } from '#domain/snippets/measure-pixels.ts';
import { type SnippetKind, snippetFit } from '#domain/snippets/snippet-fit.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Label } from '#web/components/ui/label.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { containsKeyword } from '#web/features/job/result/shared/contains-keyword.ts';
import { PixelRuler } from './pixel-ruler.tsx';

const limits = {
  title: choiceLimits.titleCharacters,
  description: choiceLimits.descriptionCharacters,
} as const;
const names = { title: 'Title', description: 'Description' } as const;

/** Whether the text passes a check, in words for either case. */
const Mark = ({ passed, yes, no }: { passed: boolean; yes: string; no: string }) => {
  const Icon = passed ? Check : Minus;
  return (
    <li className={passed ? 'text-low' : 'text-ink-soft'}>
      <Icon aria-hidden="true" className="me-1 inline size-3.5" strokeWidth={2.5} />
      {passed ? yes : no}
    </li>
  );
};

const Checks = ({ kind, line, lead }: { kind: SnippetKind; line: string; lead: string }) => (
  <ul className="text-small" aria-label="Checks">
    <Mark
      passed={snippetFit(sizeOf(line, kind), kind) === 'fits'}
      yes="Fits a search result"
      no="Does not fit a search result yet"
    />
    {lead !== '' && (
      <Mark
        passed={containsKeyword(line, lead)}
        yes={`Contains “${lead}”`}
        no={`Does not contain “${lead}” yet`}
      />
    )}
  </ul>
);

type SnippetEditorProps = {
  kind: SnippetKind;
  number: number;
  text: string;
  lead: string;
  busy: boolean;
  /** Resolves to true once the text is saved. */
  onSave: (text: string) => Promise<boolean>;
  onCancel: () => void;
  onDraft: (text: string) => void;
};

/** A title or description in a box, with its length and its checks updated as the user types. */
export const SnippetEditor = (props: SnippetEditorProps) => {
  const { kind, number, lead, busy, onSave, onCancel, onDraft } = props;
  const [text, setText] = useState(props.text);
  const id = useId();
  const line = text.replace(/\s+/g, ' ').trim();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (line !== '') await onSave(line);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Label htmlFor={id}>
        {names[kind]} {number}
      </Label>
      <Textarea
        id={id}
        autoFocus
        rows={kind === 'title' ? 2 : 4}
        maxLength={limits[kind]}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onDraft(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <PixelRuler snippet={{ ...sizeOf(line, kind), text: line, keywords: [], why: '' }} kind={kind} />
      <Checks kind={kind} line={line} lead={lead} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy} disabled={line === ''}>
          Save
        </Button>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
