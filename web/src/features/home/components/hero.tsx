import { mainTool, product } from '#contracts/product.ts';
import { EmbeddedWorkbench } from '#web/features/workbench/embedded-workbench.tsx';
import { deferredPart } from '#web/lib/deferred-part.tsx';

// The headline is taller than the example, so nothing moves when the example arrives.
const HeroExample = deferredPart(async () => (await import('./hero-example.tsx')).HeroExample, null);

/** The headline, with an example of a result next to it and the workbench in place of a picture. */
export const Hero = () => (
  <section className="pt-6 pb-16 md:pt-12 md:pb-24">
    <div className="wrap">
      <div className="xl:grid xl:grid-cols-[1fr_23.5rem] xl:gap-10">
        <div className="max-w-[56rem]">
          <h1 className="text-display">
            The sweet spot between what you write and <span className="marker">what people search for</span>
          </h1>
          <p className="mt-4 max-w-[44rem] md:mt-5 text-lead text-ink-soft">
            {product.name} is {product.tagline}. Paste an article, and get the few keywords that fit it, that
            people search for, and that are within your reach.
          </p>
        </div>
        <HeroExample />
      </div>
      <div className="mt-3 md:mt-8">
        <EmbeddedWorkbench tool={mainTool} />
      </div>
    </div>
  </section>
);
