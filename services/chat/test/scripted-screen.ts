import { readByRules, type Finding, type Screen } from '@inkwell/ai/care';

/** A screen with the real rules, whose head finds what the test says, when it says so. */
export function createScriptedScreen() {
  let head: (text: string) => Promise<Finding | null> = () => Promise.resolve(null);
  const screen: Pick<Screen, 'read'> = {
    read: (text) => {
      const byRules = readByRules(text);
      return { byRules, whole: head(text).then((found) => found ?? byRules) };
    },
  };
  return { ...screen, setHead: (next: typeof head) => void (head = next) };
}
