/** The way to a portal whose tab the browser did not open. */
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
