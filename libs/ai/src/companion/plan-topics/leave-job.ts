import type { PlanTopic } from '../plan-topic.ts';

export const LEAVE_JOB: PlanTopic = {
  id: 'leave-job',
  title: 'Leaving a job',
  words:
    /\b(?:resign(?:ation)?|hand\w* (?:in )?(?:my |the )?notice|my notice|give (?:my |two weeks )?notice(?! on the (?:flat|house))|notice (?:letter|period)|how much notice|exit interview|quit(?:ting)? (?:my |this |the )?(?:job|work|bar job|without|now|warehouse)|quitting for|i quit$|how do i quit|actually quit|leav(?:e|ing) (?:my |this |the |a )?(?:\w+ )?(?:job|work for|post|practice|teaching|army|firm|family business)|tell (?:\w+ ){1,3}(?:that )?i(?:'?m| am) (?:leaving|quitting|off|going)|(?:still|youre|you're) leaving|walk out of|want out of|decided not to go back)\b/i,
  kind: 'once',
  aim: 'leave your job in good order',
  acks: [
    'The letter is two lines and the talk is five minutes. The long part is knowing it and saying nothing.',
    "Giving notice isn't a question, so nobody has to be won over. It needs a date and one sentence.",
    "For you it's a big thing; for a workplace it's one of the things that happen. People come, people go, and by the next day they'll be talking about the handover.",
  ],
  heavy: [
    'Leaving comes hardest to people who take their work seriously. What you owe is fair notice and a decent handover, and both can be given in full.',
    "When a job makes you dread the morning, leaving isn't failing, it's taking the dread seriously. Done in good order, it leaves you on firm ground.",
    'The heaviest part is carrying it about in secret, and that ends the minute you say it. After it come only practical things.',
  ],
  ask: 'What should be clear before you say it?',
  steps: [
    {
      say: 'Find out my notice period',
      words:
        /\b(?:contract|notice period|how (?:long|much notice)|(?:one|two|three|a) months?|handbook|holidays?|dates?|owed|find out if)\b/i,
      how: "Look under 'notice' in the contract and write down three things: how long, in what form, and how much holiday is left. Then count back from the day you'd like to be free. If there's no contract, a union or an advice service can tell you.",
    },
    {
      say: 'Write the two-line letter',
      words: /\b(?:letter|draft|resignation|type (?:it|up)|write (?:it|up|the|my|two)|lines|e-?mail)\b/i,
      how: "'I'm giving notice of my resignation; my last working day will be the 30th. Thank you for my time here.' Your own date goes in, and no reasons.",
    },
    {
      say: 'Practise the one sentence',
      words:
        /\b(?:sentence|what (?:i'?m going to|i'?ll|to|do i|will i|i) say|say (?:it|to)|practi[sc]e|rehears\w+|(?:quick )?word|talk to|tell (?:him|her|them|my (?:boss|manager))|face to face|to (?:his|her) face|mirror)\b/i,
      how: "'I've decided to leave, and I wanted you to hear it from me first.' Say it aloud three times. On the day, ask for ten quiet minutes, and begin with exactly that.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:furious|ballistic|spare|explode|ang(?:ry|er)|mad at|raging|shout\w*|kick off|take it|takes it|go mad|reacts?|reaction|scared of (?:him|her|them|my)|hate me|upset with)\b/i,
      say: "Let them be cross; it's theirs, and it passes sooner than you'd think. You can say 'I know the timing's bad' and stand up. If you expect shouting, give it in writing, or have somebody else in the room.",
    },
    {
      words:
        /\b(?:let(?:ting)? (?:\w+ )?(?:\w+ )?down|guilt\w*|traitor|abandon\w*|betray\w*|loyal\w*|who(?:'s| will| is) going|without me|stuck|short ?staffed|been (?:so )?(?:good|kind|nice)|rely|need me|feel (?:bad|awful)|disappoint\w*|hurt (?:him|her|them))\b/i,
      say: "They'll sigh and they'll manage. What they remember is the handover: two pages of who, what and where are worth more to them than three more months of you with a heavy heart.",
    },
    {
      words:
        /\b(?:rent|wage|(?:how (?:will|do) i|to) live|money|pay (?:the|my|for)|cant pay|can'?t pay|afford|mortgage|nothing lined up|no (?:income|job)|bills|savings|benefits?|unemploy\w*)\b/i,
      say: "Then do one sum before you say anything: the last pay, the holiday you're owed, and how many months that carries you. And ask an advice service what changes if you leave by yourself; in some places it costs you support for a while.",
    },
    {
      words:
        /\b(?:talk(?:ed)? (?:me )?(?:round|into|out)|persuad\w*|offer (?:me )?more|counter ?offer|more money|convince|beg\w*|make me stay|asked me to stay|say no|guilt trip|round again)\b/i,
      say: "One sentence, as often as it takes: 'Thank you, but it's decided.' Give no reasons, because every reason gets an answer. Many who stay for the better offer have the same thought again a year later.",
    },
    {
      words:
        /\b(?:mistake|regret\w*|wrong (?:thing|decision)|not sure|unsure|what if (?:the )?(?:new|next)|worse|better the devil|mad to|flak[ye]\w*|fail\w*|too soon|grass)\b/i,
      say: "Then write down the one change that would make you stay. If there is one, ask for that first. If there's none, you have your answer in your own handwriting.",
    },
    {
      words: /\b(?:reasons?|why i'?m|explain|tell (?:them|him|her) why|honest|truth|the real)\b/i,
      say: "You don't owe one; 'it's time for something new' is true of everybody who goes. Telling them all that's wrong rarely changes the place, and it can change the reference.",
    },
  ],
  ways: [
    'First the boss, alone and in person, early in the week. The letter the same day, then the colleagues, before they hear it from the corridor.',
    "Ask for the written reference while you're still there. Afterwards it takes three reminders.",
  ],
  exercise: 'prepared-talk',
};
