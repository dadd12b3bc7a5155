import { CopyButton } from '#web/components/ui/copy-button.tsx';

type CodeBlockProps = {
  code: string;
  /** Name of the code in the toast and for screen readers: "curl example". */
  what: string;
};

/** Code that scrolls sideways within its box, with a button that copies it. On a phone the button is above the code. */
export const CodeBlock = ({ code, what }: CodeBlockProps) => (
  <div className="relative rounded-card border border-line bg-sunken">
    <section
      aria-label={what}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto p-4 text-small leading-relaxed max-sm:pt-13 sm:pr-14"
    >
      <pre>
        <code className="font-mono">{code.trim()}</code>
      </pre>
    </section>
    <CopyButton text={code} what={what} className="absolute top-2 right-2 bg-sunken" />
  </div>
);
