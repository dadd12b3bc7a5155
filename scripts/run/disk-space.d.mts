export declare const installBytes: number;
export declare const spaceWarning: (folder: string, freeBytes: number) => string | null;
export declare const fullDiskMessage: (folder: string, freeBytes: number) => string | null;
export declare const failureMessage: (code: number, folder: string, freeBytes: number) => string;
