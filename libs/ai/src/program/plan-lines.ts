export const ASKS_FOR_THING = [
  'If one thing about it were done by next week, which would it be?',
  'What is the one thing in this that could be planned?',
];
export const TAP_A_FREE_TIME = 'Tap one that is free, or write your own.';
export const ON_NAMED_DAYS = 'On the days you named:';
export const WHICH_HOUR = ['{when}: at what hour?', '{when}, and from when on?'];
export const WHICH_DAY = ['On which day, then?', 'And on which day?'];
export const ASK_WHEN_AGAIN = ['A day and an hour are enough: tomorrow at 6 PM, for example.'];
export const PROPOSED_ON_CARD = [
  '{what}: {when}. Schedule on its card puts it into your week; Change sets another hour or title.',
  '{what}: {when}. Press Schedule on its card, and it stands in your week; Change is for another hour.',
];
export const CARD_UNCHANGED = [
  '{what} stands on its card as it is. Change on the card sets its title, day and hour; or say another time here.',
  'I have read that; {what} stays as it is. Press Change on its card for another title or hour, or say it here.',
];
export const YES_ON_CARD = ['The yes goes on its card: one tap there, and it stands in your week.'];
/** Of several things in one message. */
export const ONE_CARD_EACH = [
  'Each has its card. Press Schedule on it, and it stands in your week.',
  'A card comes for each of them; Schedule on it puts it into your week.',
];
export const CARD_HAS_NEAREST_FREE_HOUR = ['Its card has the nearest hour that is free.'];

export const LIST_READ = ['{count} lines, all noted.', 'That is a list of {count}.'];
/** Of things that were told in prose: the list is said back. */
export const LIST_SAID_BACK = ['{count} things: {list}.', 'That makes {count}: {list}.'];
export const LIST_SHOWN = ['This is your list:', 'Here is your list again:'];
export const CANNOT_ORDER_LIST = 'Which matters most I cannot judge; what has a last day goes first.';
export const ASK_WHICH_FIRST = ['Which of them shall get its time?', 'Which one gets a time?'];
export const ASK_WHICH_NEXT = ['Which one next?', 'And the next?'];
export const ASK_WHEN_FOR = [
  'When, for {what}? A day and an hour.',
  'And {what}: which day, and at what time?',
];
export const ASK_WHEN_FOR_LAST = ['Only {what} has no time yet. When shall it be, or is none needed?'];
export const LIST_DONE = ['Then the list stands like this:', 'That is the list, with its times:'];
export const NO_LIST = ['There is no list here yet. Write it one per line, in any order.'];

export const FREE_TIMES = ['These hours are free:', 'Free in your calendar:'];
export const NO_FREE_HOUR = [
  'I find no free hour there.',
  'Nothing is free there, as far as your calendar says.',
];
export const TIME_IS_FREE = ['{when} is free.', '{when}: free, as far as your calendar says.'];

export const PLAN_DROPPED = [
  '{what} is dropped: leave its card without a yes.',
  'Then {what} is off the plan. Its card needs no answer.',
];
export const ASK_DAY_AND_TIME = 'Which day, and at what time?';
export const PLANNED_SO_FAR = ['Planned so far:', 'So far this is planned:'];
export const NOTHING_PLANNED_YET = 'Nothing has been planned in this talk yet.';
export const NOTHING_PLANNED_OF = 'Nothing is planned of “{what}” here.';
export const WITHOUT_TIME_YET = 'Without a time yet:';
export const IN_WEEK_ALREADY = 'In your week already:';
export const CAN_CHANGE_ONLY_PLANNED = [
  'I can change only what was planned in this talk: {list}. Name it with its new day and hour.',
];
