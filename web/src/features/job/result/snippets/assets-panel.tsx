import type { ReactNode } from 'react';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import type { SnippetKind } from '#domain/snippets/snippet-fit.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { PixelRuler } from './pixel-ruler.tsx';
import { DescriptionPreview, TitlePreview } from './search-preview.tsx';

type VariantProps = {
  snippet: SnippetText;
  kind: SnippetKind;
  number: number;
  preview: ReactNode;
};

const names = { title: 'Title', description: 'Description' } as const;

const Variant = ({ snippet, kind, number, preview }: VariantProps) => (
  <li>
    <Card className="grid gap-x-8 gap-y-4 p-4 sm:p-5 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
      <div className="min-w-0">{preview}</div>
      <div className="flex min-w-0 items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-3">
          <PixelRuler snippet={snippet} kind={kind} />
          <p className="text-small text-ink-soft">
            {number === 1 && (
              <Badge tone="accent" className="me-2">
                Best
              </Badge>
            )}
            {snippet.why}
          </p>
        </div>
        <CopyButton text={snippet.text} what={`${names[kind]} ${number}`} className="-mt-2 -mr-2" />
      </div>
    </Card>
  </li>
);

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

/** Titles and meta descriptions as a search result would show them, best first. */
export const AssetsPanel = ({ result }: { result: FinalResult }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
    {result.seo_titles.length > 0 && (
      <Variants title="SEO titles" hint="As a desktop search result shows them.">
        {result.seo_titles.map((snippet, index) => (
          <Variant
            key={snippet.text}
            snippet={snippet}
            kind="title"
            number={index + 1}
            preview={<TitlePreview site={siteOf(result.source.url)}>{snippet.text}</TitlePreview>}
          />
        ))}
      </Variants>
    )}
    {result.meta_descriptions.length > 0 && (
      <Variants title="Meta descriptions" hint="The two lines under the title.">
        {result.meta_descriptions.map((snippet, index) => (
          <Variant
            key={snippet.text}
            snippet={snippet}
            kind="description"
            number={index + 1}
            preview={<DescriptionPreview>{snippet.text}</DescriptionPreview>}
          />
        ))}
      </Variants>
    )}
  </div>
);
