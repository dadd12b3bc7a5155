/** A link to the portal, for when the browser blocks the new tab. */
export const PortalLink = ({ url }: { url: string | null }) =>
  url !== null && (
    <p role="status" className="mt-3">
      Your browser blocked the new tab.{' '}
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="font-medium text-accent underline underline-offset-4"
      >
        Open the customer portal
      </a>
    </p>
  );
