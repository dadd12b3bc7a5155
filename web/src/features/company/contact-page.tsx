import Mail from 'lucide-react/icons/mail';
import { paths } from '#contracts/platform/routes.ts';
import { product } from '#contracts/product.ts';
import { BackHome } from '#web/components/layout/back-home.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Link } from '#web/lib/router/link.tsx';

const link = 'font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2';

export const ContactPage = () => (
  <div className="wrap-text py-10 md:py-14">
    <PageMeta
      title="Contact"
      description="Questions, a broken run, an idea: write to us by email. We answer within 24 to 48 business hours."
    />
    <BackHome />
    <h1 className="mt-6 text-h1">Contact</h1>
    <p className="mt-4 text-lead text-ink-soft">
      There is no chat window and no ticket number. You write an email, and one of us answers it.
    </p>
    <Card className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 p-6">
      <Mail aria-hidden="true" className="size-6 text-accent" strokeWidth={1.6} />
      <a href={`mailto:${product.supportEmail}`} className={`${link} text-lead break-all`}>
        {product.supportEmail}
      </a>
      <p className="w-full text-ink-soft">We answer within 24 to 48 business hours.</p>
    </Card>
    <h2 className="mt-12 text-h3">Maybe we have already answered it</h2>
    <ul className="mt-4 space-y-3">
      <li>
        <Link to={paths.pricing} className={link}>
          Frequently asked questions
        </Link>{' '}
        about plans, credits and refunds
      </li>
      <li>
        <Link to={paths.blog} className={link}>
          The blog
        </Link>{' '}
        on writing things people find
      </li>
    </ul>
    <h2 className="mt-12 text-h3">If a run went wrong</h2>
    <p className="mt-3 text-ink-soft">
      Send us the address of its result page and what you expected to see. We can then look up what happened;
      you do not need to describe your screen. You already have your credit back: a run that fails costs
      nothing, and your credit history shows the refund.
    </p>
    <h2 className="mt-12 text-h3">If it is about your account</h2>
    <p className="mt-3 text-ink-soft">
      Write from the email address that you sign in with. Then we know that it is you, and we can change an
      address, resend an invoice or delete the account. We never ask for your password.
    </p>
  </div>
);
