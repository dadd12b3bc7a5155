import * as document from '#content/legal/privacy.md';
import { LegalPage } from './legal-page.tsx';

export const PrivacyPage = () => <LegalPage {...document} />;
