import { overviewFiles, overviewFilm } from '#content/demos/overview-film.ts';
import { product } from '#contracts/product.ts';
import { deferredPart } from '#web/lib/deferred-part.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { faqData, type PageThing } from '#web/lib/page/structured-data.ts';
import { Hero } from './components/hero.tsx';

const BelowTheFold = deferredPart(async () => (await import('./components/below-the-fold.tsx')).BelowTheFold);

const { src, poster } = overviewFiles(false);

const overviewData: PageThing = ({ origin }) => ({
  '@type': 'VideoObject',
  name: `${product.name}: ${overviewFilm.title.toLowerCase()}`,
  description: overviewFilm.description,
  thumbnailUrl: `${origin}${poster}`,
  contentUrl: `${origin}${src}`,
  uploadDate: `${overviewFilm.recorded}T00:00:00Z`,
  duration: `PT${overviewFilm.seconds}S`,
});

// Only the build writes structured data; the browser does not load the questions for it.
const structuredData = import.meta.env.SSR
  ? [faqData((await import('#content/questions.ts')).homeQuestions), overviewData]
  : [];

export const HomePage = () => (
  <>
    <PageMeta
      title={`${product.name}: ${product.tagline}`}
      description="Paste an article or its address. Get 5 to 15 keywords worth writing for, titles, descriptions and your text with them in place. One run a month is free."
      structuredData={structuredData}
    />
    <Hero />
    <BelowTheFold />
  </>
);
