import type { Guide } from '../guide.ts';

export const OWN_BUSINESS: Guide = {
  id: 'own-business',
  title: 'My own business',
  words:
    /\b(?:(?:my|our|own|family|small|business|opened the|closing the|close the|sell the|running a|got a|into a|behind my \w+) (?:own )?(?:business(?:es)?|shop|store|salon|studio|caf[eé]|bakery|garage|practice|restaurant|stall|workshop|firm|company|start-?up|agency|bookshop|food truck|franchise|account)\b|farm shop|bookshop|food truck|self-?employed|freelanc\w*|(?:my|biggest|new|the|a|one|difficult|of my|my only) (?:clients?|customers?)\b|(?:two|few|fewer|no) (?:customers|clients)\b|invoices?|overdue|payroll|suppliers?|overdraft|bookings?\b|undercharge|order book|one star review|my own boss|prices? up|i launched|(?:business|silent) partner|founder|first employee|ever employee|cancellations|(?:day|days) off, who would|earn less than|chain \w+ across|nice to work from home|count the float|hands? over the keys|i do nails|let \w+ go\b|(?:post-edit|the machine does it)|tax letter|nobody buys)\b/i,
  situations: ['own-business-worry'],
  tone: 'hard',
  acks: [
    "When it's your own business, it comes home with you every evening.",
    "People see the freedom in it. They don't see how much hangs on you.",
  ],
  ask: "Which thought about it turns up when you're not even working?",
  ways: [
    {
      say: 'One particular customer',
      words:
        /\b(?:(?:that|this|one|a|the|her|his|difficult|horrible|impossible|nasty) (?:\w+ )?(?:customers?|clients?|guest|man|woman|guy|lady|couple|firm|agency)|hasn'?t paid|(?:doesn'?t|won'?t|didn'?t|never|not) pa(?:y|id|ys)|owes? me|reviews?|complain\w*|lawyer|the one who|revisions|rounds? of)\b/i,
      to: 'client',
    },
    {
      say: 'Whether to close the business',
      words:
        /\b(?:stayed in|should have (?:stayed|kept)|(?:my )?old job|employ(?:ed|ment)|salary job|throw(?:ing)? (?:it|in)|what'?s the point|pointless|no future|future|sense (?:in|of) it|end of it|stop|quit\w*|giv(?:e|ing) (?:it )?up|clos(?:e|ing)|pack(?:ing)? (?:it )?in|sell(?:ing)? (?:it|up)|(?:real|normal|proper|regular) job|go(?:ing)? back to|employed again|worth it|go(?:ing)? on|carry on|keep (?:going|doing)|throw in|end it|let it go|shut)\b/i,
      to: 'stop',
    },
    {
      say: 'Whether the money lasts',
      words:
        /\b(?:bust|my (?:staff|people|employees|team)|red numbers|in the red|nobody (?:comes|buys|calls|books)|no one (?:comes|buys|calls|books)|customers? (?:stay|stop|don'?t)|empty|sales|revenue|invoices?|mortgage|repay|interest|investors?|runway|costs?|energy bill|come back|money|rent|bills?|tax(?:es)?|wages|salar(?:y|ies)|pay(?:ing|roll)?|bank|overdraft|accounts?|loan|debts?|cash\w*|insolv\w*|bankrupt\w*|afford|income|turnover|numbers|figures|savings|weeks|months?|hold out|last|make it (?:to|through|until)|(?<!\bgood )enough|slow|bookings|orders|numbers)\b/i,
      to: 'money',
    },
    {
      say: "That I'm not good enough at it",
      words:
        /\b(?:impost\w+|not (?:cut out|smart|made|professional|enough)|amateur|ashamed|pretend\w*|found out|they'?ll (?:see|notice|find)|comparing|better than me|losing my touch|doubt\w*|not good|no good|good enough|fail(?:ed|ure|ing)?|fraud|impost\w*|(?:my|own) fault|i (?:can'?t|don'?t|should|messed)|others?|everyone else|everybody else|head for|stupid|incompetent|not made for|useless|embarrass\w*|laugh\w*|i'?m (?:too|just|simply|a|an|not)|mistakes?|wrong with me)\b/i,
      to: 'me',
    },
  ],
  nodes: [
    {
      id: 'money',
      say: "That's a worry you can't just switch off, because so much else hangs on it. And when it looks bad it's hard to sit down with the figures, so you don't even know exactly how bad.",
      ask: 'If it all stayed as it is now, how long would it hold?',
      ways: [
        {
          say: "I don't dare to look",
          words:
            /\b(?:dare\w*|haven'?t (?:looked|checked|opened|done)|don'?t want to know|no idea|don'?t know|not (?:looked|sure|checked)|can'?t (?:look|say|bear)|drawer|unopened|head in the sand|afraid to|scared to|avoid\w*|can'?t tell)\b/i,
          to: 'not-looked',
        },
        {
          say: 'Some months',
          words:
            /\b(?:(?<!\bnot )months|half a year|a year|years?|until (?:spring|summer|autumn|fall|winter|christmas|\w+ber|january|february|march|april|june|july|august)|quarter|reserves?|a while|long enough)\b/i,
          to: 'months',
        },
        {
          say: 'Weeks, not months',
          words:
            /\b(?:in the red|negative|minus|overdrawn|can'?t pay|living on|weeks?|days?|(?:end of|this|one|next|a) (?:the |this )?month|already|not (?:even|long|at all)|nothing left|over the edge|can'?t|friday|monday|tomorrow|payday|the first|soon|barely|broke|bankrupt|it'?s over|doesn'?t)\b/i,
          to: 'weeks',
        },
      ],
    },
    {
      id: 'me',
      say: "When it's your own business, a bad month easily feels like a verdict on you. But a good deal of it comes from rents, the season, the competition, and none of that is your doing.",
      ask: "What makes you think that you're not good enough?",
      ways: [
        {
          say: 'Others do so much better',
          words:
            /\b(?:others?|every(?:one|body) (?:else|in)|other people|competit\w*|the (?:girl|guy|man|woman|one|shop|place) (?:down|next|across|over|opposite|around|in)|next door|across the road|fully booked|waiting list|packed|followers|instagram|insta|look(?:s)? easy|my (?:sister|brother|friend|cousin)(?:'s)?|compar\w*)\b/i,
          to: 'others-better',
        },
        {
          say: 'A complaint, a lost customer',
          words:
            /\b(?:turnover|sales|revenue|the till|no (?:bookings|orders|customers|clients|one|body)|nobody (?:comes|buys|books)|the (?:numbers|figures)|complain\w*|reviews?|stars?|lost (?:\w+ ){0,3}(?:client|customer|contract|order)s?|(?:clients?|customers?|regulars|students|people|guests) (?:\w+ )?(?:left|leav\w*|gone|stop\w*|stay away|don'?t come|went|cancel\w*)|cancel\w*|left me|never again|went (?:with|to)|unhappy|refund|criticis\w*|empty)\b/i,
          to: 'bad-word',
        },
        {
          say: "I'm bad at the selling side",
          words:
            /\b(?:sell\w*|sales|market\w*|advertis\w*|money side|pric(?:e|es|ing)|charg\w*|haggl\w*|negotiat\w*|book-?keep\w*|accounts|paperwork|admin|tax\w*|invoic\w*|too soft|too (?:cheap|nice)|ask(?:ing)? for money|network\w*|self-promot\w*|promot\w*|disorgani[sz]ed|mess up|figures|numbers)\b/i,
          to: 'selling',
        },
      ],
    },
    {
      id: 'stop',
      say: "Asking yourself that doesn't mean that you've given up. Many who run something of their own ask it again and again. It's better to think it through properly once than a little every night.",
      ask: 'If it closed tomorrow, what would hit you first?',
      ways: [
        {
          say: 'What people would say',
          words:
            /\b(?:people|every(?:one|body) (?:would|will|knows?)|others|fail\w*|shame|asham\w*|embarrass\w*|my (?:father|mother|dad|mum|mom|parents|family|wife|husband|partner)|tell(?:ing)? (?:people|everyone|my|them|the)|told (?:everybody|everyone|people)|face\b|look(?:s)? like|village|pride|i told you so|laugh\w*|dream|let(?:ting)? (?:\w+ )?down|staff|employees)\b/i,
          to: 'shame',
        },
        {
          say: "I'd be relieved",
          words:
            /\b(?:relie\w*|free\b|sleep|nothing\b|rest\b|peace|weight|quiet|breathe|holiday|weekend|finally|not (?:any|the|one)|glad|happy|lighter)\b/i,
          to: 'relieved',
        },
        {
          say: 'I would miss the work',
          words:
            /\b(?:miss\w*|regulars|customers|guests|clients|(?:own|my) boss|freedom|mornings?|smell|hands|making|craft|work(?:shop)?|team|sad\w*|empt\w*|lost\b|identity|who i am|heart|baby|love|sign|door|grief|hole)\b/i,
          to: 'miss',
        },
      ],
    },
    {
      id: 'client',
      say: 'One difficult customer can take more of your evening than all the others together.',
      ask: 'What bothers you most: the money, what they want, or how they treat you?',
      ways: [
        {
          say: "They don't pay",
          words:
            /\b(?:late with|money\b(?!.*same)|bill|excuses|bankrupt|chase|chasing|deposit|(?:doesn'?t|don'?t|won'?t|didn'?t|hasn'?t|haven'?t|not|never|refus\w*) (?:\w+ )?(?:pay|paid|paying)|owes?|unpaid|overdue|invoices?|(?:waiting|wait) for (?:the|my) money|reminders?|late (?:with|payment)|pays? (?:late|too late)|money back|payment)\b/i,
          to: 'unpaid',
        },
        {
          say: 'They want more and more',
          words:
            /\b(?:what they (?:want|ask)|texts? me|messages? me|midnight|scope|free\b|for nothing|unclear|indecisive|changes (?:his|her|their) mind|micro-?manag\w*|pushy|urgent|yesterday|impossible|deadline\w*|control\w*|more|wants? (?:some|every|changes)|keeps? (?:asking|wanting|changing|calling)|endless|revis\w*|changes|rounds?|extra|same (?:price|money)|haggl\w*|cheaper|discount|sundays?|nights?|weekends?|little thing|never (?:happy|satisfied|done|content)|demand\w*|calls? (?:me )?(?:all|at|on|every))\b/i,
          to: 'more',
        },
        {
          say: "They're rude, or they attack me",
          words:
            /\b(?:treat(?:s|ed|ment)?|mean|unhappy|blam\w*|refund|reputation|slander|everything is wrong|hates?|aggressive|condescending|bad-?mouth\w*|rude\w*|tone|dirt|threat\w*|lawyer|sue|suing|court|wrote|online|reviews?|insult\w*|shout\w*|scream\w*|yell\w*|horrible|nasty|arrogan\w*|disrespect\w*|bully\w*|complain\w*|lies|angry|unfair|accus\w*)\b/i,
          to: 'bad-word',
        },
      ],
    },
    {
      id: 'not-looked',
      say: "Many people in your place avoid the exact figures for a while. But then at night there's nothing to hold against the worst you can imagine. A real number, even a bad one, is something you can act on.",
      ask: 'What are you most afraid to find?',
    },
    {
      id: 'weeks',
      say: "Then it's urgent, and the thing you need most is time. Landlords, banks and tax offices are usually easier to deal with if you call before the date than if they hear nothing. None of that says anything about your worth.",
      ask: 'Who would you have to ring first?',
    },
    {
      id: 'months',
      say: "So there's some time, and you can use it to decide beforehand what you'll do: if this hasn't happened by a certain date, I'll change that. Then you don't have to ask yourself every night.",
      ask: 'What would have to be different by that date?',
    },
    {
      id: 'others-better',
      say: "You see their queue, but not their debts or their hours. They may be looking across at you in the same way. And if they really do something better, it's mostly one or two things that can be learned.",
      ask: "What do they do that you'd be willing to try?",
    },
    {
      id: 'bad-word',
      say: "That goes deep, because it's your work and your name, and there's nobody above you to take it. And those who are content mostly don't say anything.",
      ask: 'Which part of it do you find fair, if any?',
    },
    {
      id: 'selling',
      say: "Doing the work and selling it are two different jobs, and you probably only learned the first. Offering it, pricing it and asking for the money can be learned as well. It doesn't mean that you're bad at what you do.",
      ask: 'Which bit of it do you put off the longest?',
    },
    {
      id: 'miss',
      say: "Whatever happens to the business, there may be something in it that you'd want to keep. Often that part has shrunk to a few hours a week, and the rest is paperwork and worry.",
      ask: 'Which hour of last week did you do gladly?',
    },
    {
      id: 'relieved',
      say: "Then don't push that aside, it tells you something. It may be about the business, or you may simply be worn out, and the two are hard to tell apart from inside.",
      ask: 'When did you last have five days in a row without it?',
    },
    {
      id: 'shame',
      say: 'That keeps many people going for longer than they want to. Others will talk about it for a while and then go back to their own lives. And you could say truthfully that you ended it yourself, while you still could.',
      ask: 'Who would be the hardest one to tell?',
    },
    {
      id: 'unpaid',
      say: "So you did your part, and now you're the one who has to ask. That's unpleasant, but a reminder isn't begging. It's an ordinary part of business.",
      ask: 'What have you said to them about it so far?',
    },
    {
      id: 'more',
      say: "It comes in small steps. Each wish seems too small to refuse, and together it's a lot of work that nobody pays for. They may not even notice, as long as nobody tells them where it stops.",
      ask: 'At which point would you have liked to say no?',
    },
  ],
};
