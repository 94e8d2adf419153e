import { ChangeFact, FactId, Memory, MemoryFact, MemorySettings } from '@inkwell/contracts';
import { type App, timeZoneOf, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { MemoryUseCases } from './memory.ts';

export function memoryRoutes(app: App, memory: MemoryUseCases): void {
  app.get('/api/memory', { schema: { response: { 200: Memory } } }, (request) =>
    memory.get(userOf(request), timeZoneOf(request)),
  );

  app.put(
    '/api/memory/settings',
    { schema: { body: MemorySettings, response: { 200: Memory } } },
    (request) => memory.changeSettings(userOf(request), timeZoneOf(request), request.body),
  );

  app.put(
    '/api/memory/:id',
    { schema: { params: FactId, body: ChangeFact, response: { 200: MemoryFact } } },
    (request) =>
      memory.changeFact(userOf(request), timeZoneOf(request), request.params.id, request.body.text),
  );

  app.delete(
    '/api/memory/:id',
    { schema: { params: FactId, response: { 204: z.null() } } },
    async (request, reply) => {
      await memory.removeFact(userOf(request), timeZoneOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
