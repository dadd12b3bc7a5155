import { mainTool, product } from '#contracts/product.ts';
import { EmbeddedWorkbench } from '#web/features/workbench/embedded-workbench.tsx';

/** The headline, with the workbench in place of a picture. */
export const Hero = () => (
  <section className="pt-6 pb-16 md:pt-12 md:pb-24">
    <div className="wrap">
      <div className="max-w-[56rem]">
        <h1 className="text-display">
          The sweet spot between what you write and <span className="marker">what people search for</span>
        </h1>
        <p className="mt-4 max-w-[44rem] md:mt-5 text-lead text-ink-soft">
          {product.name} is {product.tagline}. Paste an article, and get the few keywords that fit it, that
          people search for, and that are within your reach.
        </p>
      </div>
      <div className="mt-3 md:mt-8">
        <EmbeddedWorkbench tool={mainTool} />
      </div>
    </div>
  </section>
);
