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
  otherwise: 'any',
  nodes: [
    {
      id: 'person',
      say: "Nobody can plan for that. Of all there was on the way, it's a person who came to your mind first.",
      ask: 'What do you still see when you think of them?',
      otherwise: 'person-kept',
    },
    {
      id: 'quiet',
      say: "You can't book a moment like that. You happened to be there, and you took the time to notice it.",
      ask: 'What was there to see and hear, just then?',
      otherwise: 'senses',
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
      otherwise: 'last',
    },
    {
      id: 'ahead',
      say: "Then you've still got all of it in front of you. Looking forward is part of a trip too, and that part has begun.",
      ask: 'When you picture the first morning there, what do you see?',
      otherwise: 'before',
    },
    {
      id: 'any',
      say: "What stays of a trip is often not what's on the photos. It's more what was around you all day and hardly got looked at.",
      ask: 'By what would you know the place with your eyes shut?',
      ways: [
        {
          say: 'By the smell',
          words:
            /\bsmell|\bscent|\breek|\bstink|\bjasmine|\bpine|\bdiesel|\bincense|\blavender|\bthyme|\bsmoke\b|\bdrains?\b|\bseaweed|\bperfume|\borange blossom|\bsun ?cream|\bpetrol|\bair\b|\bdust\b|\bfish(?:y)?\b(?! (?:soup|and))/i,
          to: 'by-smell',
        },
        {
          say: 'By the sounds',
          words:
            /\bsounds?\b|\bnois|\bhear\b|\bbells?\b|\bgulls?\b|\bseagulls?|\bscooters?|\bshutters|\bwaves\b|\bsea\b|\bsurf\b|\bwind\b|\bcicadas?|\bcrickets\b|\bmusic\b|\baccordion|\bguitar|\bsinging|\bcall to prayer|\bmuezzin|\bhoot|\bhorns?\b|\btrams?\b|\bshout|\bvoices\b|\blanguage|\baccent|\bdogs?\b|\broosters?|\bcock(?:erel)?s?\b|\bsilence|\bquiet|\brain\b|\bechoe?s?\b/i,
          to: 'by-sound',
        },
        {
          say: 'By the taste of something',
          words:
            /\btast|\bfood\b|\bbread|\bcoffee|\btea\b|\bwine\b|\bbeer\b|\bsardine|\bpeach|\boranges?\b|\btomato|\bcheese|\bsoup|\bpasta|\bpizza|\bcake|\bpastr|\bice ?cream|\bnoodle|\brice\b|\bcurry|\boctopus|\bseafood|\bcrab\b|\bolives?\b|\bfigs?\b|\bspic|\bchips\b|\bbreakfast|\bbakery|\bwaffle|\bsalt\b/i,
          to: 'by-taste',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'helper',
      say: "They could just as well have walked on, and they didn't. One person like that can change how you think of a whole place.",
      ask: 'How did you and they understand each other?',
      otherwise: 'person-kept',
    },
    {
      id: 'gave-in',
      say: "So at some point you let the plan go. Then there's nothing left to save, and you can look at where you actually are.",
      ask: 'What came of it that was never in the plan?',
      otherwise: 'timetable',
    },
    {
      id: 'luck',
      say: "You hadn't done anything for it, and there it was just when you needed it.",
      ask: 'What would have happened without it?',
      otherwise: 'timetable',
    },
    {
      id: 'by-smell',
      say: "A smell can bring a place back very fast. You open the suitcase, or walk past a kitchen somewhere, and for a second you're there again.",
      ask: 'Where was it strongest?',
      otherwise: 'senses',
    },
    {
      id: 'by-sound',
      say: "Every place has its own mixture, and the people who live there probably don't hear it any more. You still did.",
      ask: 'When did you hear it best?',
      otherwise: 'senses',
    },
    {
      id: 'by-taste',
      say: "You can have it again at home and it's never quite the same. The place belongs to it, and the hour, and how hungry you were.",
      ask: 'Where were you when you had it?',
      otherwise: 'senses',
    },
    {
      id: 'last',
      say: "When people ask how it was, there's usually time for one sentence. Here you've got more room.",
      ask: 'What would you say if somebody really wanted to know?',
      otherwise: 'longer-answer',
    },
    {
      id: 'person-kept',
      say: "They're somewhere at home now and have no idea that you still think of them. Write them down while you can see them: one gesture, what they wore, one thing they said or showed you.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'senses',
      say: 'You could write that place down sense by sense: what there was to see, to hear and to smell, what was under your hands. Photos only keep the first of these.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'timetable',
      say: 'You could tell it by the clock: a time, one sentence, then the next time. Start at the point where you still thought that all would go well.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'before',
      say: "Put that first morning on paper now, as you imagine it, and once more when you've had it. It's fun to read the two side by side afterwards.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'longer-answer',
      say: "You could write that as a postcard to yourself in a few years: short, with the weather, one thing you saw and one thing you'd do differently.",
      exercise: 'page-from-one-line',
    },
  ],
};
