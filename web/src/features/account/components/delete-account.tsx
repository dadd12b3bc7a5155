import { product } from '#contracts/product.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';

const mailAddress = (email: string): string =>
  `mailto:${product.supportEmail}?${new URLSearchParams({
    subject: 'Delete my account',
    body: `Please delete the account of ${email}.`,
  })
    .toString()
    .replaceAll('+', '%20')}`;

/** Explains how to delete the account: by an email to support. */
export const DeleteAccount = ({ email }: { email: string }) => (
  <Card className="p-5 sm:p-6">
    <h2 className="text-h4">Delete Account</h2>
    <p className="mt-2 text-ink-soft">
      To delete your account, email support at{' '}
      <span className="font-medium text-ink wrap-anywhere">{product.supportEmail}</span> from the address
      above. Your account and everything in it are deleted within 30 days. This cannot be undone.
    </p>
    <a href={mailAddress(email)} className={buttonClass({ variant: 'secondary', className: 'mt-5' })}>
      Email support
    </a>
  </Card>
);
