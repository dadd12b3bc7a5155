import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import FileDown from 'lucide-react/icons/file-down';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { Articles } from '#contracts/keywords/writing.ts';
import { Button } from '#web/components/ui/button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from '#web/components/ui/dropdown-menu.tsx';
import { articleFileName } from '#web/features/job/result/article-export/article-file.ts';
import { downloadFile } from '#web/features/job/result/shared/download-file.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { notify } from '#web/lib/notify.ts';
import { writeHtmlPage, writeWordPressBlocks } from './write-article.ts';

const saveArticle = (name: string, text: string, what: string): void => {
  downloadFile(name, 'text/html', text);
  notify.success('Downloaded!', `${what} saved as ${name}`);
};

const Copies = ({ articles }: { articles: Articles }) => {
  const copies = [
    {
      label: 'Copy Optimized Article (Markdown)',
      text: articles.optimized_article_markdown,
      what: 'Optimized article',
    },
    {
      label: 'Copy Optimized Article (HTML)',
      text: articles.optimized_article_html,
      what: 'Optimized article',
    },
    { label: 'Copy Raw Article (Markdown)', text: articles.original_article_markdown, what: 'Raw article' },
  ];
  return copies.map(({ label, text, what }) => (
    <DropdownMenuItem key={label} disabled={text === ''} onSelect={() => void copyText(text, what)}>
      <Copy aria-hidden="true" /> {label}
    </DropdownMenuItem>
  ));
};

/** The article ready to publish, with title, description, JSON-LD and alt texts, to copy or to save. */
const Publishable = ({ articles, result }: { articles: Articles; result: FinalResult }) => {
  const forms = [
    { name: 'HTML page', ending: '.html', write: writeHtmlPage },
    { name: 'WordPress blocks', ending: '-wordpress.html', write: writeWordPressBlocks },
  ];
  return forms.flatMap(({ name, ending, write }) => {
    const text = (): string => write(result, articles.optimized_article_html);
    const disabled = articles.optimized_article_html.trim() === '';
    return [
      <DropdownMenuItem key={`copy ${name}`} disabled={disabled} onSelect={() => void copyText(text(), name)}>
        <Copy aria-hidden="true" /> Copy {name}
      </DropdownMenuItem>,
      <DropdownMenuItem
        key={`save ${name}`}
        disabled={disabled}
        onSelect={() => saveArticle(articleFileName(result, ending), text(), name)}
      >
        <FileDown aria-hidden="true" /> Download {name}
      </DropdownMenuItem>,
    ];
  });
};

/** The article's actions: copy its text, or export all of it. */
export const ArticleExportMenu = (props: { articles: Articles; result: FinalResult }) => (
  <DropdownMenu
    trigger={
      <Button variant="secondary">
        Export <ChevronDown aria-hidden="true" className="size-4" />
      </Button>
    }
  >
    <Copies articles={props.articles} />
    <DropdownMenuLabel className="mt-1.5 border-t border-line pt-2.5">
      With title, description, JSON-LD and image texts
    </DropdownMenuLabel>
    <Publishable {...props} />
  </DropdownMenu>
);
