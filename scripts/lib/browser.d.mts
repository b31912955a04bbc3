export declare function findBrowser(): Promise<string | null>;
export declare function ensureBrowser(tell: (sentence: string) => void): Promise<string>;
