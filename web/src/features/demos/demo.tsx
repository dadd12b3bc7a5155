import { clsx } from 'clsx';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { toolTexts } from '#content/tools/index.ts';
import type { JobType } from '#contracts/product.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { useIsDark } from '#web/lib/theme.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { filmName } from './film-name.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Size of the animations in pixels (scripts/demos). */
const size = { width: 960, height: 672 };

/** The border separates a light animation from a light page. */
const pill = 'rounded-full border border-line-strong bg-raised px-3 py-1.5 shadow-float';

type Loading = { readonly src: string; readonly state: 'loaded' | 'failed' };

const Overlay = ({ loading, failed, paused }: { loading: boolean; failed: boolean; paused: boolean }) => (
  <p aria-live="polite" className="pointer-events-none absolute bottom-3 left-3 text-small">
    {loading && (
      <span className={clsx(pill, 'flex items-center gap-2')}>
        <Spinner />
        Loading the demo
      </span>
    )}
    {failed && <span className={pill}>The demo could not be loaded.</span>}
    {paused && !loading && !failed && <span className={pill}>Animation paused</span>}
  </p>
);

/**
 * An animation of a tool at work, in the colors of the page: a still until it scrolls into view, then the animation,
 * with a pause button. It never plays on its own for visitors who prefer reduced motion.
 */
export const Demo = ({ tool }: { tool: JobType }) => {
  const figure = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const autoplay = useAutoplay(figure);
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [loading, setLoading] = useState<Loading | null>(null);
  const playing = chosen ?? autoplay;
  const film = `/demos/gifs/${filmName(tool, useIsDark())}`;
  const src = playing ? `${film}.webp` : `${film}-still.webp`;
  useEffect(() => {
    // A picture that loaded before hydration has already fired its event.
    if (image.current?.complete && image.current.naturalWidth > 0) setLoading({ src, state: 'loaded' });
  }, [src]);
  const state = loading?.src === src ? loading.state : null;
  const Icon = playing ? Pause : Play;
  return (
    <figure ref={figure}>
      <div className="relative overflow-hidden rounded-card border border-line bg-sunken">
        <img
          ref={image}
          src={src}
          alt={toolTexts[tool].film.alt}
          width={size.width}
          height={size.height}
          loading="lazy"
          onLoad={() => setLoading({ src, state: 'loaded' })}
          onError={() => setLoading({ src, state: 'failed' })}
          className="h-auto w-full"
        />
        <Overlay loading={hydrated && state === null} failed={state === 'failed'} paused={!playing} />
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-3 text-small text-ink-soft">
        {toolTexts[tool].film.caption}
        <Button variant="secondary" size="sm" onClick={() => setChosen(!playing)}>
          <Icon aria-hidden="true" className="size-3.5" />
          {playing ? 'Pause animation' : 'Play animation'}
        </Button>
      </figcaption>
    </figure>
  );
};
