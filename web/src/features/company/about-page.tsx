import { pageFetch } from '#contracts/jobs/page-fetch.ts';
import { paths } from '#contracts/platform/routes.ts';
import { product } from '#contracts/product.ts';
import { BackHome } from '#web/components/layout/back-home.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Link } from '#web/lib/router/link.tsx';

export const AboutPage = () => (
  <div className="wrap-text py-10 md:py-14">
    <PageMeta
      title="Our Story"
      description={`${product.name} was built by a small studio for its own articles. What we wanted, what we left out, and what we promise.`}
    />
    <BackHome />
    <h1 className="mt-6 text-h1">Our Story</h1>
    <div className="prose mt-8">
      <p>
        We are a small studio. We write for a living: guides, stories, the long pages that explain a product.
        For years our drafts ended the same way. Someone opened an SEO suite, looked at forty gauges, exported
        a spreadsheet of two thousand keywords, and closed it again.
      </p>
      <p>
        The question was always smaller than the tool.{' '}
        <em>
          We wrote this. Which of its words do people search for, and for which of those do we have a chance?
        </em>
      </p>
      <p>
        So we built something that answers that question and then stops. It reads the text that is there. It
        gives back a handful of keywords, with the sentences they come from. It suggests titles and
        descriptions that a person could have written. And when it works a keyword into the article, it counts
        the facts before and after, because we once had a tool turn “1.5 million” into “15 million,” and it
        was a reader who found it.
      </p>
      <h2>What we promise</h2>
      <ul>
        <li>A score you can compute yourself, and the data to do so.</li>
        <li>“No data” where there is no data. A guess never looks like a number.</li>
        <li>Failed runs are free. No need to contact support.</li>
        <li>Your texts are not used to train AI models.</li>
      </ul>
      <h2>What we leave out</h2>
      <p>
        Rank trackers, backlink hunts, a red number on every page. There are good tools for that.{' '}
        {product.name} is {product.tagline}, and we would like to keep it that way.
      </p>
      <h2 id="bot">When our robot visits your site</h2>
      <p>
        Someone gave us the address of one of your pages and asked us to read it once. The robot introduces
        itself as <code>{product.userAgent.split('/')[0]}</code>, requests only that page, and keeps a copy
        for {pageFetch.cacheHours} hours at most. It respects your robots.txt, including crawl delays, and
        pages that say noindex, noarchive or noai. To keep it out, block it in your robots.txt, or write to{' '}
        <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
      </p>
    </div>
    <Link to={paths.home} className={buttonClass({ size: 'lg', className: 'mt-10' })}>
      Try it on your own text
    </Link>
  </div>
);
