export declare const siteFolder: string
