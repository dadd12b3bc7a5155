import * as document from '#content/legal/refund.md';
import { LegalPage } from './legal-page.tsx';

export const RefundPage = () => <LegalPage {...document} />;
