import { runningStage } from '#runtime/stage.ts';
import { fetchPage } from '#usecases/stages/fetch-page.ts';

export const stage = runningStage('url_scraping', fetchPage);
