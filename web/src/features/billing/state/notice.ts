import {
  type NoticeSeverity,
  portalAnchor,
  type SubscriptionRecord,
} from '#contracts/billing/subscription.ts';

export type { NoticeSeverity } from '#contracts/billing/subscription.ts';

export type Notice = {
  readonly text: string;
  readonly severity: NoticeSeverity;
  /** True if the notice says what happens next to the subscription. */
  readonly namesNextStep: boolean;
  readonly action: { readonly label: string; readonly url: string } | null;
};

type NoticeFields = Pick<
  SubscriptionRecord,
  | 'user_notice'
  | 'user_notice_type'
  | 'user_notice_severity'
  | 'user_notice_cta_label'
  | 'user_notice_cta_url'
  | 'user_notice_expires_at'
>;

const nextStepTypes = ['cancel', 'past_due', 'paused', 'downgrade', 'refund'];

// A path of the site, an external address, or the portal. Script URLs are not allowed.
const isAddress = (url: string): boolean => url === portalAnchor || /^(https?:\/\/|\/(?!\/))/.test(url);

/** The subscription's notice at `now`; null when it has no text or has expired. */
export const noticeOf = (record: NoticeFields | null | undefined, now: number): Notice | null => {
  const text = record?.user_notice?.trim();
  if (!record || !text) return null;
  const { user_notice_expires_at: expiry, user_notice_cta_label: label, user_notice_cta_url: url } = record;
  if (expiry !== null && Date.parse(expiry) < now) return null;
  return {
    text,
    severity: record.user_notice_severity ?? 'info',
    namesNextStep: nextStepTypes.includes(record.user_notice_type ?? ''),
    action: label?.trim() && url && isAddress(url) ? { label: label.trim(), url } : null,
  };
};
