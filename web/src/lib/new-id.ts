/**
 * A random id of at most 31 letters, digits and hyphens, by which the server knows a repeated request. Not
 * `crypto.randomUUID`, which exists in secure contexts only: development runs on plain http.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
