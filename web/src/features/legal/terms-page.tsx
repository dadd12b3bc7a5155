import * as document from '#content/legal/terms.md';
import { LegalPage } from './legal-page.tsx';

export const TermsPage = () => <LegalPage {...document} />;
