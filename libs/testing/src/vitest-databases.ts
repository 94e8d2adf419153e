import { beginTestFile } from './run.ts';

// Vitest runs its set-up files before each test file, also where these share a process.
beginTestFile();
