import { optimizerQuestions } from '#content/questions.ts';
import { ToolPage } from './components/tool-page.tsx';

export const OptimizerPage = () => (
  <ToolPage
    type="keyword_optimizer"
    metaTitle="SEO Optimizer: keywords, titles and descriptions from your article"
    metaDescription="Paste an article or its address. Get 5 to 15 ranked keywords with search volume, competition and CPC, 3 SEO titles, 3 meta descriptions and a rewrite that keeps your facts."
    heading={
      <>
        Find the words your article is <span className="marker">looked for</span> by
      </>
    }
    questions={optimizerQuestions}
    closing={{
      title: 'Your next article is half optimized already',
      text: 'You wrote it. Let us tell you which of its words people type.',
    }}
  />
);
