import type { Guide } from '../guide.ts';

export const TRAVEL: Guide = {
  id: 'travel',
  title: 'A trip',
  words:
    /\b(?:trips?|travel(?:led|ling|ing|ed)?|holidays?|honeymoon|camping|caravan|campsite|hostel|hotel|the ferry|night train|slow bus|mail boat|interrail\w*|layover|on a plane|cheap flight|flights?|abroad|the camino|unpacked|suitcase|sunburnt|(?:across|over) a border|the fjords|weekend in|days in [a-z]+|back from the [a-z]+|the last metro|railway|rented a|lost in|on the beach|little town|booked it|sea today|setting off|on the boat|in a square)\b/i,
  situations: ['travel-joy'],
  tone: 'good',
  acks: [
    'Getting out of the usual places does wake you up.',
    "There's more in that than fits on a postcard.",
    "That's a trip with something to tell.",
  ],
  ask: 'Which moment of it is in no guidebook?',
  ways: [
    {
      say: "I haven't left yet",
      words:
        /\b(?:haven'?t|have not|not) (?:left|gone|been|started|set off|yet)\b|\bnot (?:going )?(?:till|until)\b|\bstill (?:packing|planning|to come|ahead|at home)|\b(?:it'?s|we(?:'re| are| leave| go| fly)|i(?:'m| am| leave| go| fly))\b.*\b(?:in (?:a|two|three|four|\d+) (?:days?|weeks?|months?)|tomorrow|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|next (?:week|month|year))|\bonly (?:just )?booked|\bjust booked|\bcan'?t wait\b|\bnothing (?:so far|yet)|\bnot (?:there )?yet\b|\bahead of (?:me|us)\b/i,
      to: 'ahead',
    },
    {
      say: 'Something that went wrong',
      words:
        /\bwrong\b|\bmiss(?:ed|ing) (?:the|our|my)\b|\blost\b|\bstolen\b|\bstole\b|\brobbed|\bbroke(?:n)? down\b|\bcollaps|\bpunctur|\bflat tyre|\bstuck\b|\bstranded|\blate\b|\bdelay|\bcancel|\brained|\bpouring|\bleak|\bforgot|\bsick\b|\bsunburn|\bfell\b|\bspilled|\bphones? dead|\blocked (?:out|in)|\bdisaster|\bchaos|\bnearly (?:died|missed|drowned)|\bcouldn'?t find/i,
      to: 'mishap',
    },
    {
      say: 'Somebody I met',
      words:
        /\b(?:met|man|woman|lady|guy|bloke|boy|girl|kids|child(?:ren)?|couple|family|grand(?:mother|father|ma|pa)|granny|driver|waiter|waitress|owner|landlady|host|shopkeeper|fishermen|fisherman|guide|conductor|stranger|someone|somebody|people|neighbou?r|monk|nun|priest|musician|barman|baker|old (?:man|lady|woman)|locals?|traveller|student|sweeper)\b/i,
      to: 'person',
    },
    {
      say: 'A quiet moment somewhere',
      words:
        /\bquiet|\bsilen|\bno (?:sound|noise|one)\b|\bnobody\b|\balone\b|\blight\b|\bmist\b|\bfog\b|\bsunrise|\bsunset|\bdawn\b|\bdusk\b|\bmorning\b|\bevening\b|\bnight\b|\bstars\b|\bmoon\b|\bsky\b|\bview\b|\bsitting\b|\bsat\b|\bbench\b|\bbeach\b|\bsea\b|\bwater\b|\bwaves\b|\bmountain|\bsummit|\blake\b|\broof|\bbalcony|\bpeace|\bcalm|\bstillness|\bjust (?:me|us|sitting|standing|looking)/i,
      to: 'quiet',
    },
  ],
  nodes: [
    {
      id: 'person',
      say: "Nobody can plan for that. Of all there was on the way, it's a person who came to your mind first.",
      ask: 'What do you still see when you think of them?',
    },
    {
      id: 'quiet',
      say: "You can't book a moment like that. You happened to be there, and you took the time to notice it.",
      ask: 'What was there to see and hear, just then?',
    },
    {
      id: 'mishap',
      say: "I'm sure you could have done without it at the time. Still, it's the part that came to your mind first.",
      ask: 'What got you through it in the end?',
      ways: [
        {
          say: 'Just giving in to it',
          words:
            /\bg[ai]ve (?:up|in)\b|\blaugh|\bbeer|\bwine\b|\bdrink\b|\bice cream|\bchocolate|\bsat down|\bstayed\b|\bwhy not\b|\bdidn'?t (?:care|matter|mind)|\bdecided (?:to|that|not)|\bwalked (?:it|all|till|until)|\bslept\b|\bsang\b|\baccepted|\bshrug|\bwhatever\b|\bdanced/i,
          to: 'gave-in',
        },
        {
          say: 'Somebody helped',
          words:
            /\b(?:man|woman|lady|guy|bloke|boy|girl|kids|couple|family|driver|sweeper|farmer|neighbou?r|landlady|owner|waiter|someone|somebody|stranger|people|locals?|police\w*|nun|priest|grand\w+|student|fisherman|mechanic|nurse|doctor)\b|\bhelp|\bgave (?:us|me)|\btook (?:us|me)|\bshowed (?:us|me)|\blent (?:us|me)|\ba lift\b|\bkind(?:ness)?\b/i,
          to: 'helper',
        },
        {
          say: 'Pure luck',
          words:
            /\bluck|\bchance\b|\bcoinciden|\bsuddenly|\bhappened to|\bthere (?:it|he|she|they) (?:was|were)|\bround the corner|\bstopped\b|\bcleared up|\bjust in time|\blast minute|\bturned out|\bmiracle|\bbattery|\bsun came|\bby accident/i,
          to: 'luck',
        },
      ],
    },
    {
      id: 'ahead',
      say: "Then you've still got all of it in front of you. Looking forward is part of a trip too, and that part has begun.",
      ask: 'When you picture the first morning there, what do you see?',
    },
    {
      id: 'helper',
      say: "They could just as well have walked on, and they didn't. One person like that can change how you think of a whole place.",
      ask: 'How did you and they understand each other?',
    },
    {
      id: 'gave-in',
      say: "So at some point you let the plan go. Then there's nothing left to save, and you can look at where you actually are.",
      ask: 'What came of it that was never in the plan?',
    },
    {
      id: 'luck',
      say: "You hadn't done anything for it, and there it was just when you needed it.",
      ask: 'What would have happened without it?',
    },
  ],
};
