import { useEffect, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { configureCognito } from '#web/features/auth/api/cognito.ts';

/** Whether this stage has a Google client. Null until the server has answered. */
const useGoogleEnabled = (): boolean | null => {
  const [enabled, setEnabled] = useState<boolean | null>(null);
  useEffect(() => {
    const loadConfig = async () => {
      setEnabled((await configureCognito()).googleEnabled);
    };
    loadConfig().catch((error: unknown) => {
      console.warn('the sign-in configuration could not be loaded', error);
      setEnabled(false);
    });
  }, []);
  return enabled;
};

const GoogleMark = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4.5">
    <path
      fill="#4285F4"
      d="M23 12.3c0-.8-.1-1.600-.2-2.300H12v4.500h6.200a5.300 5.300 0 0 1-2.300 3.500v2.900h3.700C21.700 18.900 23 15.900 23 12.300z"
    />
    <path
      fill="#34A853"
      d="M12 23.500c3.100 0 5.700-1 7.600-2.800l-3.700-2.900c-1 .7-2.300 1.100-3.900 1.100-3 0-5.500-2-6.400-4.700H1.800v3C3.700 20.900 7.500 23.500 12 23.500z"
    />
    <path fill="#FBBC05" d="M5.600 14.200a6.900 6.900 0 0 1 0-4.400v-3H1.800a11.500 11.500 0 0 0 0 10.400z" />
    <path
      fill="#EA4335"
      d="M12 5.100c1.700 0 3.200.6 4.400 1.700l3.300-3.300A11 11 0 0 0 12 .5C7.500.5 3.700 3.100 1.800 6.800l3.800 3C6.500 7.100 9 5.100 12 5.100z"
    />
  </svg>
);

export const GoogleButton = ({ onClick }: { onClick: () => void }) => {
  const enabled = useGoogleEnabled();
  return (
    <div className="mb-5 border-b border-line pb-5">
      <Button variant="secondary" size="lg" className="w-full" disabled={!enabled} onClick={onClick}>
        <GoogleMark />
        Continue with Google
      </Button>
      {enabled === false && (
        <p className="mt-2 text-center text-small text-ink-soft">Google sign-in is not available here.</p>
      )}
    </div>
  );
};
