import { type App, type AppOptions, createApp } from '@inkwell/service';
import { conversationRoutes } from './conversations/conversations.routes.ts';
import type { Conversations } from './conversations/conversations.ts';
import type { Replies } from './replies/replies.ts';

export function buildApp(
  deps: AppOptions & { conversations: Conversations; replies: Pick<Replies, 'close'> },
): App {
  const app = createApp(deps);
  app.addHook('preClose', () => deps.replies.close());
  conversationRoutes(app, deps.conversations);
  return app;
}
