import type { PlanTopic } from '../plan-topic.ts';

export const DOCTOR_VISIT: PlanTopic = {
  id: 'doctor-visit',
  title: 'See the doctor',
  words:
    /\b(?:gps?|doctor'?s?|doc|dr|physician|nurse|(?:the|call|ring) surgery|lumps?|moles?|smear|mammogram|screening|blood tests?|bloods|biopsy|symptoms?|check(?:ed)? (?:out|over)|health check|rash|cough|(?:my|his|her) memory|memory test\w*|hearing test|eye test|prostate|scan|(?:get|have) (?:it|this|that|them) (?:looked at|checked|seen)|looked at|bleeding|dizzy|headaches?|periods?)\b/i,
  kind: 'once',
  aim: 'see a doctor about it',
  acks: [
    'It only has to be booked. After that other people do the thinking, and they do it every day.',
    "It's one short call or form, and then it's in the diary. Doctors would far rather look at nothing early than at something late.",
    'Most people come out of there with an answer or a next step, and both are lighter than guessing.',
  ],
  heavy: [
    "It's frightening to have a thing looked at, because until then it can still be nothing. It can be nothing afterwards too. A visit makes nothing worse, it only starts to end the guessing.",
    "Putting this off isn't laziness, it's fear doing what fear does. Doctors see people who waited every day of the week, and what they mostly think is: good, you're here.",
    "It's tiring to be the only one who thinks about this all day. Once it's booked, somebody who knows about these things is thinking about it too.",
  ],
  ask: 'Which of these could you do before anything else?',
  steps: [
    {
      say: 'Note what it is and since when',
      words:
        /\b(?:notes?|jot\w*|write (?:it |this |them )?down|writ(?:e|ing) (?:what|when|a list)|list|diary|since when|when it (?:began|started)|keep track)\b/i,
      how: "Three lines on your phone: what it is, since when, and what has changed. Read them out when you ring, and again in the room; then nothing gets lost when you're nervous. And should it suddenly get much worse, don't wait for a date.",
    },
    {
      say: 'Ring, with one sentence ready',
      words:
        /^(?:(?:ok(?:ay)?|yes|fine),? )?(?:just )?(?:ring|call|phone)\b|\b(?:i(?:'?ll| will| could| can| might|'?d)(?: just| rather)? (?:ring|call|phone)|(?:ring|phone|call) (?:them|the|up|at|in|on|tomorrow|first|my (?:doctor|gp|surgery|practice))|give .{2,20} a (?:call|ring)|make the call|pick up the phone|on hold|by phone|speak to reception)\b/i,
      how: "Say: 'I've got something I'd like looked at, when could I come?' If it's getting worse or it frightens you, say that as well, it changes how soon. In a long queue, put it on speaker and make tea.",
    },
    {
      say: 'Use the online form',
      words: /\b(?:online|website|web|forms?|apps?|e-?mail\w*|message|text them|portal)\b/i,
      how: "Look for the form or app on the practice's own page. Plain facts will do: 'Since March, slowly getting worse, I'd like it looked at, mornings suit me.' If they want to know more, they ask.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:wast\w+|probably (?:nothing|fine)|nothing serious|(?:is|it'?s|might be|be) nothing|bother\w* (?:them|the|anyone|anybody)|fuss|overreact\w*|hypochondriac|silly|stupid|go(?:es)? away (?:by|on) (?:itself|its own)|comes and goes|should (?:i )?wait|wait and see|nothing wrong)\b/i,
      say: "Looking at things that turn out to be nothing is what those minutes are for. 'It's probably nothing, but I'd like to be sure' is a perfectly good first sentence.",
    },
    {
      words:
        /\b(?:cancer|tumou?r|dementia|alzheimer\w*|bad news|serious|what if (?:it'?s|they find|it is|there)|find something|scared|afraid|terrified|fright\w+|dread\w*|results?|don'?t want to know|rather not know|dying)\b/i,
      say: "What's there is there already; the visit only decides whether somebody can do something about it. You can take a person along who listens and writes down, and you can say at the door: 'I'm frightened of this.'",
    },
    {
      words:
        /\b(?:embarrass\w*|asham\w*|sham(?:e|ing)|undress\w*|naked|private parts?|intimate|down there|male doctor|female doctor|touch\w*|judg\w+|told off|tell me off|lectur\w*|examin\w*)\b/i,
      say: "They've seen it before, very likely this week. At the desk 'it's personal' is enough, and you may ask for a woman or a man. In the room, 'this is awkward for me' makes them slow down.",
    },
    {
      words:
        /\b(?:can'?t get (?:through|an|in)|never get|no appointments?|get (?:an appointment|through)|queues?|engaged|(?:morning|afternoon|day) off|waiting|weeks|receptionist|shifts?|off work|time off|no time|busy|(?:at|from|i) work|afford|cost|expensive|insurance|8 ?am)\b/i,
      say: "Ask what else there is: a call instead of a visit, a nurse, the first slot of the day, the online form. If money's the trouble, ask the price before you book. A pharmacist can often tell you the same day how soon it needs seeing.",
    },
    {
      words:
        /\b(?:dismiss\w*|lose (?:some )?weight|my weight|mak(?:e|ing) (?:it|this) up|imagin\w*|seriously|believe me|brush\w* (?:me )?off|fobbed|last time|listen\w*|rude|all in my head|just (?:say|tell|said|told)|just anxiety|don'?t trust)\b/i,
      say: "Tell them what it stops you doing: 'I can't do the stairs without a rest' is hard to brush aside. Before you leave, ask 'what else could it be, and when should I come back?' And you're free to ask for somebody else.",
    },
    {
      words:
        /\b(?:(?:he|she|they|dad|mum|mom|husband|wife|partner)(?: just)? (?:won'?t|refuses?|will not|doesn'?t want|(?:'?ll| will) never)|hates? doctors|make (?:him|her|them) go|refus\w+|stubborn)\b/i,
      say: "Ask for a small thing instead of the big one: a general check, with you along, and coffee afterwards. You can also write to the practice what you've seen; they may not tell you anything back, but they can read it.",
    },
  ],
  ways: [
    'Have the sentence on paper before you dial, and ring standing up. The first words are the only hard ones; after that they ask and you answer.',
    "Tell one person the date. It's much harder to cancel something when somebody is going to ask how it went.",
  ],
};
