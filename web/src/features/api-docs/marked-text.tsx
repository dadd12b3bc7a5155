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

/** Sentences as a list. */
export const MarkedList = ({ texts }: { texts: readonly string[] }) => (
  <ul className="mt-4 grid list-disc gap-2 pl-5 text-ink-soft">
    {texts.map((text) => (
      <li key={text}>
        <MarkedText text={text} />
      </li>
    ))}
  </ul>
);
