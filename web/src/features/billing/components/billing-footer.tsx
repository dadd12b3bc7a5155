import { paths } from '#contracts/platform/routes.ts';
import { product } from '#contracts/product.ts';
import { Link } from '#web/lib/router/link.tsx';

const link = 'underline underline-offset-4 hover:text-ink';

/** Names the payment provider and the support address. */
export const BillingFooter = ({ isSimulated }: { isSimulated: boolean }) => (
  <footer className="mt-12 space-y-1.5 border-t border-line pt-5 text-ink-soft">
    <p>
      {isSimulated
        ? 'Test mode: no real payments, no card needed. '
        : 'Paddle, our merchant of record, takes payments: your card number never reaches us. '}
      See the{' '}
      <Link to={paths.refundPolicy} className={link}>
        Refund Policy
      </Link>{' '}
      and the{' '}
      <Link to={paths.terms} className={link}>
        Terms of Service
      </Link>
      .
    </p>
    <p>
      Questions about your plan? Write to{' '}
      <a href={`mailto:${product.supportEmail}`} className={link}>
        {product.supportEmail}
      </a>
      , and we answer within 24-48 business hours.
    </p>
  </footer>
);
