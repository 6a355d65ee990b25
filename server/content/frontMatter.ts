import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { array, boolean, type InferType, object, string, ValidationError } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import { MAX_SLUG, SLUG } from '#domain/content/content';

/** The most characters of a description: search engines cut longer ones. */
const MAX_DESCRIPTION = 160;
const MAX_TITLE = 90;
/** The most characters of a file. */
const MAX_SOURCE = 100_000;
const MAX_ITEMS = 20;

const day = () =>
  string()
    .required()
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Yup puts the path in
    .test('day', '${path} must be a day, YYYY-MM-DD', (text) => isCalendarDay(text ?? ''));

const schema = object({
  title: string().trim().required().max(MAX_TITLE),
  description: string().trim().required().max(MAX_DESCRIPTION),
  published: day(),
  updated: day(),
  featured: boolean().required(),
  roles: array(string().required()).required().max(MAX_ITEMS),
  related: array(string().matches(SLUG).max(MAX_SLUG).required()).required().max(MAX_ITEMS),
  sources: array(
    object({
      name: string().required().max(200),
      url: string()
        .required()
        .matches(/^https?:\/\/[^\s"<>]+$/u),
    }).noUnknown(),
  )
    .required()
    .max(MAX_ITEMS),
})
  .noUnknown()
  .required();

/** What stands above the text of an article. */
export type FrontMatter = InferType<typeof schema>;

/** An article's file in its two parts. */
export interface ParsedFile {
  front: FrontMatter;
  /** The Markdown below. */
  body: string;
}

/** @throws Error that says all that is wrong with the front matter. */
export function parseFile(source: string): ParsedFile {
  if (source.length > MAX_SOURCE) throw new Error(`longer than ${MAX_SOURCE} characters`);
  const file = new VFile(source);
  matter(file, { strip: true });
  try {
    const front = schema.validateSync(file.data.matter, { strict: true, abortEarly: false });
    return { front, body: String(file) };
  } catch (error) {
    if (error instanceof ValidationError) throw new Error(error.errors.join('; '));
    throw error;
  }
}
