import type { PlanTopic } from '../plan-topic.ts';

export const DATING: PlanTopic = {
  id: 'dating',
  title: 'Going on a date',
  words:
    /\b(?:(?:a|first|second|blind|speed|one|any|next) dat(?:e|ing)|dating|date (?:someone|women|men|anyone|with|night with someone)|ask(?:ing)? (?:\w+ ){1,4}out|ask out|(?:ask|invite) (?:\w+ ){0,5}(?:for (?:a )?(?:coffee|drink|walk)|to (?:a concert|the cinema|the garden show))|(?:the|dating) apps?|tinder|bumble|matched|the matches|swip\w+|singles|my crush|find (?:a girlfriend|a boyfriend|a wife|a husband|love)|(?:meet|find) (?:a partner|somebody,|somebody by)|like to meet somebody|look for love|i fancy|being single|really like|back out there|a man'?s company)\b/i,
  kind: 'once',
  aim: 'go on a date',
  acks: [
    "It only has to settle one thing: whether you'd like another hour with this person. And you're looking at them just as much as they at you.",
    'Short and simple is the whole trick: a walk or a coffee, an hour, with an end. Nobody has to be dazzling for an hour.',
    "Most of this is luck and timing, and very little of it is a mark out of ten for you. So keep each try small enough that you'd do another.",
  ],
  heavy: [
    "When it's been long, or the last time ended badly, even a first message takes nerve. It doesn't have to be love by Friday; an hour with somebody and your own way home is enough.",
    'Nearly everybody brings doubts about themselves to a first date, and some history. Very likely the one across the table has brought the same.',
  ],
  ask: 'Which of these feels least like an exam?',
  steps: [
    {
      say: 'Ask them for a coffee',
      words:
        /\b(?:coffee|ask(?:ing)? (?:him|her|them|\w+ (?:out|if|for))|invit\w*|drink|quiz|say (?:it|something|yes)|text (?:him|her|them)|message (?:him|her|them)|write (?:to )?(?:him|her|them)|tell (?:him|her|them))\b/i,
      how: "'I like talking to you. Would you have a coffee with me on Saturday?' Say it once, with a day in it. If it's a no, or something vague, 'no problem' leaves you both on your feet.",
    },
    {
      say: 'Write an honest profile',
      words:
        /\b(?:profile|bio|photos?|pics?|pictures?|account|sites?|apps?|sign up|register|swipe|match(?:es)?|about me)\b/i,
      how: "Three lines: what a good Sunday is for you, something you could talk about for an hour, and what you're looking for. And two pictures from this year, one of them doing something you like.",
    },
    {
      say: 'Plan one easy hour',
      words:
        /\b(?:easy hour|plan\w*|places?|walk|lake|park|museum|where|meet(?:ing)? (?:at|in|up|for)|short|an hour|lunch|ice cream|market|gallery|venue)\b/i,
      how: "A public place by day, a walk or a coffee, with an end built in: 'I'm free until four.' Tell a friend where you'll be, and have your own way home.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:say(?:s)? no|say no|reject\w*|turn(?:s|ed)? me down|laugh\w*|ghost\w*|not interested|(?:doesn'?t|don'?t) like me|ruin\w*|weird (?:between|at|after)|see (?:him|her|them) every day|friendship|humiliat\w*|embarrass\w*|stood up)\b/i,
      say: "A no stings for an evening, the not knowing goes on for months. Ask so that it's easy to decline and be just as friendly the day after; then nothing between you is broken.",
    },
    {
      words:
        /\b(?:ugly|fat|put on|stone|kilos?|pounds|old|bald|my (?:body|looks|age|neck|teeth|weight)|overweight|weight|wheelchair|scars?|stoma|disab\w*|who (?:wants|would want|'?d want)|not (?:attractive|good looking|pretty)|unattractive|plain|wrinkl\w*|mastectomy)\b/i,
      say: 'Let the pictures show you as you look now, and whoever comes has already said yes to that. It makes the last few steps to the table much easier.',
    },
    {
      words:
        /\b(?:awkward|silent|silence|nervous|shy|nothing to (?:say|talk)|(?:what|don'?t know what) (?:do i|to|would i) (?:say|talk|wear)|talk about|boring|conversation|panic\w*|sweat\w*|anxi\w*|blush\w*|what do i (?:say|wear))\b/i,
      say: "Take three questions along that you'd really like answered: where they grew up, what they'd do with a free month, what they're hopeless at. And 'I'm a bit nervous', said aloud, mostly helps you both.",
    },
    {
      words:
        /\b(?:ex|divorc\w*|widow\w*|late (?:wife|husband)|my (?:wife|husband|kids|children|daughter|son)|baggage|betray\w*|cheat\w*|disloyal|trust|hurt again|broken|single (?:mum|mom|dad|parent)|died|grie\w+|heartbr\w+)\b/i,
      say: "You don't owe the whole story on the first evening; 'I was with somebody for a long time' is enough. And wanting company takes nothing away from anybody you've loved before.",
    },
    {
      words:
        /\b(?:swiping|soul.?destroying|tried|exhaust\w*|tired|gave up|hate (?:the apps|it|apps|this)|waste|same (?:old )?(?:thing|people)|pointless|no time|time for|worth it|never works|given up)\b/i,
      say: "Put a fence round it: ten minutes a day, and within a fortnight you meet for a walk or let it go. Or leave the apps alone and tell three friends you'd like to meet somebody; a good many couples began like that.",
    },
    {
      words: /\b(?:money|afford|expensive|broke|costs?|pay(?:s|ing)?|the bill|skint)\b/i,
      say: "A walk, a bench, a market, a museum on its free day: a cheap date is easier to end and easier to repeat. If somebody only comes for the dinner, you've learnt it early and for nothing.",
    },
    {
      words:
        /\b(?:safe\w*|scam\w*|creep\w*|weirdo|stalk\w*|catfish\w*|fake|dangerous|murder\w*|stranger|liar|married)\b/i,
      say: "Meet in public, have your own way home, tell a friend where you are, and send no money to anybody you haven't met. Somebody decent minds none of that.",
    },
  ],
  ways: [
    'Go from writing to meeting within a week or two. Long chats build a person in your head that nobody can match.',
    "Tell two or three friends that you'd like to meet somebody. A date who comes through a friend is half known already.",
  ],
};
