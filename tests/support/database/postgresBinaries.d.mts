export declare const oldestSupported: number;
export declare function installedBinaries(): string | undefined;
export declare function newestBinaries(): string;
