export { higher, type Finding } from './finding.ts';
export { readByHead, type CareHead } from './head.ts';
export { readByRules } from './rules.ts';
