/** A sentence whose parts in backticks are code. */
export const MarkedText = ({ text }: { text: string }) =>
  text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
      <code key={index} className="font-mono text-small">
        {part}
      </code>
    ) : (
      part
    ),
  );
