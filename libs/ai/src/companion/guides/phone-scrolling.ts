import type { Guide } from '../guide.ts';

export const PHONE_SCROLLING: Guide = {
  id: 'phone-scrolling',
  title: 'Hours on the phone',
  words:
    /\b(?:phones?|scroll\w*|doomscroll\w*|screen ?time|screens?|apps?|tiktok|insta(?:gram)?|youtube|reels?|feeds?|reddit|twitter|facebook|videos?|social media|pickups|swip(?:e|ing)|tablet|wifi|thumb|put (?:it|this|that)(?: stupid)?(?: thing)? down|reading comments|other people'?s lives|renovate a van|after work and now|pressure wash|reach for it)\b/i,
  situations: ['phone-scrolling'],
  tone: 'hard',
  acks: [
    "These things are made to be hard to put down, so it isn't only you.",
    'You mean to look for ten minutes, and then an hour and a half is gone.',
  ],
  ask: 'When does your hand mostly go for it: in bed, worn out after the day, in every gap, or away from something?',
  ways: [
    {
      say: 'In bed',
      words:
        /\b(?:before (?:sleep|bed|sleeping)|sleep|bedroom|midnight|late|evening in bed|under the|dark|bed|covers|duvet|pillow|lights? out|lying down|at night|nights?|\d ?a\.?m|last thing|before i (?:sleep|get up|fall asleep)|(?:go|going|fall|falling) (?:to sleep|asleep))\b/i,
      to: 'bed',
    },
    {
      say: 'To put something off',
      words:
        /\b(?:don'?t (?:want|feel like)|stressed|sad|worried|overwhelmed|homework|boring (?:task|work)|study\w*|something (?:hard|difficult|unpleasant|annoying)|when i (?:feel|should|can'?t (?:face|cope|bear)|don'?t (?:want|feel|know))|feelings?|problems?|quarrel|fight|afraid|thoughts|distract\w*|numb\w*|forget|think(?:ing)? about|chores|deadline|angry|upset|low|away|avoid\w*|escape|should (?:be|do)|ought to|supposed to|have to|procrastinat\w*|feel(?:ing)? (?:low|bad|sad|down|lonely|anxious|stressed|awful|empty|overwhelmed)|anxious|lonely|stress\w*|sad|upset|nasty|hard|difficult|unpleasant|task|awkward|argument)\b/i,
      to: 'escape',
    },
    {
      say: 'Worn out after the day',
      words:
        /\b(?:exhausted|after|worn|brain dead|wiped|home|dinner|tv|telly|relax\w*|unwind|land|collapse|day'?s (?:done|over)|no energy|energy|drained|shift|can'?t (?:do|face) anything|worn out|after (?:work|the day|dinner|school)|sofa|couch|evenings?|tired|exhaust\w*|nothing left|dead|come home|get home|knackered|drained|end of the day|kids are)\b/i,
      to: 'worn',
    },
    {
      say: 'In every gap',
      words:
        /\b(?:whenever (?:i'?m|there|i have|nothing)|bored\w*|boredom|literally|nonstop|non-?stop|constant|each|every few|minutes?|break|breaks|pause|standing|traffic|elevator|coffee|eating|meals|breakfast|alone|nothing to do|free|spare|random\w*|no reason|without thinking|gaps?|every(?:where| gap| minute)|any ?time|always|all the time|constantly|all day|red lights?|lift|queue\w*|queuing|waiting|loo|toilet|bus|train|two minutes|in between|bored|don'?t (?:even )?notice|in my hand|reflex|automatic\w*|habit|whenever)\b/i,
      to: 'gap',
    },
  ],
  nodes: [
    {
      id: 'bed',
      say: 'Late at night is often the only time when nobody wants anything from you. Putting the phone down means that the day is over and tomorrow begins. So you stay up, however tired you are.',
      ask: "What hasn't the day given you by then?",
      ways: [
        {
          say: 'Quiet in my head',
          words:
            /\b(?:stop thinking|relief|distract\w*|sleep|tired\w*|racing|anxi\w+|stress|switch off|unwind|an off|noise|nightmares|feel(?:ing)? (?:calm|safe)|safety|peace of mind|closure|numb|thoughts?|think(?:ing)?|head|mind|calm|quiet in|worr\w+|silence|afraid|shut up|brood\w*|ruminat\w*|dark)\b/i,
          to: 'thoughts',
        },
        {
          say: 'Some company',
          words:
            /\b(?:belonging|speak|chat|warmth|being (?:seen|held|heard|loved)|attention|affection|cuddle|sex|intimacy|relationship|listen\w*|interaction|call|husband|wife|boyfriend|girlfriend|distraction from being|company|convers\w+|talk\w*|human|some(?:one|body)|people|contact|by myself|alone all|lonel\w+|friends?|hug|touch|close\w*|love|laugh\w*|partner|connection)\b/i,
          to: 'company',
        },
        {
          say: 'Time for myself',
          words:
            /\b(?:belongs? to me|hour|minutes?|me time|mine|alone|choice|anything|everything|enjoy\w*|relax\w*|leisure|hobby|hobbies|life|nothing|fun|privacy|undisturbed|time|me|mine|myself|own|peace|freedom|free|nobody|no one|moment|rest|break|fun|joy|space|pleasure|reward)\b/i,
          to: 'own',
        },
      ],
    },
    {
      id: 'own',
      say: "Then it's time you take back for yourself, and you pay for it the next morning. You won't give that up just because it's sensible. It gets easier if some part of the day is yours before you're too tired to use it.",
      ask: 'Where in the day could twenty minutes of your own fit in earlier?',
    },
    {
      id: 'company',
      say: "On the phone you see a great many people, and none of them knows that you're there. That can leave you lonelier than an evening with only the radio.",
      ask: 'Whose voice would you like to hear this week?',
    },
    {
      id: 'thoughts',
      say: "So it keeps your head busy, and that works as long as you're looking. Then the light goes out, and whatever was waiting comes all at once.",
      ask: 'What tends to come up, when the phone is off and it gets dark?',
    },
    {
      id: 'worn',
      say: "When you're that tired you can't begin anything, and the phone is the one thing that needs no beginning. It looks like rest, but your head keeps taking things in. So you often get up as tired as you sat down.",
      ask: 'What do you hope for from it, when you sit down with it?',
      ways: [
        {
          say: 'Only to switch off',
          words:
            /\b(?:recover\w*|recharge|decompress|chill\w*|blank|nothing(?:ness)? in my|zone out|distract\w*|shut (?:off|down)|pause|silence|tired|stress|slow down|wind down|comfort|switch(?:ing)? off|turn(?:ing)? (?:my |the )?(?:brain |head |mind )?off|off|rest|numb\w*|not (?:having to )?think\w*|relax\w*|unwind|forget|calm|peace|escape|break|quiet|brain)\b/i,
          to: 'off',
        },
        {
          say: 'Something nice, a laugh',
          words:
            /\b(?:funny|memes?|jokes?|cats?|dogs?|people|messages?|likes?|news|friends|learn\w*|surpris\w*|pretty|excit\w*|entertain\w*|amus\w*|mood|feel better|reward|treat|nice|laugh\w*|fun\w*|joy|cute|inspir\w+|interesting|good|happy|entertain\w*|new|excit\w+|smile|beautiful|connection|dopamine|kick)\b/i,
          to: 'fun',
        },
        {
          say: 'Nothing, it just happens',
          words:
            /\b(?:nothing|no hope|just|automatic\w*|habit|don'?t (?:know|decide|think|hope)|thumb|reflex|happens|idk|no idea|autopilot)\b/i,
          to: 'gap',
        },
      ],
    },
    {
      id: 'off',
      say: "It's fair to want to switch off. With the phone, though, something new comes in every few seconds. Real switching off is rather dull at first: a bath, music, lying down, looking out of the window.",
      ask: 'What leaves you a bit better than before, even if it starts out dull?',
    },
    {
      id: 'fun',
      say: "And there is some of it in there, perhaps one in thirty. You don't stay for the good one, you stay because the next might be good. That's how it's made.",
      ask: 'What gives you a lift that lasts into the next day?',
    },
    {
      id: 'gap',
      say: "Then it's your hand more than you: it's out before you've thought about it. And it takes the small pauses in which your head would have had a rest.",
      ask: 'Where does it annoy you most?',
      ways: [
        {
          say: "When I'm with people",
          words:
            /\b(?:friend|others|together|baby|toddler|mother|father|grand\w*|eat(?:ing)?|restaurant|visit|guests?|bed with|lunch|meals?|playground|conversations|parents|people|dinner|table|friends?|girlfriend|boyfriend|husband|wife|partner|kids?|child(?:ren)?|son|daughter|mum|mom|dad|famil\w+|talking|telling|conversation|pub|company|date|visit\w*)\b/i,
          to: 'people',
        },
        {
          say: "When I'm trying to work",
          words:
            /\b(?:job|emails?|tasks?|computer|laptop|revis\w+|class|school|uni|library|book|productive|deadline|home office|working|work\w*|desk|writ(?:e|ing)|stud(?:y|ying)|meetings?|concentrat\w*|focus|office|homework|reading|read|learn\w*|lectures?|project)\b/i,
          to: 'working',
        },
      ],
    },
    {
      id: 'people',
      say: "They notice, even if they don't say so, and you notice that they do. It needn't mean that the phone is more interesting than they are. It's just easier, because it asks nothing of you.",
      ask: 'With whom would you most like to have both hands free?',
    },
    {
      id: 'working',
      say: 'Every look costs more than its own minute, because you have to find your way back in afterwards. So a whole day can feel like work without much getting done.',
      ask: 'What is it mostly, just before you reach: a hard bit, a dull bit, a pause?',
    },
    {
      id: 'escape',
      say: "So it's a way out of something unpleasant, and you don't even have to get up for it. It does work, for as long as you're looking.",
      ask: 'The last time, was it a feeling you wanted away from, or something you should have been doing?',
      ways: [
        {
          say: 'A feeling',
          words:
            /\b(?:being (?:alone|lonely|sad|bored|anxious|me)|alone|boredom|tired\w*|panic|overwhelm\w*|memor\w+|missing|tension|restless\w*|nerv\w+|insecur\w*|emotions?|hurt|reality|thinking|thoughts|quiet|mood|low|feel\w*|lonel\w+|sad\w*|anxi\w+|fear|worr\w+|empt\w+|grief|shame|guilt|anger|angry|stress|bored\w*|depress\w*|pain|myself|my (?:head|thoughts|life)|silence|heartbreak|sorrow)\b/i,
          to: 'feeling',
        },
        {
          say: 'Something I should be doing',
          words:
            /\b(?:stuff|deadlines?|paperwork|admin|responsib\w+|errands|laundry|writing|project|assignment|uni|school|boss|exercise|gym|going to bed|sleep|decisions?|conversation|talk|kids|parenting|obligations?|shower|getting up|should|have to|must|tasks?|work|inbox|e?-?mails?|dishes|tax(?:es)?|report|house\w*|chores?|study\w*|homework|clean\w*|tid(?:y|ying)|duties|to-?do|cook\w*|calls?|bills?|thesis|exams?|job)\b/i,
          to: 'task',
        },
      ],
    },
    {
      id: 'task',
      say: "Then the scrolling isn't really the problem. It's where you wait until you can face the other thing, and because your conscience comes along, you don't even get a rest out of it.",
      ask: 'Which two minutes of it could you do before you next pick up the phone?',
    },
    {
      id: 'feeling',
      say: "It does take the edge off, and that's why it's hard to leave. But it dulls the good things along with the bad, and afterwards what you wanted to get away from is still there.",
      ask: 'What did it feel like, just before you picked it up?',
    },
  ],
};
