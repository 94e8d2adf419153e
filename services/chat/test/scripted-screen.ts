import {
  moreSevere,
  readByRules,
  type Finding,
  type DangerScreen,
  type ScreenContext,
} from '@inkwell/ai/care';

/** A screen with the real phrases, whose head and second reader find what the test says, when it says so. */
export function createScriptedScreen() {
  let logOdds: ((text: string) => number) | null = null;
  const contexts: ScreenContext[] = [];
  let head: (text: string) => Promise<Finding | null> = () => Promise.resolve(null);
  let second: ((found: Finding | null) => Promise<Finding | null>) | null = null;
  let readings = 0;
  let cost = 0;
  const screen: DangerScreen = {
    readByRules: async (text) => readByRules(text),
    read: (text, context) => {
      readings += 1;
      if (cost > 0) context?.onTokens?.(cost);
      if (context) contexts.push(context);
      const byRules = readByRules(text);
      const byHead = head(text).then(
        (found) => ({
          found: moreSevere(found, byRules),
          isWhole: true,
          embedding: null,
          logOdds: logOdds?.(text) ?? null,
        }),
        () => ({ found: byRules, isWhole: false, embedding: null, logOdds: null }),
      );
      const asked = second;
      const whole = asked
        ? byHead.then(async (read) => {
            const verdict = await asked(read.found);
            return { ...read, isWhole: true, found: verdict, logOdds: verdict === null ? 0 : read.logOdds };
          })
        : byHead;
      return { byRules: Promise.resolve(byRules), byHead, whole };
    },
    readInBackground: async (text) => moreSevere(await head(text), readByRules(text)),
  };
  return {
    ...screen,
    setHead: (next: typeof head) => void (head = next),
    /** What is found in the end, from what phrases and head have found; null: they stay alone. */
    setSecond: (next: typeof second) => void (second = next),
    /** So many tokens a model uses for each message. */
    setCost: (tokens: number) => void (cost = tokens),
    /** What the head makes of a message for those that follow; null: nothing. */
    setLogOdds: (next: typeof logOdds) => void (logOdds = next),
    /** What it was told at each reading. */
    contexts,
    /** How many messages were read by more than the phrases. */
    readings: () => readings,
  };
}
