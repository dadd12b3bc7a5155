import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import FileText from 'lucide-react/icons/file-text';
import Sheet from 'lucide-react/icons/sheet';
import type { KeywordEntry } from '#contracts/keyword.ts';
import { Button } from '#web/components/ui/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '#web/components/ui/dropdown-menu.tsx';
import { useKeywordExport } from '../use-keyword-export.ts';

/** The menu with what can be done with all keywords of the result. */
export const KeywordActions = ({ entries }: { entries: readonly KeywordEntry[] }) => {
  const { exporting, exportCsv, exportTxt, copyList } = useKeywordExport(entries);
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" busy={exporting} className="whitespace-nowrap max-sm:px-2.5">
          {exporting ? 'Exporting...' : 'Keyword actions'}
          {!exporting && <ChevronDown aria-hidden="true" className="size-4" />}
        </Button>
      }
    >
      <DropdownMenuItem onSelect={() => void copyList()}>
        <Copy aria-hidden="true" /> Copy Keywords List
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={exportTxt}>
        <FileText aria-hidden="true" /> Export as TXT
      </DropdownMenuItem>
      <DropdownMenuItem disabled={exporting} onSelect={() => void exportCsv()}>
        <Sheet aria-hidden="true" /> {exporting ? 'Exporting...' : 'Export as CSV'}
      </DropdownMenuItem>
    </DropdownMenu>
  );
};
