import type { PlanTopic } from '../plan-topic.ts';

export const MONEY_URGE: PlanTopic = {
  id: 'money-urge',
  title: 'Gambling, buying, ordering',
  words:
    /\b(?:gambl\w*|bet(?:s|ting)?|casinos?|bingo|slots|fruit machines?|roulette|poker|lottery|scratch ?cards?|loot box\w*|impulse|impulsive\w*|take-?aways?|order(?:ing)? (?:\w+ )?(?:food|things|stuff|clothes|burgers)|shopping(?! list)|buy(?:ing)? (?:stuff|things|clothes|nothing|and)|(?:stop|keep|quit|the) buying|spend(?:ing)? (?:less|money|too|so|on)|no spend|end up buying|deliver(?:y|ies)|food app|black friday|parcels)\b/i,
  kind: 'once',
  aim: 'keep your money when the urge comes',
  acks: [
    'The urge is quick and paying has been made quicker still. So anything that slows it down by one day is on your side.',
    "It's easier to put up a fence on a calm morning than to be strong at eleven at night. Ten minutes of setting up can save a good many evenings.",
    'What pulls is mostly the minute before, the hoping and the clicking, much more than what comes of it. So that minute is where the plan goes in.',
  ],
  heavy: [
    "Shame about money makes people hide it, and hiding is where it grows. What's gone is gone, but a fence round the rest can stand within a day.",
    "Swearing off it and being back the same week doesn't mean you don't care. It pulls harder than a promise, so put something harder than a promise in its way: a block, a second person, a night's wait.",
    "It can be told and mended in pieces. First the tap gets turned off; then, if there's debt, a debt advice service goes through the rest with you, and they don't tell people off.",
  ],
  ask: 'Which fence would you put up first?',
  steps: [
    {
      say: 'Block it at the bank or site',
      words:
        /\b(?:bank|block(?:ed|ing)?(?: (?:it|them))?|self[- ]?exclu\w+|ban (?:myself|me)|exclude|close (?:the|my) account|freeze)\b/i,
      how: "For gambling, use the block in your banking app, or ring and say: 'Please block gambling payments on my card.' Many countries have one list that shuts you out of all betting sites at once. For shops and meals, close the account you use most.",
    },
    {
      say: 'Take my card out of the apps',
      words: /\b(?:card|details|delet\w+|uninstall\w*|unsubscribe|remove|apps? off|saved|log out|emails?)\b/i,
      how: "Remove the saved card from the two places where it goes fastest, delete those apps, and unsubscribe from what they send. Then the card lives in another room. Having to stand up for it stops more than you'd think.",
    },
    {
      say: 'Make a wait-a-day list',
      words:
        /\b(?:wait\w*|sleep on it|list|next day|a day|24|tomorrow|overnight|write (?:it|them) down|think about it)\b/i,
      how: "Paper by the sofa: what you want to buy, what it costs, today's date. You decide the next day at the same hour, after you've eaten, and most of it has gone flat by then. Bets don't go on the list; for those a block works better than a wait.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:win (?:it )?back|win back|get (?:it |my money |back )?back|(?:break|back to) even|get back|chas\w+|one (?:more|big|good)|lost (?:so|too|everything|it)|big win|due a win)\b/i,
      say: "That thought has cost people more than any single bet. What's lost can't be fetched back with the thing that took it. Whatever is left is yours from the moment you stop.",
    },
    {
      words: /\b(?:debts?|owe|loans?|overdrawn|overdraft|bills?|rent|bailiffs?|credit cards?|skint|broke)\b/i,
      say: 'Debt advice services see this every day, many are free, and you can bring the letters unopened. The order is always the same: stop the leak, then rent, food and heating, then the others.',
    },
    {
      words:
        /\b(?:husband|wife|partner|girlfriend|boyfriend|parents|mum|dad|finds? out|tell (?:him|her|them|my|anyone)|secret|leave me|hid(?:e|den|ing)|asham\w*)\b/i,
      say: "It goes better said than found, and with the fence already up: 'I've spent money that I didn't tell you about. I've put a block in, and I'd like you to look at the accounts with me.' It's one bad evening, and then there are two of you on it.",
    },
    {
      words:
        /\b(?:only (?:bit of |real )?(?:fun|thing|treat|joy|pleasure)|fun|treat|deserve|comfort\w*|cheers? me|bored|lonely|happy|excit\w*)\b/i,
      say: "Then keep a treat, and give it an edge: a small sum in cash each week, and when it's gone it's gone. Only with betting that doesn't hold, there a clean stop is easier than a little, and the treat has to be a different one.",
    },
    {
      words:
        /\b(?:tried|sworn|swore|promis\w+|relaps\w*|fail\w*|will ?power|always (?:go|end|find)|get (?:round|around)|many times|addict\w*)\b/i,
      say: "Then promises are the wrong tool, and blocks and other people are the right one. Look how you got round it last time and close exactly that gap. For gambling there are helplines and groups where people answer who've been there.",
    },
    {
      words:
        /\b(?:tired|knackered|exhausted|cook\w*|late home|kids (?:are )?hungry|hungry|no (?:time|energy)|nothing in|(?:in|empty) (?:the )?(?:fridge|freezer))\b/i,
      say: 'Ordering is mostly tired plus hungry plus an empty freezer. Two dinners in there that only need heating beat the app on most evenings, and they may well be bought ones.',
    },
  ],
  ways: [
    "On payday the money for rent and bills goes out first, by itself, to an account without a card. What can't be tapped can't go.",
    'Tell one person and give them a job: they see the statement once a week, or hold the card on the bad evening. It works because somebody will look.',
  ],
  exercise: 'urge-and-wave',
};
