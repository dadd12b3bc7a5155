import { OptimizerForm } from '#web/features/workbench/components/optimizer-form.tsx';
import type { WorkbenchTool } from './tool-form-props.ts';

export const optimizerTool: WorkbenchTool = {
  Form: ({ shared, drafts, setDraft, start, startExample }) => (
    <OptimizerForm
      {...shared}
      text={drafts.optimizerText}
      onExample={startExample}
      onText={setDraft('optimizerText')}
      onAnalyze={(text, locale) =>
        start({ job_type: 'keyword_optimizer', generate_assets: true, context_input: text, locale })
      }
    />
  ),
  forget: () => {},
};
