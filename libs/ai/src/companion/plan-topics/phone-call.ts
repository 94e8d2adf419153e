import type { PlanTopic } from '../plan-topic.ts';

export const PHONE_CALL: PlanTopic = {
  id: 'phone-call',
  title: "A call I've been putting off",
  words:
    /\b(?:(?:phone|ring|call|telephone)(?: back)? (?:the|our|them|back|up|hr|customer|people|payroll|since|my (?:landlord|old|bank|insur\w+|boss|employer))|(?:phone|telephone) (?:calls?|anxiety|menus?)|(?:that|the|one|difficult|just one|those|three) calls?|by phone|on the (?:phone|telephone)|make the call|hate phones|calling|call(?:ed)? (?:him|her|payroll|the)|made the calls|cancel my gym|ringing|voicemail|dial|missed call|hang up|(?:school|they|landlord|bank) rang|(?:to|would|should|i'll) ring)\b/i,
  kind: 'once',
  aim: 'make that phone call',
  acks: [
    'Most of these calls take less time than one round of putting them off. Nearly all of the work is the minute before the dialling.',
    "For the person who picks up it's one of many today, and forgotten by the next. All they want is a name, a number and what it's about.",
    "A call gets longer in the mind every day it isn't made. With the first sentence on paper it shrinks to about its real size.",
  ],
  heavy: [
    "Plenty of people who run teams, families or a whole ward can't pick up a phone. It's odd and it's common: no face to read, no time to think, and a stranger who may be short with you. All of that can be prepared.",
    "By now it's no longer the call that's heavy, it's all the days of not making it. Those end in the first ten seconds, and nobody at the other end has counted them.",
    "Some calls mean saying a hard thing aloud to a stranger. You're allowed to read it from a sheet, to stop for breath, and to have somebody sitting beside you.",
  ],
  ask: 'Which of these would take the edge off?',
  steps: [
    {
      say: 'Write down my first sentence',
      words:
        /\b(?:script|sentence|jot|write (?:down|it|out)|what i (?:want|need|have) to say|notes?|words|practi[sc]e|rehearse|prepare)\b/i,
      how: "Who you are, what it's about, what you'd like: 'My name is so and so, it's about the letter from March, I'd like to know what happens next.' Then you read it off. They can't see the paper.",
    },
    {
      say: 'Lay out the number and my papers',
      words:
        /\b(?:number|hours|when they(?:'?re| are) open|opening|reference|account|policy|papers|look up|dig out|find (?:the|my|out)|website|customer)\b/i,
      how: "The direct number, when they're open, your reference and a pen, all on one sheet by the phone. Just after they open in the middle of the week the queue is usually shortest, so put that in the calendar.",
    },
    {
      say: 'Have someone sit with me',
      words:
        /\b(?:someone|somebody|friend|flatmate|mum|dad|mother|sister|brother|partner|husband|wife|colleague|neighbour|next to me|with me|beside me|there when|daughter|son)\b/i,
      how: "Not to do it, only to be there: 'I've been putting off a call. Would you sit with me for ten minutes while I make it?' It's strange how well that works, and there's somebody to pull a face at while you're on hold.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:freeze|stumbl\w*|stutter\w*|not know what|don'?t know what (?:to|i)|blank|cry|shak\w*|jumble|mind goes|forget (?:what|everything|half)|ramble|sound stupid|panic\w*|scared|afraid|nervous|can'?t (?:face|do it)|anxi\w+)\b/i,
      say: "Then say so, it's a full sentence: 'Sorry, I'm nervous on the phone, I'll read you my notes.' Most people slow down at once. And you may always end it with 'thank you, I'll call again': nobody remembers how a caller sounded.",
    },
    {
      words:
        /\b(?:have a go|(?:angry|cross|annoyed|rude|short) (?:with|at)|tell me off|told off|shout\w*|leaving it|so (?:late|long)|judg\w+|asham\w*|embarrass\w*|asked why|stupid|conflict|difficult person)\b/i,
      say: "Put it first, then nobody can bring it up: 'I know this is late, I'd like to get it sorted today.' If somebody's sharp all the same, you can say 'I'd rather have that in writing' and put the phone down politely. The next one who picks up is somebody else.",
    },
    {
      words:
        /\b(?:on hold|hold for|queue|for an hour|an hour on|wait(?:ing)? (?:for )?(?:ages|forty|an|so)|menus?|press one|cut (?:me|you) off|robot|call ?centre|pass(?:ed)? (?:me )?(?:around|on|from))\b/i,
      say: "Put it on loudspeaker and do something with your hands meanwhile, socks are good. Ask first thing for a direct number and a name, 'in case we're cut off'. Many places ring you back if you press for it, or answer a chat while you get on with lunch.",
    },
    {
      words:
        /\b(?:(?:only|just) open|when i'?m (?:at work|working|teaching)|im at work|at work then|no time|lunch break|shifts?|office hours|busy)\b/i,
      say: "Ask at work for ten minutes in a quiet corner: 'I've an official call that only works in the morning.' Few will say no. Or send two lines the night before, 'Please ring me between twelve and half past', and let them do the dialling.",
    },
    {
      words:
        /\b(?:e-?mail(?:ing)?|write (?:to them )?instead|text them|chat instead|hate (?:the )?(?:phone|phoning|calling|calls)|phone anxiety|phobia|autis\w*|in person|instead|go there)\b/i,
      say: "Where writing works, write, that's no cheating: what it's about, your number, what you want, and 'please answer in writing'. If it must be a voice, some people ring out of hours and leave it on the machine. You may also let somebody speak for you, if you say yes on the line first.",
    },
    {
      words:
        /\b(?:accent|english|language|understand me|hear(?:ing)?|deaf|too fast|speak so|interpreter|translat\w*)\b/i,
      say: "First sentence: 'Please speak slowly, I'd like to write it down.' And at the end: 'I'll repeat what I understood.' That isn't weak, it's how careful people telephone in any language. Many offices have an interpreter or a text service if you ask.",
    },
    {
      words:
        /\b(?:say(?:s)? no|bad news|refus\w*|what if (?:they|he|she|it)|won'?t help|didn'?t help|no use|pointless|rang before|called before|last time|owe|money)\b/i,
      say: "Then you ask one more thing: 'What would you do in my place?' or 'Who decides that?' A first no is often only the end of what that one person may do. Write down the name, the day and what was said, and the second call begins further on.",
    },
  ],
  ways: [
    'Dial standing up, with the sheet in your hand, before you sit down to anything else in the morning. After nine it gets heavier by the hour.',
    'Two calls in a row: a very easy one first, opening hours of a shop, then the real one while the voice is warm.',
  ],
  when: 'Which day could you ring them?',
};
