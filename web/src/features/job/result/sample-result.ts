import type { FinalResult, ImageAsset } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import { toolViews } from '#web/features/tools/index.ts';
import type { ResultPart } from '#web/features/tools/tool-view.ts';
import sample from './sample-result.json' with { type: 'json' };

const shared = {
  purpose: 'informative',
  purpose_reason: 'The image shows something that the text is about.',
  kind: 'drawing',
  is_draft: false,
  width: 480,
  height: 360,
} as const;

const images: ImageAsset[] = [
  {
    ...shared,
    checks: [],
    notes: [],
    image_id: 'sample-1',
    file_name: 'sourdough-loaf.svg',
    thumbnail_url: '/images/sample/bread.svg',
    public_url: '/images/sample/bread.svg',
    alt_text: 'Round sourdough loaf with three cuts on a wooden board',
    title: 'Sourdough loaf on a board',
    caption: 'A first loaf, baked on day seven.',
    description: 'A round, dark sourdough loaf with three long cuts, cooling on a wooden board.',
  },
  {
    ...shared,
    checks: [],
    notes: [],
    image_id: 'sample-2',
    file_name: 'starter-in-a-jar.svg',
    thumbnail_url: '/images/sample/jar.svg',
    public_url: '/images/sample/jar.svg',
    alt_text: 'Bubbling sourdough starter in a half-full jar',
    title: 'Sourdough starter in a jar',
    caption: 'Bubbles show that the starter is alive.',
    description: 'A glass jar with a red lid, half full of sourdough starter with large bubbles.',
  },
];

// `scripts/generate/build-sample-result.ts` writes a file of this type.
const result = sample as FinalResult;

/** An example of a tool's result: our own article, processed by our engine with sample data. */
export const sampleResult = (jobType: JobType): FinalResult => {
  const has = (part: ResultPart): boolean => toolViews[jobType].parts.includes(part);
  return {
    ...result,
    summary: has('keywords') ? result.summary : '',
    selected_keywords: has('keywords') ? result.selected_keywords : [],
    sample_market_data: has('keywords') && result.sample_market_data,
    seo_titles: has('assets') ? result.seo_titles : [],
    meta_descriptions: has('assets') ? result.meta_descriptions : [],
    articles: has('article') ? result.articles : null,
    image_assets: has('images') ? images : [],
  };
};
