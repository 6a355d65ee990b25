/**
 * On answers and pages while the store is down: since when, ISO 8601. What is read is as it was then,
 * and whoever asks is answered as a visitor.
 */
export const READING_ONLY_HEADER = 'x-reading-only-since';
