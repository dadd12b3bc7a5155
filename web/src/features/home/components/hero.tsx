import { mainTool, product } from '#contracts/product.ts';
import { EmbeddedWorkbench } from '#web/features/workbench/embedded-workbench.tsx';

/** The headline, with the workbench in place of a picture. */
export const Hero = () => (
  <section className="pt-12 pb-16 md:pt-20 md:pb-24">
    <div className="wrap">
      <div className="max-w-[56rem]">
        <h1 className="text-display">
          The sweet spot between what you write and <span className="marker">what people search for</span>
        </h1>
        <p className="mt-6 max-w-[38rem] text-lead text-ink-soft">
          {product.name} is {product.tagline}. Paste an article. It finds the few keywords that fit it, that
          people look for, and that not everybody fights over.
        </p>
      </div>
      <div className="mt-10 md:mt-12">
        <EmbeddedWorkbench tool={mainTool} />
      </div>
    </div>
  </section>
);
