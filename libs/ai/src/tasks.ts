/** Tasks that are answered by a stream of text. */
export type StreamTask = 'companion.write' | 'companion.heal' | 'companion.plan';

/** What a SoulPrint is written from: the onboarding answers, and what was computed from them. */
export type SoulPrintInput = {
  name: string;
  birth: { date: string; time: string; city: string };
  targets: { result_12_months: string; personal_quality: string; professional_skill: string };
  bottlenecks: { keeps_up_at_night: string; dominant_emotion: string; time_drain: string };
  daily_rhythm: {
    peak_energy: 'Morning' | 'Noon' | 'Night';
    pre_sleep_activity: string;
    target_sleep_hours: number;
  };
  reflection: { keystone_habit: string; reflection_comfort: string; proud_word: string };
  /** Signs computed from the birth data. What is absent is never guessed. */
  facts?: { sun?: string; moon?: string; rising?: string };
};

/** Tasks that are answered by a typed object, each with its input. The local provider has one writer for each. */
export type ObjectTasks = {
  soulprint: SoulPrintInput;
};
export type ObjectTask = keyof ObjectTasks;
