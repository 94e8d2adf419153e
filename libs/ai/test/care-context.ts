import { resourcesFor, type CareContext } from '../src/care/index.ts';

/** How a message is answered: by the first care reply of a crisis, in the US. */
export const context = (more: Partial<CareContext> = {}): CareContext => ({
  step: 'open',
  kind: 'suicide',
  times: 1,
  isYes: false,
  resources: resourcesFor('US', { kind: 'suicide' }),
  ...more,
});
