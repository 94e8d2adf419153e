/** A MongoDB URI with its database set to `name`; hosts and options stay. */
export function withDatabase(uri: string, name: string): string {
  const parts = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(uri);
  if (!parts) throw new Error('Not a MongoDB URI');
  return `${parts[1]}/${name}${parts[2] ?? ''}`;
}
