import { higher, readByRules, type Finding, type Screen } from '@inkwell/ai/care';

/** A screen with the real rules, whose head finds what the test says, when it says so. */
export function createScriptedScreen() {
  let head: (text: string) => Promise<Finding | null> = () => Promise.resolve(null);
  let cost = 0;
  const screen: Screen = {
    read: (text, person) => {
      if (cost > 0) person?.onTokens?.(cost);
      const byRules = readByRules(text);
      const whole = head(text).then(
        (found) => ({ found: higher(found, byRules), isWhole: true, embedding: null }),
        () => ({ found: byRules, isWhole: false, embedding: null }),
      );
      return { byRules, whole };
    },
    readInBackground: async (text) => higher(await head(text), readByRules(text)),
  };
  return {
    ...screen,
    setHead: (next: typeof head) => void (head = next),
    /** So many tokens a model uses for each message. */
    setCost: (tokens: number) => void (cost = tokens),
  };
}
