import type { PlanTopic } from '../plan-topic.ts';

export const OWN_BUSINESS: PlanTopic = {
  id: 'own-business',
  title: 'A business of my own',
  words:
    /\b(?:business(?! (?:partner|trip))|freelanc\w*|self[- ]?employed|sole trader|side hustle|start-?up|(?:first|paying|find) (?:paying )?(?:clients?|customers?)|one client|sell (?:my|our|at|old)? ?(?!house|car|flat|bike|van|the\b|me\b|up\b|it\b|his\b)\w+(?:s|ing)\b|finally sell|says? sell|online shop|shop listings?|market stall|plant stall|craft market|set my prices|price list|(?:under)?charg(?:e|ing) (?:people|for|everyone)|my etsy|my bakes|pay me for|paid for|on my own account|consulting|(?:piano lessons|private\w*) from home|start tutoring|thought of tutoring|therapy practice|open (?:a )?(?:restaurant|small|my)|licence to sell)\b/i,
  kind: 'once',
  aim: 'get your own business going',
  acks: [
    'A business begins with one person who pays, and not with a name or a logo. What comes before that is rehearsal, and some people rehearse for years.',
    'You can try it this small: one thing, one price, one buyer. That teaches you what no business plan can.',
    'Making the thing and asking money for it are two different skills. The second is mostly habit, and it comes by doing it a few times.',
  ],
  heavy: [
    "Putting a price on your work feels like putting one on yourself. It's only an offer; people may turn it down without turning you down.",
    "It's hard to begin when somebody has laughed, or when money was lost before. So make it too small to hurt: a sum you could do without, and a test that ends on a date.",
    'When nobody buys, it mostly means that hardly anybody has seen it. Showing it is the frightening part, and that can start with one friendly person.',
  ],
  ask: 'What could you show or settle this week?',
  steps: [
    {
      say: 'Say it in one sentence',
      words:
        /\b(?:one (?:sentence|line)|sentence|what (?:exactly )?(?:i'?m|im|i) (?:do|offer\w*|sell\w*)|who (?:it'?s|its) for|describe|write (?:down )?what)\b/i,
      how: "What, for whom, and what they have from it: 'I mend bikes for people round here, so that they ride again by Friday.' Say it to somebody. When they ask what it costs, it's right.",
    },
    {
      say: 'Ask one person who might buy',
      words:
        /\b(?:ask (?:the|my|a|one|some\w*|her|him|if|two|around)|message|text|write to|someone who|somebody who|show (?:it|one|them)|(?:friend|neighbour|woman|man|lady) (?:from|who)|find (?:a|one) (?:buyer|client|customer)|tell (?:people|one|a|my))\b/i,
      how: "Choose a real one and write: 'I'm starting out with this and looking for my first customer. Would it be something for you, or for somebody you know?' Even a no tells you what's missing.",
    },
    {
      say: 'Work out one honest price',
      words:
        /\b(?:pric\w+|cost(?:s|ing)? (?:me|to make)|what (?:one|it) costs|charge|rates?|hourly|how much)\b/i,
      how: "Material, plus your hours at a wage you'd think fair for somebody else, plus a bit for all one forgets. Write it down and say it aloud once: 'That's forty.' No sorry after it.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:nobody (?:buys|wants|comes|will)|no ?one (?:buys|wants|comes|will)|no (?:sales|customers|clients|enquiries|buyers)|zero|fail\w*|flop|doesn'?t (?:sell|work)|won'?t sell|walk(?:ing)? past|reject\w*)\b/i,
      say: "Then you've learned it for the price of a Saturday. Show it to ten people and ask those who say no what would have made it a yes; many good things first sold in their third version.",
    },
    {
      words:
        /\b(?:(?:bad|guilty|awkward|funny|greedy|weird|cheeky) (?:taking|charging|asking|about)|taking money|money off|ask(?:ing)? (?:for )?money|charg\w+ (?:friends|people)|undercharg\w*|for free|mates rates|friends|fraud|worth it)\b/i,
      say: "People look after what they've paid for, and nobody knows how much of a free favour they may ask. With friends say it first: 'I do this for money now, and for you it's that much.' The awkward part lasts one breath.",
    },
    {
      words:
        /\b(?:tax\w*|paperwork|licen[cs]e\w*|permits?|regist\w+|insurance|rules?|legal\w*|law|account(?:s|ing|ant)|office work|forms?)\b/i,
      say: "To start with it's mostly a few forms and a box for receipts. Many towns have free advice for people starting out; ask them two things: 'What do I have to register, and from what sum on?' Then it's a list and no longer a fog.",
    },
    {
      words:
        /\b(?:savings|risk\w*|los(?:e|ing) (?:money|it all|everything|the|our|my)|loans?|debts?|bust|bankrupt\w*|afford|mortgage|invest\w*|capital|steady (?:job|wage))\b/i,
      say: 'Name the sum you could lose without losing sleep, and stop there. Borrow, share or rent the first time, a table at a market for instance, and buy the next thing only from what the first ones brought in.',
    },
    {
      words:
        /\b(?:(?:loads|lots|plenty|hundreds|so many|others?|everyone|everybody) (?:of )?(?:people )?(?:do\w*|are|better|else)|better than|competition|competitors|not good enough|saturated|impost\w+|amateur|judg\w*|embarrass\w*|reviews?|who am i)\b/i,
      say: "That others do it shows people pay for it, and customers take whoever's near, answers soon and keeps the day. As for being looked at: show it to one friendly person first, and let them pass it on.",
    },
    {
      words:
        /\b(?:full[- ]?time|no time|find (?:the )?time|when (?:am i|do i|would i)|after work|kids|busy|tired|exhaust\w*|evenings|weekends?|day job)\b/i,
      say: 'Then it stays a Saturday thing until it asks for more. Two fixed hours a week, one for making and one for showing. The showing is what gets skipped, so put that one first.',
    },
  ],
  ways: [
    'One thing, one price, one place to get it, and ten people told by name. After those ten you know more than after a month of building a website.',
    "Tell it like news and not like an advert: 'I've started doing this. If you hear of somebody who needs it, send them to me.' Many first customers come that way.",
  ],
};
