import { connectMongo, createLog } from '@inkwell/service';
import type { Connection } from 'mongoose';

/** The database in which an emulator keeps what it holds. @param uri with the database's name in it */
export const connect = (uri: string): Promise<Connection> =>
  connectMongo(uri, createLog({ name: 'emulators', level: 'warn' }));
