import * as document from '#content/legal/cookies.md';
import { LegalPage } from './legal-page.tsx';

export const CookiesPage = () => <LegalPage {...document} />;
