/** A text that only this device can open. */
export interface SealedText {
  userId: string;
  /** Its key in the local storage. */
  key: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** A sealed text with its id in the database. */
export type StoredText = SealedText & { id: number };

const DATABASE = 'inkwell';
const KEYS = 'keys';
const TEXTS = 'texts';
const DEVICE_KEY = 'device';
const ALGORITHM = { name: 'AES-GCM', length: 256 };

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException('failed')));
  });

/** @throws DOMException where the browser allows no database, and where the page has no WebCrypto (plain http) */
export async function openDatabase(): Promise<IDBDatabase> {
  // Both are missing in an insecure context, whatever the types say.
  if (!globalThis.indexedDB || !globalThis.crypto?.subtle)
    throw new DOMException('none', 'NotSupportedError');
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(KEYS);
    request.result.createObjectStore(TEXTS, { keyPath: 'id', autoIncrement: true });
  });
  return toPromise(request);
}

const storeOf = (database: IDBDatabase, name: string, mode: IDBTransactionMode) =>
  database.transaction(name, mode).objectStore(name);

const readKey = (database: IDBDatabase): Promise<CryptoKey | undefined> =>
  toPromise(storeOf(database, KEYS, 'readonly').get(DEVICE_KEY) as IDBRequest<CryptoKey | undefined>);

/** The key of this device, which no script can read; made where there is none. */
async function deviceKey(database: IDBDatabase): Promise<CryptoKey> {
  const known = await readKey(database);
  if (known) return known;
  const key = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  await toPromise(storeOf(database, KEYS, 'readwrite').put(key, DEVICE_KEY));
  return key;
}

/** Binds a sealed text to its person and place. */
const associatedData = ({ userId, key }: Pick<SealedText, 'userId' | 'key'>) =>
  new TextEncoder().encode(`${userId} ${key}`);

export async function sealText(
  database: IDBDatabase,
  place: Pick<SealedText, 'userId' | 'key'>,
  text: string,
): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: ALGORITHM.name, iv, additionalData: associatedData(place) };
  const data = await crypto.subtle.encrypt(
    algorithm,
    await deviceKey(database),
    new TextEncoder().encode(text),
  );
  await toPromise(storeOf(database, TEXTS, 'readwrite').add({ ...place, iv, data } satisfies SealedText));
}

export const listSealed = (database: IDBDatabase): Promise<StoredText[]> =>
  toPromise(storeOf(database, TEXTS, 'readonly').getAll() as IDBRequest<StoredText[]>);

/** Null where it cannot be opened any more. */
export async function openText(database: IDBDatabase, sealed: StoredText): Promise<string | null> {
  const algorithm = { name: ALGORITHM.name, iv: sealed.iv, additionalData: associatedData(sealed) };
  try {
    const key = await deviceKey(database);
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed.data));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null;
    throw error;
  }
}

export async function removeSealed(database: IDBDatabase, { id }: StoredText): Promise<void> {
  await toPromise(storeOf(database, TEXTS, 'readwrite').delete(id));
}
