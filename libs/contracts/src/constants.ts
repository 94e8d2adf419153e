/** What both sides must agree on and the browser may import: no zod, no Node API. */

export const PRODUCT_NAME = 'Inkwell';
export const TAGLINE = 'Reflect. Heal. Become';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** By a clock that does not change. */
export const DAY_MINUTES = 1_440;

export const MODES = ['write', 'heal', 'plan'] as const;
export type Mode = (typeof MODES)[number];

export const SERVICES = ['auth', 'billing', 'journal', 'chat', 'insights', 'calendar'] as const;
export type Service = (typeof SERVICES)[number];

/** The session cookie, set by auth, read by the gateway. */
export const SESSION_COOKIE = 'inkwell_session';

/** Marks a browser its owner has signed in with; the one cookie that the gateway passes on, to auth. */
export const BROWSER_COOKIE = 'inkwell_browser';
/** Browsers keep no cookie for longer. */
export const BROWSER_COOKIE_DAYS = 400;

/** The signed identity that the gateway, or a service on an internal route, sends with a request. */
export const IDENTITY_HEADER = 'x-inkwell-identity';
/** Minutes, with the sign of JavaScript's `getTimezoneOffset`: New York in winter is 300. */
export const TIMEZONE_OFFSET_HEADER = 'x-timezone-offset';
/** An IANA zone name. */
export const TIMEZONE_HEADER = 'x-timezone';

/** Longest texts, in characters. */
export const LIMITS = {
  email: 254,
  password: 256,
  name: 100,
  city: 120,
  answer: 500,
  cancellation: 2_000,
  message: 8_000,
  fact: 500,
  entry: 200_000,
  eventTitle: 200,
  eventDescription: 8_000,
  /** Events that are taken from one calendar of Google's; a series counts as one. */
  googleEvents: 20_000,
  promoCode: 64,
  search: 200,
} as const;

/** Of a search: messages and pages, and of all that is found. */
export const MAX_SEARCH_RESULTS = 50;

/** Of a script that is written from right to left. */
export const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A control character that texts must not contain: tabs and line breaks are text, the others are not. */
export const CONTROL_CHARACTER = /(?![\t\n\r])\p{Cc}/u;

/** Whether a person may be in danger: now, or not now. */
export const CARE_LEVELS = ['concern', 'crisis'] as const;
export type CareLevel = (typeof CARE_LEVELS)[number];

/** So many days a level stays after its last sign. */
export const CARE_DAYS: Readonly<Record<CareLevel, number>> = { crisis: 3, concern: 1 };

export const CARE_KINDS = [
  'suicide',
  'self_harm',
  'eating',
  'psychosis',
  'harm_to_others',
  'violence',
  'child',
] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** The countries whose lines are known, by ISO code. */
export const CARE_COUNTRIES: readonly string[] = /* @__PURE__ */ [
  'AR AT AU BE BG BR CA CH CL CO CR CZ DE DK EE EG ES FI FR GB GR HK',
  'HR HU ID IE IL IN IS IT JP KE KR LT LU LV MX MY NG NL NO NZ PE PH',
  'PK PL PT RO SE SG SI SK TH TR TW UA US UY ZA',
].flatMap((codes) => codes.split(' '));

