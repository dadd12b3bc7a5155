import LinkIcon from 'lucide-react/icons/link';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '#web/components/ui/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '#web/components/ui/dropdown-menu.tsx';
import { copyText } from '#web/lib/copy-text.ts';

const share = async (title: string): Promise<void> => {
  try {
    await navigator.share({ title, url: window.location.href });
  } catch (error) {
    // Closing the system's share sheet causes an AbortError, which is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn('sharing failed', error);
  }
};

/** The system's share sheet if the browser has one, and a button that copies the link. */
export const ShareMenu = ({ title }: { title: string }) => (
  <DropdownMenu
    trigger={
      <Button variant="secondary" size="sm">
        <Share2 aria-hidden="true" className="size-4" />
        Share
      </Button>
    }
  >
    {'share' in navigator && (
      <DropdownMenuItem onSelect={() => void share(title)}>
        <Share2 aria-hidden="true" />
        Share with ...
      </DropdownMenuItem>
    )}
    <DropdownMenuItem onSelect={() => void copyText(window.location.href, 'Link')}>
      <LinkIcon aria-hidden="true" />
      Copy Link
    </DropdownMenuItem>
  </DropdownMenu>
);
