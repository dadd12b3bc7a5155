import { Card } from '#web/components/ui/card.tsx';
import type { DraftField } from '#web/features/job/run/drafts.ts';
import { useLocale } from '#web/features/workbench/use-locale.ts';
import type { WorkbenchControl } from '#web/features/workbench/use-workbench.ts';
import { EvaluatorForm } from './evaluator-form.tsx';
import { ImageForm } from './image-form.tsx';
import { OptimizerForm } from './optimizer-form.tsx';

/** The chosen tool's form on its sheet of paper. */
export const ToolForm = ({ bench }: { bench: WorkbenchControl }) => {
  const { state, dispatch, drafts, access, starting, start } = bench;
  const [locale, onLocale] = useLocale();
  const set = (field: DraftField) => (value: string) => {
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
      {state.tool === 'keyword_optimizer' && (
        <OptimizerForm
          {...shared}
          text={drafts.drafts.optimizerText}
          onText={set('optimizerText')}
          onAnalyze={(text, chosen) =>
            start({
              job_type: 'keyword_optimizer',
              generate_assets: true,
              context_input: text,
              locale: chosen,
            })
          }
        />
      )}
      {state.tool === 'keyword_evaluator' && (
        <EvaluatorForm
          {...shared}
          keywordLines={drafts.drafts.evaluatorKeywords}
          onKeywordLines={set('evaluatorKeywords')}
          context={drafts.drafts.evaluatorContext}
          onContext={set('evaluatorContext')}
          onAnalyze={(keywords, context, chosen) =>
            start({
              job_type: 'keyword_evaluator',
              generate_assets: true,
              keywords_list_input: keywords.join('\n'),
              ...(context.trim() !== '' && { context_input: context }),
              locale: chosen,
            })
          }
        />
      )}
      {state.tool === 'image_analyzer' && (
        <ImageForm
          {...shared}
          signedIn={bench.signedIn}
          context={drafts.drafts.imageContext}
          onContext={set('imageContext')}
          onBegun={bench.follow}
          onRefused={bench.refused}
        />
      )}
    </Card>
  );
};
