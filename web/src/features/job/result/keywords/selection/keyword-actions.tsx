import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import FileJson from 'lucide-react/icons/file-braces';
import FileText from 'lucide-react/icons/file-text';
import Sheet from 'lucide-react/icons/sheet';
import { Button } from '#web/components/ui/button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from '#web/components/ui/dropdown-menu.tsx';
import { useKeywordExport } from './use-keyword-export.ts';
import type { ExportChoice } from './use-keyword-selection.ts';

type KeywordActionsProps = {
  choice: ExportChoice;
  /** The text of the lead keyword. */
  lead: string | null;
  /** Saves the whole run. Absent for one of our examples. */
  onExportRun?: (() => void) | undefined;
};

/** The menu of keyword actions. It says which keywords they apply to. */
export const KeywordActions = ({ choice, lead, onExportRun }: KeywordActionsProps) => {
  const { exporting, exportCsv, exportTxt, copyList } = useKeywordExport(choice.entries, lead);
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" busy={exporting} className="whitespace-nowrap max-sm:px-2.5">
          {exporting ? 'Exporting...' : 'Keyword actions'}
          {!exporting && <ChevronDown aria-hidden="true" className="size-4" />}
        </Button>
      }
    >
      <DropdownMenuLabel>{choice.label}</DropdownMenuLabel>
      <DropdownMenuItem onSelect={() => void copyList()}>
        <Copy aria-hidden="true" /> Copy Keywords List
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={exportTxt}>
        <FileText aria-hidden="true" /> Export as TXT
      </DropdownMenuItem>
      <DropdownMenuItem disabled={exporting} onSelect={() => void exportCsv()}>
        <Sheet aria-hidden="true" /> {exporting ? 'Exporting...' : 'Export as CSV'}
      </DropdownMenuItem>
      {onExportRun && (
        <>
          <DropdownMenuLabel className="mt-1.5 border-t border-line pt-2.5">The whole run</DropdownMenuLabel>
          <DropdownMenuItem onSelect={onExportRun}>
            <FileJson aria-hidden="true" /> Export run (JSON)
          </DropdownMenuItem>
        </>
      )}
    </DropdownMenu>
  );
};
