/** A heading with its paragraphs. */
export interface Passage {
  heading: string;
  text: readonly string[];
}

/** A question that readers ask, and its answer. */
export interface SalaryQuestion {
  question: string;
  answer: string;
}

/** What several pages say alike. */
export interface SharedContent {
  passages: readonly Passage[];
  questions: readonly SalaryQuestion[];
}

/** A page's own words in one language. */
export interface SalaryContent extends SharedContent {
  /** Unique among all pages. */
  title: string;
  /** For search results, at most 160 characters; unique among all pages. */
  description: string;
  /** Below the title. */
  lead: string;
}
