declare module '@11ty/eleventy' {
  export interface UserConfig {
    addGlobalData(key: string, value: unknown): void;
    setTemplateFormats(formats: string | string[]): void;
    addTemplate(path: string, content: unknown): void;
    setQuietMode(quiet: boolean): void;
    setUseGitIgnore(use: boolean): void;
    setFreezeReservedData(freeze: boolean): void;
    setDataFileSuffixes(suffixes: string[]): void;
  }

  export interface EleventyOptions {
    quietMode?: boolean;
    configPath?: string | false;
    source?: string;
    runMode?: string;
    config?: (config: UserConfig) => void | Promise<void>;
  }

  export default class Eleventy {
    constructor(input: string, output: string, options?: EleventyOptions);
    init(): Promise<void>;
    write(): Promise<void>;
    disableLogger(): void;
  }
}
