import type { Family } from './feelings.ts';

/** What a target is about, with first steps for the first week, the first month and the first quarter. */
export const FIELDS: readonly { about: RegExp; week: string; month: string; quarter: string }[] = [
  {
    about: /\b(?:novel|book|write|writing|author|publish|blog|poem|memoir|script|edit|draft)/i,
    week: 'choose the place and the half hour in which you write, and fill it three times without reading back',
    month: 'finish one part that could be shown to one kind reader',
    quarter: 'have a rough whole that is allowed to be bad, and a list of what the next version needs',
  },
  {
    about: /\b(?:run|marathon|fit|health|weight|strong|train|exercise|yoga|swim|body)/i,
    week: 'move three times for twenty minutes at a pace at which you could still talk',
    month: 'have fixed days for it, and a short version for days that go wrong',
    quarter: 'enter one date into the calendar at which you will show yourself how far you have come',
  },
  {
    about: /\b(?:money|save|debt|income|earn|salary|budget|invest|financ)/i,
    week: 'write down every amount that goes out, without judging it',
    month: 'set up one transfer that happens before you can think about it',
    quarter: 'compare three months on one page and decide on the next lever',
  },
  {
    about: /\b(?:business|company|client|startup|launch|brand|shop|freelance|entrepreneur)/i,
    week: 'speak with two people who have the problem you want to solve, and write down their words',
    month: 'offer the smallest version to one of them for a price',
    quarter: 'have three people who paid, and one page on what they came for',
  },
  {
    about: /\b(?:job|career|promotion|lead|manager|role|work|team|position)/i,
    week: 'write down which work of the last months you would want more of',
    month: 'ask one person who decides about it what they would need to see',
    quarter: 'have one finished piece that shows it, with your name on it',
  },
  {
    about: /\b(?:learn|study|degree|exam|language|course|school|university|certificate|skill)/i,
    week: 'set four sessions of twenty-five minutes and keep the first two',
    month: 'explain what you have learned so far to someone who does not know it',
    quarter: 'use it once where it matters, before you feel ready',
  },
  {
    about: /\b(?:love|partner|marri|relationship|family|friend|child|dating|mother|father)/i,
    week: 'give one person an hour in which no screen lies on the table',
    month: 'say one thing aloud that you have so far only thought',
    quarter: 'have one regular occasion together that nobody has to organise anew',
  },
  {
    about: /\b(?:move|home|house|apartment|flat|travel|country|city|live abroad)/i,
    week: 'write down what a day there would look like, hour by hour',
    month: 'know the three numbers that decide it: cost, date, and what you give up',
    quarter: 'have taken the one step that is hard to undo',
  },
];

export const ANY_FIELD = {
  week: 'write one sentence that says how you would recognise it from the outside',
  month: 'have done the smallest complete version of it once, from beginning to end',
  quarter: 'look back on one page: what moved it, what did not, and what you will stop doing',
};

/** What a dominant feeling may be pointing at: a reading, not a finding. */
export const FEELING_LINES: Partial<Record<Family, string>> = {
  anxiety:
    'Worry usually stands guard in front of something that matters. It is a tireless guard and a poor guide: thank it for the warning, and let the next step be decided by what you want rather than by what it fears.',
  sadness:
    'Sadness slows a person down so that what was lost can be noticed. It asks for company before it asks for solutions.',
  anger:
    'Anger is often the first to arrive when a limit has been crossed. Under it there is usually a plain sentence about what you need, and that sentence is worth finding.',
  shame:
    'Being hard on yourself can look like discipline from the inside. It costs strength that your plans could use, so the tone in which you speak to yourself belongs among your tools.',
  loneliness:
    'Loneliness says that connection matters to you. One honest conversation in a week weighs more than many pleasant ones.',
  fatigue:
    'Tiredness is information about the load, not about your worth. Before adding anything to your days, something may have to leave them.',
  overwhelm:
    'When all of it seems urgent, the order is missing more than the strength. One list, one mark beside one line, is often the first relief.',
  confusion:
    'Uncertainty is uncomfortable, and it is also the state in which something may still change. It needs small experiments rather than one great decision.',
};
export const ANY_FEELING =
  'A feeling that returns so often has something to say. It is worth asking it, on paper, what it wants you to look after.';

export const PEAKS = {
  Morning: {
    when: 'in the morning',
    line: 'Your mornings are the strongest part of your day. Whatever matters most belongs there, before messages and other people’s questions come in.',
    slot: 'within the first hour after getting up',
  },
  Noon: {
    when: 'around noon',
    line: 'You come into your strength towards noon. The early hours may be gentle and practical, and the middle of the day is worth defending against meetings and errands.',
    slot: 'in the hour before lunch',
  },
  Night: {
    when: 'at night',
    line: 'Your clearest hours come late. That is no fault to be corrected; it means that the evening needs an end as well as a beginning, so that the work does not eat the sleep.',
    slot: 'in the first quiet hour of the evening',
  },
} as const;

export const COMFORT_LINES: Record<string, string> = {
  'Not comfortable':
    'You say that looking inwards is not comfortable for you. Then keep it short and concrete: two lines a day about what happened are reflection enough, and nobody has to see them.',
  'Somewhat comfortable':
    'You say that looking inwards is somewhat comfortable for you. A question to start from will help: one a day, and an answer that may stay unfinished.',
  Comfortable:
    'You are comfortable with looking inwards. That is a strength with one risk, namely to understand a great deal and change little, so let each reflection end with one small act.',
};
