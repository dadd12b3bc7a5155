export declare const removeReports: (root: string, ...reports: string[]) => void;
export declare const writeReason: (root: string, report: string, message: string) => void;
export declare const failedFiles: (root: string, report: string) => string[];
export declare const describeFailures: (root: string, report: string) => string[];
