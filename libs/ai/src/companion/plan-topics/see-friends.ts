import type { PlanTopic } from '../plan-topic.ts';

export const SEE_FRIENDS: PlanTopic = {
  id: 'see-friends',
  title: 'Seeing a friend',
  words:
    /\b(?:(?:see\w*|meet|visit|call|phone|ring|text|message|write|wrote|reply|repl\w+|answer\w*|touch|miss|coffee|lunch|pint|dinner|catch|reconnect|lose|friend from|round|contact|weekend|hang out|unread) .{0,45}\b(?:friends?|mates?|pals?|bestie|girlfriends|(?:the )?(?:girls|lads|old gang)|crew)|(?:friends?|mates?|pals?|bestie|girlfriends|(?:the )?(?:girls|lads|old gang)|crew)\b.{0,60}\b(?:see|meet|visit|call|phone|ring|reply|answer\w*|touch|write|moved|twice a year|lunch|turn up|round|back)|(?:answer|message|text) \w+(?:'s)? (?:message|back)|get in touch with|lost touch|write back to|get together|leaving people on read|that text)\b/i,
  kind: 'once',
  aim: 'see a friend again',
  acks: [
    "It's rarely the wish that's missing between friends, only a date. Whoever names one does both a favour.",
    "A friend doesn't need all the news first. Half an hour and something warm to drink, and you're mostly back where you left off.",
    "People are gladder about an unexpected message than the sender thinks, most of all when it's been a while. That's been measured.",
  ],
  heavy: [
    "The longer it's been quiet, the more it seems to need an explanation. It hardly ever does; the one at the other end is mostly relieved that somebody wrote first.",
    "Friends drift apart when life gets heavy, and crawling into a corner for a while is no crime. One line is enough to be back in sight, and it doesn't have to be a cheerful one.",
  ],
  ask: 'Which way back to them would be easiest?',
  steps: [
    {
      say: 'Send two lines, no excuses',
      words:
        /\b(?:sorry|two lines|a (?:quick |short )?(?:line|text|message|note|word)|texts?|messag\w+|writ(?:e|ing)|e-?mail|reply|answer|drop (?:him|her|them)|say hi|hello|ring|call|phone|voice)\b/i,
      how: "'I've been useless at answering and I've missed you. Are you around next week for a walk?' Half a sentence about the gap is plenty; the rest you can tell them on the walk.",
    },
    {
      say: 'Suggest a day and a place',
      words:
        /\b(?:suggest\w*|propos\w*|invit\w*|free|lunch|dinner|coffee|pint|beer|drink|fanc(?:y|ies)|tea|walk|breakfast|pub|meet|a (?:day|date)|come (?:over|round)|have (?:him|her|them) (?:over|round))\b/i,
      how: "Two days and one thing: 'Coffee on Thursday after work or on Saturday morning, I'd come your way.' 'We must meet up' leaves them all the planning, and so it never happens.",
    },
    {
      say: 'Send a photo or an old joke',
      words:
        /\b(?:photos?|pictures?|pic|song|memory|memories|joke|meme|link|clip|video|remember when|postcard|funny)\b/i,
      how: "An old picture, a song, something only you two find funny, and under it: 'This made me think of you.' That's a whole message, and it asks nothing of them.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:so long|too long|long time|ages|years|months|weird|awkward|embarrass\w*|asham\w*|guilt\w*|ghosted|(?:i|i've|ive) never (?:replied|answered|wrote)|feel (?:so |really )?(?:bad|rotten|awful|terrible)|leaving it|out of the blue|too late|left it|cancel\w*|let (?:him|her|them) down)\b/i,
      say: "Keep the apology small and leave out the report: 'Sorry, I went under for a while. How are you doing?' Think how you'd feel if that came from them today; that's about how they'll feel.",
    },
    {
      words:
        /\b(?:(?:doesn'?t|don'?t|won'?t|wouldn'?t) (?:want|answer|reply|remember|care|like)\w*(?: (?:to|me))?|want to hear|ignor\w*|no (?:answer|reply)|forgotten me|moved on|reject\w*|hates? me|angry|cross|annoyed|offended|new friends|no time for me|time for me)\b/i,
      say: "Some don't, mostly because of their own chaos. Give it a fortnight and one more line, then write to the next name. It only takes one who answers.",
    },
    {
      words:
        /\b(?:tired|energy|exhaust\w*|drain\w*|knackered|anxi\w*|wear(?:s)? me|worn|overwhelm\w*|crowd\w*|too much|shy|depress\w*|don'?t feel like)\b/i,
      say: "Make it short on purpose and say so: 'I've got forty minutes in me.' A walk or an errand together takes less out of you than a dinner, and nobody has to keep a face up.",
    },
    {
      words:
        /\b(?:nothing (?:to|going|new)|boring|my life|a mess|what (?:would|do) (?:i|we) (?:say|talk)|talk about|how am i|fail\w*|unemployed|lost my job|weight|look(?:s)? (?:awful|terrible|like)|small talk|compare\w*|better than me|everyone else|(?:i )?have nothing)\b/i,
      say: "You can say it in one line and close it: 'It's been a rough year, tell me about yours.' Ask after two things in their life and the hour is full.",
    },
    {
      words:
        /\b(?:always me|why (?:is it|should i|me)|one.?sided|never (?:ask|write|ring|call|invite)\w*|effort|(?:he|she|they) (?:could|should|never)|only one who|their turn|(?:his|her) turn)\b/i,
      say: "Some people are fond of you and hopeless at dates. If the time with them is good, be the one who plans it; if it isn't, you may spend that effort on somebody else.",
    },
    {
      words:
        /\b(?:money|afford|broke|expensive|costs?|far|abroad|miles|lives? (?:in|so)|moved|distance|kids|children|baby|busy|no time|time zone|shifts|work)\b/i,
      say: 'Then a bench with a flask, or a call while you both do the dishes. Twenty minutes on the phone once a month keeps a friendship alive over any distance, and it costs nothing.',
    },
  ],
  ways: [
    "Fix the next date before you part. 'Same again in four weeks' carries a friendship further than any amount of meaning to.",
    "Join it to something you do anyway: the shopping, the dog, the gym, the washing-up with them on speaker. Then it isn't one more evening to find.",
  ],
};
