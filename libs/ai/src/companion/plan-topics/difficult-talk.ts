import type { PlanTopic } from '../plan-topic.ts';

export const DIFFICULT_TALK: PlanTopic = {
  id: 'difficult-talk',
  title: 'A difficult conversation',
  words:
    /\b(?:(?:hard|difficult|awkward|tough|serious|firm) (?:talk|conversation|chat|word)|a conversation with|have a (?:firm )?word|have it out|(?:bring|bringing) (?:\w+ ){0,3}up(?: (?:that|the|with))|need to bring up|boundar(?:y|ies)|set(?:ting)? limits|(?:told|tell) (?:\w+ ){0,2}no|say no to (?:my|him|her|them)|said no to|speak up|stand up to|confront\w*|it'?s over|over with (?:him|her)|break it to|say something (?:on|soon|before|to)|(?:have|need) to talk|(?:tell|telling|speak to|speak with|talk to|say to|talk with|notice to) (?:my|our|the) (?:boss|manager|supervisor|team lead|landlord|landlady|neighbou?r|flatmate|housemate|roommate|colleague|coworker|business partner|brother|sister|mum|mom|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|son|daughter|lads|friend|best friend|mentor)|(?:need|have|got|must|ought) to (?:tell|say|speak)|tell (?:him|her|them) (?:i|it|to|that))\b/i,
  kind: 'once',
  aim: 'have a difficult conversation',
  acks: [
    "The hardest part is the first sentence, and that's exactly the part you can have ready. After it you're not the only one talking.",
    'One talk, one point. People who come out of these well went in with a single thing they wanted the other to know, and left the rest of the list at home.',
    'These talks are mostly worse in rehearsal than in the room. In your head the other one has a hundred answers; in the room they have one at a time.',
  ],
  heavy: [
    "You've been carrying this talk round and having both halves of it by yourself, and that's more tiring than the real one. It only has to be said once, and it doesn't have to come out beautifully.",
    "Dreading it doesn't mean you're wrong to say it. It can be short, and it can be said with a shaky voice; a plain sentence works just as well when it wobbles.",
  ],
  ask: 'What would make the first minute easier?',
  steps: [
    {
      say: 'Write my first sentence',
      words:
        /\b(?:writ\w+|jot\w*|sentence|how (?:to|i|i'd|i'll) (?:say|put|phrase)|(?:one|a|first|opening) line|words(?: ready)?|wording|(?:i'?d|to|i) (?:begin|start)|opening|notes?|script|rehears\w+|practi[sc]\w+)\b/i,
      how: "What happened, what it does to you, what you'd like instead: 'When messages come at ten at night I can't switch off, so I'd like them to wait till morning.' Then cut it until it fits in one breath, and say it aloud twice.",
    },
    {
      say: 'Ask for a time to talk',
      words:
        /\b(?:a (?:good )?time|slot|texts?|messag\w+|book|arrange|appointment|meeting|sit down|can we talk|invite|catch (?:him|her|them)|over (?:coffee|lunch|a (?:drink|beer|cuppa))|coffee|lunch(?:time)?|see if (?:he|she|they)|fix a|pick a|when (?:he|she|they)(?:'s|'re| is| are)? (?:free|calm|in))\b/i,
      how: "'There's something I'd like to talk over with you. Could we have twenty minutes this week, just us?' If they ask what about, name the subject in three words and keep the rest for when you're sitting together.",
    },
    {
      say: 'Choose the one thing I want',
      words:
        /\b(?:want from|one thing|main (?:thing|point|issue)|(?:what|know what) (?:i|it is i|i'd) (?:actually |really )?(?:want|need|like)|goal|outcome|(?:i'?m|i am) after|the point is|get clear|what matters|priorit\w+|narrow|decide what)\b/i,
      how: "Finish this on paper: 'After this talk I'd like them to know, or to do, one thing.' Whatever doesn't serve it, the old stories and who started it, stays out this time.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:kick(?:s|ing)? off|shout\w*|scream\w*|yell\w*|explod\w*|hit(?:s|ting)? the roof|go(?:es)? (?:mad|mental|off|ballistic|nuts|spare)|scared of (?:him|her|them)|blow(?:s|n)? up|storm\w*|slam\w*|defensive|los(?:e|es) (?:it|his temper|her temper)|temper|furious|reacts?|reaction|violent|aggress\w+|(?:gets?|be|goes|so|really) (?:so |really |very )?(?:angry|mad|nasty)|threat\w*)\b/i,
      say: "If they flare up, you don't have to win. 'I can see you're angry, let's go on tomorrow', and leave the room. If you fear more than shouting, don't do it alone with them, and talk to a helpline or somebody you trust first.",
    },
    {
      words:
        /\b(?:cry\w*|cries|tears?|freez\w*|froze|blank|stammer\w*|stumbl\w*|shak(?:e|y|ing)|tongue.?tied|forget what|lose my nerve|chicken out|nervous|panic\w*|my (?:voice|mind|hands?|throat)|bright red|blush\w*|words (?:come|out)|mess it up|bottle it)\b/i,
      say: "Take the sentence in on paper and read it out if you must; 'I wrote this down because it matters to me' is a good opening. Tears don't cancel a word of it, you can wait a moment and go on.",
    },
    {
      words:
        /\b(?:hurt\w*|upset\w*|guilt\w*|feelings|selfish|cruel|monster|bad person|hates? me|los(?:e|ing) (?:him|her|them|a friend|the friendship)|ruin\w*|spoil\w*|devastat\w*|disappoint\w*|(?:his|her|their) heart|heart ?broken|crush\w*|hard (?:year|time)|poor (?:thing|man|woman)|unfair|nasty of me|fall ?out with me|stop(?:s)? (?:speaking|talking) to me)\b/i,
      say: "You can't keep it from stinging, but you can keep it clean: no 'always', no 'never', nothing about who they are. Most people get over a plain sentence sooner than months of you being strange with them.",
    },
    {
      words:
        /\b(?:sack(?:ed)?|fired?|los(?:e|ing) (?:my|the) (?:job|flat|room|house)|need (?:this|the) job|(?:costs?|about|my) (?:me )?(?:my|the) job|lands? me|visa|evict\w*|kick(?:ed)? (?:me )?out|contract|reference|probation|retaliat\w*|in trouble|punish\w*)\b/i,
      say: 'Where they hold your pay or your roof, ask for one specific thing instead of complaining, and write down afterwards what was said. A word with a union or an advice service beforehand tells you where you stand.',
    },
    {
      words:
        /\b(?:(?:hundred|thousand|million|many|several|\d+) times|told (?:him|her|them) (?:before|already)|already (?:said|told|tried)|tried (?:before|that)|nothing (?:ever )?changes|(?:won'?t|never|doesn'?t|don'?t) (?:change|listen|care)\w*|never listens|no (?:point|use)|pointless|what'?s the point|worth it|in one ear)\b/i,
      say: "Then the same words won't do it a second time. Say what you'll do yourself: 'From Monday I'll cook for me and leave the rest.' That needs nobody's agreement, so it can't be talked away.",
    },
    {
      words:
        /\b(?:(?:rather|easier|better|just|could|can) (?:\w+ ){0,3}(?:in writing|by (?:text|email|letter|phone)|over (?:text|the phone))|(?:in|by) (?:a )?(?:letter|writing|e-?mail)|face to face|in person|just (?:text|e-?mail|write))\b/i,
      say: "Write to fix the hour, or if you never get a word in with them. For the thing itself a voice is kinder: in a text they'll hear the worst tone it could have.",
    },
  ],
  ways: [
    "Say it within the first minute, and then stop and let them answer. It's the long warm-up that makes both sides nervous.",
    "Side by side is easier than face to face: a walk, or over the washing-up. And settle the end beforehand, 'I have to go at six', so it can't turn into a whole night.",
  ],
  exercise: 'prepared-talk',
};
