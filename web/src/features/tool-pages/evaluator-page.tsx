import { evaluatorQuestions } from '#content/questions.ts';
import { ToolPage } from './components/tool-page.tsx';

export const EvaluatorPage = () => (
  <ToolPage
    type="keyword_evaluator"
    metaTitle="Keyword Evaluator: which of your keywords are worth it"
    metaDescription="Bring a keyword list, with an article if you have one. Get search volume, competition, CPC and a relevance score from 1 to 100 for every keyword, the best first."
    heading={
      <>
        Know which of your keywords <span className="marker">are worth it</span>
      </>
    }
    questions={evaluatorQuestions}
    closing={{
      title: 'Bring the list you have been keeping',
      text: 'In a minute you know what to keep of it.',
    }}
  />
);
