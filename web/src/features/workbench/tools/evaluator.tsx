import { EvaluatorForm } from '#web/features/workbench/components/evaluator-form.tsx';
import type { WorkbenchTool } from './tool-form-props.ts';

export const evaluatorTool: WorkbenchTool = {
  Form: ({ shared, drafts, setDraft, step, onStep, start }) => (
    <EvaluatorForm
      {...shared}
      step={step}
      onStep={onStep}
      keywordLines={drafts.evaluatorKeywords}
      onKeywordLines={setDraft('evaluatorKeywords')}
      context={drafts.evaluatorContext}
      onContext={setDraft('evaluatorContext')}
      onAnalyze={(keywords, context, locale) =>
        start({
          job_type: 'keyword_evaluator',
          generate_assets: true,
          keywords_list_input: keywords.join('\n'),
          ...(context.trim() !== '' && { context_input: context }),
          locale,
        })
      }
    />
  ),
  forget: () => {},
};
