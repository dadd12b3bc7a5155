import { Badge } from '#web/components/ui/badge.tsx';

/** A class's name, and its note in parentheses: "Discovery (High Relevance, No Market Data)". */
const partsOf = (keywordClass: string): [name: string, note: string | null] => {
  const at = keywordClass.indexOf(' (');
  return at < 0 ? [keywordClass, null] : [keywordClass.slice(0, at), keywordClass.slice(at)];
};

/** A keyword's class as a label: the best class in the accent color, the others plain. A note is below the label. */
export const ClassLabel = ({ keywordClass, first }: { keywordClass: string; first: boolean }) => {
  const [name, note] = partsOf(keywordClass);
  return (
    <>
      <Badge tone={first ? 'accent' : 'plain'}>{name}</Badge>
      {note !== null && <span className="block text-small text-ink-soft">{note}</span>}
    </>
  );
};
