import type { PlanTopic } from '../plan-topic.ts';

export const START_THERAPY: PlanTopic = {
  id: 'start-therapy',
  title: 'See somebody about it',
  words:
    /\b(?:(?:psycho)?therap(?:y|ist|ists|ies)|counsell?(?:or|ors|ing)|psycholog\w+|psychiatr\w+|cbt|emdr|depress(?:ion|ed)|nightmares?|ptsd|trauma|panic attacks?|burn(?:t|ed)?[- ]?out|aa meeting|support group|my drinking|(?:see|talk to|speak (?:to|with)) (?:some(?:one|body)|a professional)|(?:get|find) help)\b/i,
  kind: 'once',
  aim: 'see somebody who can help with this',
  acks: [
    'What helps most is a person you can really talk to, and you find that out by meeting one. A first session is for both of you to see whether it fits; it ties you to nothing.',
    "There's usually a wait, so the trick is to get into the queue first and do the thinking while it moves.",
    "You don't have to arrive with it sorted into a story. At the beginning they mostly ask and you mostly answer.",
  ],
  heavy: [
    "Looking for help comes just when there's least strength for it, which is badly arranged. So it may be done in very small pieces: one sentence to one person.",
    "Whatever it is, the people who do this work have heard something like it, and don't think less of anybody for it. Saying it badly is enough; sorting it out is what the hour is for.",
    "You don't have to be worse before you're allowed to go. Wanting it to be lighter is reason enough.",
  ],
  ask: 'Which of these could you do even on a bad day?',
  steps: [
    {
      say: 'Tell my doctor in one sentence',
      words:
        /\b(?:gp|doctor'?s?|doc|nurse|referr\w*|health visitor|surgery|mention it|occupational health)\b/i,
      how: "Book an ordinary appointment and say: 'I've been struggling for a while and I'd like to see somebody about it.' Put in your own word, sleep, drinking, nightmares; from there they ask the questions.",
    },
    {
      say: 'Write the same lines to three people',
      words:
        /\b(?:e-?mail\w*|messages?|contact\w*|write to|enquir\w+|inquir\w+|three (?:of them|people|therapists)|a few of (?:them|those)|look (?:up|for)|search|find (?:one|some(?:one|body)?)|directory|reach out|ring (?:them|one|round)|call (?:them|one))\b/i,
      how: "Three lines do: 'I'm looking for help with ..., I could come on ..., do you have a place or a waiting list?' Send it to three at once, because some won't answer, and that's never about you.",
    },
    {
      say: 'First four lines, just for me',
      words:
        /\b(?:notes?|jot\w*|lines|write (?:it|this|things|something|everything|what)|writ(?:e|ing) .{0,20}down|on paper|make a list|just for me)\b/i,
      how: "What it is, since when, what it spoils, what you'd like instead. Keep it on your phone; on the day you can read it out, or simply hand the phone over.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:cost\w*|broke|afford|money|expensive|price|pay(?:ing)?|an hour|insurance|cheap\w*|free)\b/i,
      say: "Ask before anything else what the health service, your insurance or your employer pays. Many therapists keep some cheaper places, and training clinics and charities ask for what you can give; 'do you have a reduced fee?' is a normal question.",
    },
    {
      words:
        /\b(?:wait(?:ing)?(?: ?lists?)?|months|queue|full|no (?:places?|spaces?)|(?:nobody|no[- ]?one) (?:answers|has)|takes? (?:ages|forever))\b/i,
      say: "Put your name down all the same; a wait you're in gets shorter. Ask them to ring you if somebody cancels, and what they have for the meantime: a group, an online course, a short call. If it gets much worse, don't wait: ring the doctor or a crisis line.",
    },
    {
      words:
        /\b(?:worse (?:off|than)|so much worse|have it worse|more than me|compared|not (?:that |so )?(?:bad|serious)|bad enough|sick enough|ill enough|not (?:really )?(?:an alcoholic|ill)|weak\w*|deserve|self[- ]indulgent|on my own|pull myself|get over it|making a fuss|wast\w+ (?:their|anyone'?s|somebody'?s))\b/i,
      say: "There's no bar to clear, and you take no place from anybody who needs it more. If it eats your sleep, your work or your patience with the people you love, it's big enough; they'd sooner see you now than in two years.",
    },
    {
      words:
        /\b(?:what to say|even say|first time|trust\w*|don'?t know (?:what|where|how)|wouldn'?t know|cry\w*|break down|open up|talk about (?:it|that)|say it (?:out loud|aloud)|scared|afraid|nervous|terrified|stranger|dig\w*|awkward)\b/i,
      say: "'I don't know where to start' is how a great many first sessions start, and they know how to go on from there. You decide what you tell and when. Crying is fine, the tissues are on the table for a reason.",
    },
    {
      words:
        /\b(?:records?|work|boss|employer|family|parents|husband|wife|partner|find(?:s)? out|know about|secret|confidential\w*|private|judg\w+|asham\w*|embarrass\w*|crazy|mad|people (?:think|say)|think (?:i'?m|of me))\b/i,
      say: "What you say stays private with few exceptions, such as somebody being in danger; ask in the first minutes which ones, and what's written down. To everybody else 'I've got an appointment' is a complete sentence.",
    },
    {
      words:
        /\b(?:tried|(?:it|this|that|them|been|paid|done|went|plans?|diets?|here) before|last (?:time|one|therapist)|didn'?t (?:help|work|click)|did nothing|no use|pointless|won'?t (?:help|work|change)|doesn'?t (?:help|work)|point|(?:does|will) it (?:even |really )?(?:help|work)|believe in)\b/i,
      say: "A first try that did little says more about the match than about you. Put what you missed in the first message, 'I'd like more tools' or 'I'd like somebody who talks back', and change again if it's not right after three or four times.",
    },
  ],
  ways: [
    'Go for somebody who has a place and knows your kind of trouble, and book one session. How you feel walking home tells you more than any web page.',
    'There are often doors without a doctor: services for drinking and bereavement, a college or workplace counsellor, a carers centre. Many let you ring or write to them yourself.',
  ],
};