/** Of a safety plan: lines in a section, characters in a line and in a telephone number. */
export const PLAN_LIMITS = { lines: 20, line: 200, tel: 40 } as const;
export const PLAN_SECTIONS = ['signs', 'alone', 'distraction', 'people', 'professionals', 'safety'] as const;
export type PlanSection = (typeof PLAN_SECTIONS)[number];
export const NO_PLAN: Record<PlanSection, never[]> = {
  signs: [],
  alone: [],
  distraction: [],
  people: [],
  professionals: [],
  safety: [],
};
/** The answer to tap that opens the safety plan, in the languages of the companion: the browser does it. */
export const OPEN_SAFETY_PLAN = {
  en: 'My safety plan',
  de: 'Mein Sicherheitsplan',
  es: 'Mi plan de seguridad',
  fr: 'Mon plan de sécurité',
  pt: 'Meu plano de segurança',
} as const;
/** At least two digits with what stands between them when they are written; an extension may follow. */
export const TELEPHONE_NUMBER =
  /^(?=(?:[^\da-zA-Z]*\d){2})[\d\s+()./*#-]*(?:(?:[xX]|[eE][xX][tT]\.?)\s*\d{1,8})?$/;

/** Where a person wrote what the companion has noted of them. */
export const MEMORY_SOURCES = ['onboarding', 'page', 'message'] as const;

/** A message in plan mode with one of these, also inside another word, is looked through for what could be planned. */
export const SUGGESTION_KEYWORDS = [
  'read',
  'exercise',
  'workout',
  'social',
  'friend',
  'creative',
  'art',
  'rest',
  'relax',
  'meditate',
] as const;

/** Whether a message has one of the keywords. */
export function hasSuggestionKeyword(text: string): boolean {
  const lower = text.toLowerCase();
  return SUGGESTION_KEYWORDS.some((keyword) => lower.includes(keyword));
}

/** Beside a reply of no exercise, where what was told can be put onto the page. */
export const OWN_WORDS = 'own-words';
/** What a plan is called that was made in talk. */
export const PLAN_TALK = 'plan-talk';
/** What a list is called whose things were given days in talk. */
export const PLAN_LIST = 'plan-list';
/** Exercises of the companion at whose end something was planned, and a plan or a list made in talk. */
export const PLANNING_EXERCISES = ['weekly-plan', 'if-then-plan', PLAN_TALK, PLAN_LIST] as const;

export const SUGGESTION_PRIORITIES = ['high', 'medium', 'low'] as const;
/** Of what a message wants. */
export const MAX_SUGGESTIONS = 3;
/** Of what was planned, each by its own words. */
export const MAX_PLANNED_SUGGESTIONS = 8;
/** The shortest and the longest that a suggestion may take, in minutes. */
export const SUGGESTION_MINUTES = { min: 5, max: 1_439 } as const;

/**
 * The `clientMessageId` under which the browser records an answer to a suggestion: the same after a reload, and in another
 * tab, so that it is recorded once. After another reply the same may be suggested, and answered, anew.
 */
export const suggestionAnswerId = (replyId: string, suggestionId: string, accept: boolean): string =>
  `${accept ? 'yes' : 'no'}-${replyId}-${suggestionId}`;
/** Whether an answer that was recorded so is one to this suggestion. */
export const isAnswerTo = (clientMessageId: string | undefined, suggestionId: string): boolean =>
  clientMessageId !== undefined &&
  /^(?:yes|no)-/.test(clientMessageId) &&
  clientMessageId.endsWith(`-${suggestionId}`);

/** The answer to tap that puts what a reply carries for the page onto today's page: the browser does it. */
export const PUT_ON_PAGE = "Put it on today's page";

export const PASSWORD_MIN = 6;
export const PASSWORD_MIN_ON_CHANGE = 8;

export const PEAK_ENERGIES = ['Morning', 'Noon', 'Night'] as const;
export const REFLECTION_COMFORTS = ['Not comfortable', 'Somewhat comfortable', 'Comfortable'] as const;
export const DEFAULT_PEAK_ENERGY = 'Morning';
export const DEFAULT_REFLECTION_COMFORT = 'Comfortable';
export const SLEEP_HOURS = { min: 4, max: 10, step: 0.5, default: 7 } as const;
export const BIRTH_YEAR_MIN = 1900;
export const ONBOARDING_STEPS = [
  'Welcome',
  'Birth Snapshot',
  '12-Month Targets',
  'Pain & Mood',
  'Daily Rhythm',
  'Reflection',
] as const;

/** What somebody may feel, and how good or bad it is, from -1 to 1. Names are stored: they are added, never changed. */
export const EMOTION_VALENCES = {
  joy: 0.9,
  calm: 0.6,
  gratitude: 0.8,
  hope: 0.6,
  pride: 0.8,
  love: 0.9,
  curiosity: 0.4,
  surprise: 0,
  sadness: -0.8,
  anxiety: -0.7,
  anger: -0.8,
  frustration: -0.6,
  guilt: -0.6,
  shame: -0.7,
  loneliness: -0.7,
  fatigue: -0.4,
  overwhelm: -0.6,
  confusion: -0.3,
  relief: 0.6,
  excitement: 0.8,
  hurt: -0.7,
  disappointment: -0.6,
  envy: -0.5,
  boredom: -0.3,
} as const;
export type Emotion = keyof typeof EMOTION_VALENCES;

// The order of the table is that of the list.
export const EMOTIONS = Object.keys(EMOTION_VALENCES) as readonly Emotion[];

/** What a text is about. Names are stored: they are added, never changed. */
export const THEMES = [
  'work',
  'study',
  'money',
  'home',
  'sleep',
  'health',
  'body',
  'food',
  'exercise',
  'mind',
  'mother',
  'father',
  'siblings',
  'children',
  'family',
  'love',
  'friendship',
  'community',
  'loss',
  'pets',
  'nature',
  'travel',
  'creativity',
  'leisure',
  'faith',
  'self',
  'time',
  'future',
  'past',
  'screens',
] as const;
export type Theme = (typeof THEMES)[number];

/** A text has at most so many themes. */
export const MAX_THEMES = 3;
/** And at most so many emotions. */
export const MAX_EMOTIONS = 3;

export const SENTIMENTS = ['negative', 'neutral', 'positive'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** How many emotion patterns and themes the insights panel shows: the most frequent. */
export const EMOTIONS_SHOWN = 5;
export const THEMES_SHOWN = 3;

export const INSIGHT_TYPES = ['pattern', 'nudge', 'progress', 'other'] as const;

/** The signs of the tropical zodiac in their order: each 30° of the ecliptic, from the true equinox of the date on. */
export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Why somebody cancels: one of these. */
export const CANCELLATION_REASONS = [
  'too_expensive',
  'not_using_enough',
  'missing_features',
  'technical_issues',
  'found_alternative',
  'privacy_concerns',
  'other',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

export const TRIAL_DAYS = 7;
export const PRICE_CENTS = 999;

/**
 * A promo code as it was typed, or as a link says it, trimmed and upper-cased. U+FEFF is white space in JavaScript, but
 * nobody sees it: it stays, and makes a code that is not valid.
 */
export const promoCodeOf = (text: string): string =>
  text.replaceAll(/^[^\S\uFEFF]+|[^\S\uFEFF]+$/g, '').toUpperCase();

/** How long a promo code takes something off: from the first charge, for a number of months, or always. */
export const PROMO_DURATIONS = ['once', 'repeating', 'forever'] as const;
export type PromoDuration = (typeof PROMO_DURATIONS)[number];

export const EVENT_COLORS = [
  '#F4A261',
  '#E76F51',
  '#E9C46A',
  '#2A9D8F',
  '#264653',
  '#E63946',
  '#F77F00',
  '#FCBF49',
] as const;
export const EVENT_COLOR_FALLBACK = '#8B5CF6';
/** Times of events snap to it, and suggestions start on it. */
export const CALENDAR_STEP_MINUTES = 15;
export const MIN_EVENT_MINUTES = 15;
/** An event that is as long counts as one of whole days. */
export const ALL_DAY_MINUTES = 1_440;
/** In which years events may start: instants of others may have more than four digits in ISO 8601, in some zone. */
export const EVENT_YEARS = { min: 1900, max: 2999 } as const;
/** How long the version of an event is kept that gave way to a later one of Google's, or of ours. */
export const CONFLICT_KEPT_DAYS = 30;
/** The longest event, in days. */
export const MAX_EVENT_DAYS = 31;

/** What `GET /api/live` announces: the web invalidates the topic's queries. */
export const TOPICS = [
  'session',
  'soulprint',
  'subscription',
  'journal',
  'insights',
  'chat',
  'calendar',
  'google',
] as const;
export type Topic = (typeof TOPICS)[number];

/** So long after the last keystroke a journal page is saved. */
export const AUTO_SAVE_MS = 2_000;
/** While a page is written, one earlier text is kept in so many minutes. */
export const KEPT_REVISION_MINUTES = 5;
/** A journal day may still be saved this long after its midnight. */
export const ENTRY_GRACE_MINUTES = 10;

/** How long onboarding's answer waits for the SoulPrint. */
export const SOULPRINT_WAIT_MS = 25_000;
