import { Card } from '#web/components/ui/card.tsx';
import type { DraftField } from '#web/features/tools/index.ts';
import { workbenchTools } from '#web/features/workbench/tools/index.ts';
import { useLocale } from '#web/features/workbench/use-locale.ts';
import type { WorkbenchControl } from '#web/features/workbench/use-workbench.ts';

/** The form of the chosen tool. */
export const ToolForm = ({ bench }: { bench: WorkbenchControl }) => {
  const { state, dispatch, drafts, access, starting, start } = bench;
  const [locale, onLocale] = useLocale();
  const { Form } = workbenchTools[state.tool];
  const setDraft = (field: DraftField) => (value: string) => {
    drafts.setDraft(field, value);
    dispatch({ type: 'input-changed' });
  };
  const shared = {
    access,
    locale,
    onLocale,
    busy: starting,
    saved: drafts.saved,
    serverError: state.fieldError,
    onBlocked: () => access.block === 'demo' && dispatch({ type: 'demo-refused' }),
  };
  return (
    <Card className="overflow-hidden transition-colors has-[textarea:focus-visible,input:focus-visible]:border-focus">
      <Form
        shared={shared}
        drafts={drafts.drafts}
        setDraft={setDraft}
        step={state.step}
        onStep={(step) => dispatch({ type: 'step-chosen', step })}
        signedIn={bench.signedIn}
        start={start}
        startExample={bench.signedIn ? null : () => void bench.startExample(locale)}
        follow={(jobId) => bench.follow(jobId, state.tool)}
        rejected={bench.rejected}
      />
    </Card>
  );
};
