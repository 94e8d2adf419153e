export type ChatMessage = {
  role: 'user' | 'assistant';
  content: string;
  /** The day on which it was said, where the talk went on over midnight. */
  on?: string;
};

/** Tasks that are answered by a stream of text. */
export type StreamTask = 'companion.write' | 'companion.heal' | 'companion.plan';

/** Stands in a SoulPrint's input for an answer that shows danger to the person: nothing is written about it. */
export const LEFT_OUT_ANSWER = '(left out)';

/** What a SoulPrint is written from: the onboarding answers, and what was computed from them. */
export type SoulPrintInput = {
  name: string;
  /** `YYYY-MM-DD`, `HH:MM`, and the city as it was written. */
  birth: { date: string; time: string; city: string };
  targets: { result_12_months: string; personal_quality: string; professional_skill: string };
  bottlenecks: { keeps_up_at_night: string; dominant_emotion: string; time_drain: string };
  daily_rhythm: {
    peak_energy: 'Morning' | 'Noon' | 'Night';
    pre_sleep_activity: string;
    target_sleep_hours: number;
  };
  reflection: {
    keystone_habit: string;
    reflection_comfort: 'Not comfortable' | 'Somewhat comfortable' | 'Comfortable';
    proud_word: string;
  };
  /** The day from which the twelve months are counted, `YYYY-MM-DD`. */
  today: string;
  /**
   * Signs of the zodiac computed from the birth data, by their English names. What is absent is never guessed;
   * `note` says in a sentence or two what is left out, and why, and which place was taken where more than one
   * could be meant.
   */
  facts?: { sun?: string; moon?: string; rising?: string; note?: string };
};

/** A SoulPrint: named sections in the order of their reading, each a few paragraphs of Markdown without headings. */
export type SoulPrintDocument = {
  who_you_are: string;
  your_chart: string;
  what_drives_you: string;
  what_holds_you_back: string;
  your_targets: string;
  your_daily_rhythm: string;
  first_week_practice: string;
  the_proud_word: string;
};

/** Tasks that are answered by a typed object, each with its input. The local provider has one writer for each. */
export type ObjectTasks = {
  soulprint: SoulPrintInput;
  /** A message that is read for danger. */
  care: { messages_before: readonly string[]; reply_that_it_answers?: string; message: string };
  /** A conversation that is summed up: the summary so far, and what was said since. */
  summary: { summary: string | null; messages: readonly ChatMessage[] };
  /** What a person wrote, and what is known of their days: what of it could be planned. */
  suggestions: SuggestionInput;
  /** The sentences that a person wrote, numbered from 1: what they feel, and what it is about. */
  feelings: { they_wrote: readonly { number: number; sentence: string }[] };
};

export type SuggestionInput = {
  they_wrote: string;
  /** By their clock, as `YYYY-MM-DD HH:mm`. */
  now: string;
  /** When nothing is planned and they are awake, by their clock. */
  free: readonly { day: string; weekday: string; from: string; to: string }[];
  rhythm: { peak_energy: string; pre_sleep_activity: string; target_sleep_hours: number };
  targets: readonly string[];
};

export type ObjectTask = keyof ObjectTasks;
