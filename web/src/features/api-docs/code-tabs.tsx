import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { CodeBlock } from './code-block.tsx';

type CodeTabsProps = {
  examples: readonly { language: string; code: string }[];
  /** Name of the list of tabs for screen readers. */
  label: string;
  /** What each code is: "example". */
  what: string;
};

/** The same program in several languages, one at a time. */
export const CodeTabs = ({ examples, label, what }: CodeTabsProps) => (
  <Tabs defaultValue={examples[0]?.language} className="mt-5">
    <TabsList aria-label={label} className="gap-4!">
      {examples.map(({ language }) => (
        <TabsTrigger key={language} value={language}>
          {language}
        </TabsTrigger>
      ))}
    </TabsList>
    {examples.map(({ language, code }) => (
      <TabsContent key={language} value={language}>
        <CodeBlock code={code} what={`${language} ${what}`} />
      </TabsContent>
    ))}
  </Tabs>
);
