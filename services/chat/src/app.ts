import { type App, type AppOptions, createApp } from '@inkwell/service';
import type { CareUseCases } from './care/care.ts';
import { careRoutes } from './care/care.routes.ts';
import type { ReadLines } from './care/lines.ts';
import { planRoutes } from './care/plan.routes.ts';
import type { PlanUseCases } from './care/plans.ts';
import { conversationRoutes } from './conversations/conversations.routes.ts';
import type { Conversations } from './conversations/conversations.ts';
import { analysesRoutes } from './messages/analyses.routes.ts';
import type { ReadAnalyses } from './messages/analyses.ts';
import type { MemoryUseCases } from './memory/memory.ts';
import { memoryRoutes } from './memory/memory.routes.ts';
import { messageSearchRoutes } from './messages/message-search.routes.ts';
import type { SearchMessages } from './messages/message-search.ts';
import type { Replies } from './replies/replies.ts';

export function buildApp(
  deps: AppOptions & {
    readAnalyses: ReadAnalyses;
    care: CareUseCases;
    conversations: Conversations;
    memory: MemoryUseCases;
    plans: PlanUseCases;
    readLines: ReadLines;
    replies: Pick<Replies, 'close' | 'interrupt'>;
    searchMessages: SearchMessages;
  },
): App {
  const app = createApp(deps);
  app.onDrainEnd(deps.replies.interrupt);
  app.addHook('onClose', deps.replies.close);
  analysesRoutes(app, deps.readAnalyses);
  careRoutes(app, deps.care, deps.readLines);
  conversationRoutes(app, deps.conversations);
  memoryRoutes(app, deps.memory);
  planRoutes(app, deps.plans);
  messageSearchRoutes(app, deps.searchMessages);
  return app;
}
