import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import type { ChosenSnippet } from '#contracts/jobs/choices.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { findLead } from '#domain/shortlist/explain-lead.ts';
import type { SnippetKind } from '#domain/snippets/snippet-fit.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import type { Choosing } from '#web/features/job/result/choices/use-choices.ts';
import { PixelRuler } from './pixel-ruler.tsx';
import { DescriptionPreview, TitlePreview } from './search-preview.tsx';
import { SearchSnippet } from './search-snippet.tsx';
import { SnippetEditor } from './snippet-editor.tsx';

type VariantProps = {
  snippet: ChosenSnippet;
  kind: SnippetKind;
  number: number;
  isUsed: boolean;
  site: string;
  lead: string;
  choosing: Choosing;
};

const names = { title: 'Title', description: 'Description' } as const;
const fields = { title: 'titles', description: 'descriptions' } as const;

const Preview = ({ kind, site, text }: { kind: SnippetKind; site: string; text: string }) =>
  kind === 'title' ? (
    <TitlePreview site={site}>{text}</TitlePreview>
  ) : (
    <DescriptionPreview>{text}</DescriptionPreview>
  );

/** Saves an edit of a text, or discards it if the text matches the original again. */
const useEdit = ({ snippet, kind, choosing }: Pick<VariantProps, 'snippet' | 'kind' | 'choosing'>) => {
  const { choices, change } = choosing;
  const field = fields[kind];
  return async (text: string): Promise<boolean> => {
    if (!change) return false;
    const others = (choices[field] ?? []).filter(({ original }) => original !== snippet.original);
    const edits = text === snippet.original ? others : [...others, { original: snippet.original, text }];
    return (await change({ [field]: edits })) !== null;
  };
};

const Reason = ({ snippet, number }: Pick<VariantProps, 'snippet' | 'number'>) => (
  <p className="text-small text-ink-soft">
    {snippet.text !== snippet.original ? (
      <Badge className="me-2">Edited</Badge>
    ) : (
      number === 1 && (
        <Badge tone="accent" className="me-2">
          Best
        </Badge>
      )
    )}
    {snippet.why}
  </p>
);

const Use = ({ snippet, kind, number, isUsed, choosing }: Omit<VariantProps, 'site' | 'lead'>) => {
  const id = useId();
  if (!choosing.change) return null;
  return (
    <label htmlFor={id} className="inline-flex items-center gap-2 text-small pointer-coarse:min-h-11">
      <input
        id={id}
        type="radio"
        name={`use-${kind}`}
        checked={isUsed}
        aria-label={`Use ${names[kind].toLowerCase()} ${number}`}
        onChange={() => void choosing.change?.({ [kind]: snippet.original })}
        className="size-4 accent-accent"
      />
      {isUsed ? 'In use' : 'Use this'}
    </label>
  );
};

const Actions = ({
  variant,
  editButton,
  onEdit,
  onRestore,
}: {
  variant: VariantProps;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRestore: () => void;
}) => {
  const { snippet, kind, number, choosing } = variant;
  const name = `${names[kind]} ${number}`;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Use {...variant} />
      {choosing.change && (
        <button
          ref={editButton}
          type="button"
          aria-label={`Edit ${name}`}
          onClick={onEdit}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Pencil aria-hidden="true" className="size-4" /> Edit
        </button>
      )}
      {choosing.change && snippet.text !== snippet.original && (
        <Button variant="ghost" size="sm" aria-label={`Restore ${name}`} onClick={onRestore}>
          Restore
        </Button>
      )}
    </div>
  );
};

/** The button that opened the editor. It has the focus again when the editor closes. */
const useFocusAfter = (isEditing: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
};

const Variant = (variant: VariantProps) => {
  const { snippet, kind, number, site, lead, choosing } = variant;
  const [draft, setDraft] = useState<string | null>(null);
  const save = useEdit(variant);
  const editButton = useFocusAfter(draft !== null);
  const name = `${names[kind]} ${number}`;
  return (
    <li>
      <Card className="grid gap-x-8 gap-y-4 p-4 sm:p-5 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <div className="min-w-0">
          <Preview kind={kind} site={site} text={draft ?? snippet.text} />
        </div>
        {draft === null ? (
          <div className="flex min-w-0 items-start gap-2">
            <div className="grid min-w-0 flex-1 gap-3">
              <PixelRuler snippet={snippet} kind={kind} />
              <Reason snippet={snippet} number={number} />
              <Actions
                variant={variant}
                editButton={editButton}
                onEdit={() => setDraft(snippet.text)}
                onRestore={() => void save(snippet.original)}
              />
            </div>
            <CopyButton text={snippet.text} what={name} className="-mt-2 -mr-2" />
          </div>
        ) : (
          <SnippetEditor
            kind={kind}
            number={number}
            text={snippet.text}
            lead={lead}
            busy={choosing.busy}
            onDraft={setDraft}
            onCancel={() => setDraft(null)}
            onSave={async (text) => {
              const isSaved = await save(text);
              if (isSaved) setDraft(null);
              return isSaved;
            }}
          />
        )}
      </Card>
    </li>
  );
};

const Variants = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <section className="grid min-w-0 gap-3">
    <div>
      <h3 className="text-h4">{title}</h3>
      <p className="text-small text-ink-soft">{hint}</p>
    </div>
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">{children}</ol>
  </section>
);

const siteOf = (url: string | null): string => (url === null ? 'your-site.com' : new URL(url).hostname);

const usedOf = (texts: readonly ChosenSnippet[], chosen: string | undefined): ChosenSnippet | undefined =>
  texts.find(({ original }) => original === chosen) ?? texts[0];

/** Titles and meta descriptions as a search result would show them, best first, with the pair in use as one snippet. */
export const AssetsPanel = ({ result, choosing }: { result: FinalResult; choosing: Choosing }) => {
  const { texts, choices } = choosing;
  const site = siteOf(result.source.url);
  const lead = findLead(result.selected_keywords, choices.lead)?.keyword_text ?? '';
  const used = {
    title: usedOf(texts.titles, choices.title),
    description: usedOf(texts.descriptions, choices.description),
  };
  const variants = (kind: SnippetKind, all: readonly ChosenSnippet[]) =>
    all.map((snippet, index) => (
      <Variant
        key={snippet.original}
        snippet={snippet}
        kind={kind}
        number={index + 1}
        isUsed={snippet === used[kind]}
        site={site}
        lead={lead}
        choosing={choosing}
      />
    ));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {used.title && used.description && (
        <SearchSnippet site={site} title={used.title.text} description={used.description.text} />
      )}
      {texts.titles.length > 0 && (
        <Variants title="SEO titles" hint="As a desktop search result shows them.">
          {variants('title', texts.titles)}
        </Variants>
      )}
      {texts.descriptions.length > 0 && (
        <Variants title="Meta descriptions" hint="The two lines under the title.">
          {variants('description', texts.descriptions)}
        </Variants>
      )}
    </div>
  );
};
