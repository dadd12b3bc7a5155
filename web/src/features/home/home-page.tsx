import { overviewFilm } from '#content/demos/overview-film.ts';
import { homeQuestions } from '#content/questions.ts';
import { product } from '#contracts/product.ts';
import { ClosingCall } from '#web/components/layout/closing-call.tsx';
import { FaqSection } from '#web/components/layout/faq-section.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { faqData, type PageThing } from '#web/lib/page/structured-data.ts';
import { ComparisonTable } from './components/comparison-table.tsx';
import { ExampleSection } from './components/example-section.tsx';
import { Hero } from './components/hero.tsx';
import { OverviewSection } from './components/overview-section.tsx';
import { Proof } from './components/proof.tsx';
import { ScoreCalculator } from './components/score-calculator.tsx';
import { ToolCards } from './components/tool-cards.tsx';

const overviewData: PageThing = ({ origin }) => ({
  '@type': 'VideoObject',
  name: `${product.name}: ${overviewFilm.title.toLowerCase()}`,
  description: overviewFilm.description,
  thumbnailUrl: `${origin}${overviewFilm.poster}`,
  contentUrl: `${origin}${overviewFilm.src}`,
  uploadDate: `${overviewFilm.recorded}T00:00:00Z`,
  duration: `PT${overviewFilm.seconds}S`,
});

export const HomePage = () => (
  <>
    <PageMeta
      title={`${product.name}: ${product.tagline}`}
      description="Paste an article or its address. Get 5 to 15 keywords worth writing for, titles, descriptions and your text with them in place. One run a month is free."
      structuredData={[faqData(homeQuestions), overviewData]}
    />
    <Hero />
    <ExampleSection />
    <OverviewSection />
    <ToolCards />
    <ScoreCalculator />
    <ComparisonTable />
    <Proof />
    <FaqSection id="home-questions" questions={homeQuestions} />
    <ClosingCall
      title="Write what you want to say. Then spend five minutes here."
      text="Bring the draft you have open in your other tab."
      action="Sign Up Free"
    />
  </>
);
