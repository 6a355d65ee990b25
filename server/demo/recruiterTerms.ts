import { answersTo } from './demoTerms';
import type { RecruiterClient } from './recruiterClient';

/** Answers all questions about the terms of an employer's jobs. */
export async function answerTermQuestions(client: RecruiterClient): Promise<void> {
  for (const { jobId, asked } of await client.askedTerms()) {
    const job = await client.ownJob(jobId);
    await client.sayTerms(
      jobId,
      answersTo(
        job,
        asked.map(({ term }) => term),
      ),
    );
  }
}
