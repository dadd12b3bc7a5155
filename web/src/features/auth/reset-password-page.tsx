import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AccountLink, parseAccountLink } from '#contracts/accounts/account-links.ts';
import { paths } from '#contracts/platform/routes.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { queryClient } from '#web/lib/api/query-client.ts';
import { notify } from '#web/lib/notify.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { useLocation, useNavigate } from '#web/lib/router/router.tsx';
import { configureCognito } from './api/cognito.ts';
import { NewPasswordForm } from './components/new-password-form.tsx';

/** Why a visitor without a usable link is sent home. */
const rejectionOf = (hash: string): string =>
  hash.length > 1
    ? 'Invalid password reset link. Please request a new password reset.'
    : 'Invalid or expired password reset link. Please request a new password reset.';

/** Loads the user pool's settings, which every link needs. */
const reachPool = async (): Promise<boolean> => {
  try {
    await configureCognito();
    return true;
  } catch (error) {
    console.warn('the reset link could not be checked', error);
    return false;
  }
};

/** Reads the link of the reset mail. A string is the reason why the link is unusable. */
const readLink = async (hash: string): Promise<AccountLink | string> => {
  const parsed = parseAccountLink(hash);
  if (!parsed) return rejectionOf(hash);
  return (await reachPool()) ? parsed : 'An error occurred. Please try again.';
};

/** The link of the reset mail once it is read. A visitor without one is sent home. */
const useResetLink = (): AccountLink | null => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<AccountLink | null>(null);
  useEffect(() => {
    let left = false;
    const openLink = async (): Promise<void> => {
      const found = await readLink(hash);
      if (left) return;
      if (typeof found !== 'string') {
        setLink(found);
        return;
      }
      notify.error(found);
      navigate(paths.home, { replace: true });
    };
    void openLink();
    return () => {
      left = true;
    };
  }, [hash, navigate]);
  return link;
};

/** The target of a reset mail's link. The link carries the code; the form asks for the new password. */
export const ResetPasswordPage = () => {
  const link = useResetLink();
  return (
    <div className="wrap-text flex min-h-[60dvh] flex-col justify-center py-14">
      <PageMeta title="Reset your password" description="Choose a new password." noIndex />
      {link ? (
        <div className="mx-auto w-full max-w-sm">
          <h1 className="text-h2">Reset Your Password</h1>
          <p className="mt-2 mb-6 break-words text-ink-soft">For {link.email}</p>
          <QueryClientProvider client={queryClient}>
            <NewPasswordForm link={link} />
          </QueryClientProvider>
        </div>
      ) : (
        <p role="status" className="flex items-center justify-center gap-3 text-ink-soft">
          <Spinner />
          Verifying reset link...
        </p>
      )}
    </div>
  );
};
