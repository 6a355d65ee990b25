import { EMPTY_FILTER } from '#domain/jobs/filter';
import { JobIndex } from '../server/jobs/jobIndex';
import { searchJobs } from '../server/jobs/searchJobs';
import { BENCH_TODAY } from './search/generateJobs';
import { relevanceJobs } from './relevance/jobs';
const { jobs } = await relevanceJobs();
const byId = new Map(jobs.map((j) => [j.id, j]));
const index = new JobIndex(); index.apply({ changed: jobs }); index.refresh();
for (const text of process.argv.slice(2)) {
  const { results, nearby, total, understood: u } = searchJobs(index, { filter: { ...EMPTY_FILTER, text }, order: 'relevance', pageLength: 10 }, { today: BENCH_TODAY } as never);
  console.log('\n##', text, total, 'near', nearby?.total ?? 0, JSON.stringify({ f: u?.filters.map((f) => [f.words, f.label.sv, JSON.stringify(f.value).slice(0, 120)]), w: u?.words, left: u?.leftOut, corr: u?.corrections, unmet: u?.unmet, unw: u?.unwanted, offers: u?.offers?.map((o) => o.label.sv) }));
  console.log('   ', results.slice(0, 4).map((r) => byId.get(r.id)?.workRole + ' "' + byId.get(r.id)?.title.slice(0, 40) + '"').join('; '));
}
