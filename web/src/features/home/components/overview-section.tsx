import { useRef, useState } from 'react';
import { overviewFiles, overviewFilm } from '#content/demos/overview-film.ts';
import { useIsDark } from '#web/lib/theme.ts';
import { useInView } from '#web/lib/use-in-view.ts';

/** The video of all three tools, in the colors of the page. It loads only when it is played. */
export const OverviewSection = () => {
  const video = useRef<HTMLVideoElement>(null);
  // Otherwise the browser would load poster and captions at once and delay the top of the page. Styling the video's own
  // controls takes longer than the rest of the page together.
  const seen = useInView(video);
  const isDark = useIsDark();
  const [started, setStarted] = useState<boolean | null>(null);
  // A change of theme does not interrupt a playing film.
  const { src, poster, captions } = overviewFiles(started ?? isDark);
  return (
    <section className="section border-t border-line" aria-labelledby="overview-heading">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
        <div>
          <h2 id="overview-heading" className="text-h2">
            {overviewFilm.title}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{overviewFilm.description}</p>
          <p className="mt-4 text-small text-ink-soft">
            Recorded in the product itself, with sample search data. Silent, with captions.
          </p>
        </div>
        <video
          muted
          playsInline
          preload="none"
          ref={video}
          src={src}
          onPlay={() => setStarted(started ?? isDark)}
          {...(seen && { controls: true, 'aria-label': overviewFilm.title, poster })}
          width={overviewFilm.width}
          height={overviewFilm.height}
          className="h-auto w-full rounded-card border border-line bg-sunken"
        >
          {seen && <track kind="captions" srcLang="en" label="English" src={captions} default />}
          <a href={src}>{overviewFilm.title}</a>
        </video>
      </div>
    </section>
  );
};
