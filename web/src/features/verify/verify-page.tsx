import { Suspense } from 'react';
import { verifyQuestions } from '#content/verify.ts';
import { product } from '#contracts/product.ts';
import { FaqSection } from '#web/components/layout/faq-section.tsx';
import { PageIntro } from '#web/components/layout/page-intro.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { lazyPart } from '#web/lib/load-chunk.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { faqData, organizationRef, type PageThing } from '#web/lib/page/structured-data.ts';

/** The form is in the prerendered HTML; its code is a separate chunk. */
const VerifyTool = lazyPart(async () => (await import('./verify-tool.tsx')).VerifyTool);

const toolData: PageThing = ({ origin, url }) => ({
  '@type': 'WebApplication',
  name: `${product.name}: verify a rewrite`,
  url,
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any, in the browser',
  publisher: organizationRef(origin),
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});

export const VerifyPage = () => (
  <>
    <PageMeta
      title="Verify a rewrite against its original"
      crumb="Verify a rewrite"
      description="Paste a text and its rewrite, from any tool. See sentence by sentence which facts it keeps and what it lost, changed or added. Free, no account."
      structuredData={[toolData, faqData(verifyQuestions)]}
    />
    <div className="wrap pt-12 pb-16 md:pt-16 md:pb-24">
      <PageIntro title="Did the rewrite keep what you said?">
        Paste a text and its new version, from any tool. You see sentence by sentence which facts it keeps and
        what it lost, changed or added. It is free, needs no account, and stores nothing.
      </PageIntro>
      <div className="mt-10">
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <VerifyTool />
        </Suspense>
      </div>
    </div>
    <FaqSection id="questions-verify" questions={verifyQuestions} />
  </>
);
