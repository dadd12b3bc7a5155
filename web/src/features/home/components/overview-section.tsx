import { useRef } from 'react';
import { overviewFilm } from '#content/demos/overview-film.ts';
import { useInView } from '#web/lib/use-in-view.ts';

/** The video of all three tools. It loads only when it is played. */
export const OverviewSection = () => {
  const video = useRef<HTMLVideoElement>(null);
  // The browser would load poster and captions at once and delay the top of the page. Styling its own controls takes
  // longer than the rest of the page together.
  const seen = useInView(video);
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
          {...(seen && { controls: true, 'aria-label': overviewFilm.title, poster: overviewFilm.poster })}
          width={overviewFilm.width}
          height={overviewFilm.height}
          className="h-auto w-full rounded-card border border-line bg-sunken"
        >
          <source src={overviewFilm.src} type="video/webm" />
          {seen && <track kind="captions" srcLang="en" label="English" src={overviewFilm.captions} default />}
          <a href={overviewFilm.src}>{overviewFilm.title}</a>
        </video>
      </div>
    </section>
  );
};
