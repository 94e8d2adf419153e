import { type AnalysisDeps, createAnalysis } from './analysis.ts';
import { createEntries, type EntriesDeps } from './entries.ts';
import { entryModel } from './entry.model.ts';
import { createPages } from './pages.ts';
import { createPageRecall } from './recall.ts';
import { personModel } from './person.model.ts';
import { createPrompts, type PromptsDeps } from './prompts/prompts.ts';
import { revisionModel } from './revision.model.ts';
import { createSearch, type SearchDeps } from './search.ts';

/** What is made here, and what has a default. */
type ProvidedDeps = 'entries' | 'revisions' | 'Person' | 'removeAll' | 'now';

export type UseCasesDeps = Omit<EntriesDeps & AnalysisDeps & SearchDeps & PromptsDeps, ProvidedDeps> & {
  /** Default: the clock. */
  now?: () => Date;
};

export type UseCases = ReturnType<typeof createUseCases>;

/** Everything this service does, put together: for the process and for its tests alike. */
export function createUseCases({ now = () => new Date(), ...deps }: UseCasesDeps) {
  const entries = entryModel(deps.connection);
  const revisions = revisionModel(deps.connection);
  const Person = personModel(deps.connection);
  const removeAll = async (userId: string): Promise<void> => {
    await Promise.all([
      entries.deleteMany({ userId }),
      revisions.deleteMany({ userId }),
      Person.deleteOne({ _id: userId }),
    ]);
  };
  const shared = { ...deps, now, entries, removeAll };
  return {
    entries: createEntries({ ...shared, revisions }),
    analysis: createAnalysis(shared),
    pages: createPages(shared),
    recall: createPageRecall(shared),
    search: createSearch(shared),
    prompts: createPrompts({ ...shared, Person }),
  };
}
