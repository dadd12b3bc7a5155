import { anonymousJobDays, demoCreditDays } from '#contracts/platform/job-times.ts';
import { product } from '#contracts/product.ts';
import { BackHome } from '#web/components/layout/back-home.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { formatLongDate } from '#web/lib/values/format.ts';

type LegalDocument = {
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
};

/** The values for the names in braces in the texts. */
const facts: Readonly<Record<string, string>> = {
  product: product.name,
  email: product.supportEmail,
  visitorDays: String(anonymousJobDays),
  demoDays: String(demoCreditDays),
};

/** A text from web/content/legal with the fields title, description and effective (an ISO date). */
export const LegalPage = ({ attributes, html }: LegalDocument) => {
  const { title = '', description = '', effective = '' } = attributes;
  const text = html.replace(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark);
  return (
    <div className="wrap-text py-10 md:py-14">
      <PageMeta title={title} description={description} />
      <BackHome />
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-3 text-ink-soft">Effective {formatLongDate(effective)}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, converted to HTML by the build. */}
      <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: text }} />
    </div>
  );
};
