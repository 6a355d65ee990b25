/** One language's texts of one feature: ICU messages by dotted id. */
export type Words = Readonly<Record<string, string>>;

/** The other language must have exactly the same ids. */
export type SameIds<Source extends Words> = Readonly<Record<keyof Source, string>>;

/** Loads a file of texts, which exports them alone. */
export type TextsLoader = () => Promise<Record<string, Words>>;
