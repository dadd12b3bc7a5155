import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { fetchPage } from '#usecases/fetch-page.ts';

export const urlScraping = runningStage('url_scraping', fetchPage);
export const handler = stageHandler(urlScraping);
