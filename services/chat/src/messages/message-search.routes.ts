import { FoundMessages, MessageSearch } from '@inkwell/contracts';
import { type App, AppError, userOf } from '@inkwell/service';
import type { SearchMessages } from './message-search.ts';

/** For the journal's search alone: it answers with what the person wrote. */
export function messageSearchRoutes(app: App, searchMessages: SearchMessages): void {
  app.post(
    '/internal/message-search',
    { schema: { body: MessageSearch, response: { 200: FoundMessages } } },
    (request) => {
      if (request.identity?.caller !== 'journal') throw new AppError('unauthenticated');
      return searchMessages(userOf(request), request.body);
    },
  );
}
