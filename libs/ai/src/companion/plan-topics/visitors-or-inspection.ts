import type { PlanTopic } from '../plan-topic.ts';

export const VISITORS_OR_INSPECTION: PlanTopic = {
  id: 'visitors-or-inspection',
  title: 'Getting the place ready',
  words:
    /\b(?:inspect\w*|landlord|landlady|housing (?:officer|people|association)|in-? ?laws?|visitors?|guests?|guest ready|viewings?|surveyor|(?:is|are|they'?re|he'?s|she'?s|who'?s|family|friends|people|mother in law|[a-z]+ man is|not) (?:coming|arriving)|(?:parents|family|daughter|son|brother|sister|gran|mum|dad|they) (?:comes?|arrives?|brings?|want to drop in)|com(?:e|es|ing) (?:over|round|to (?:stay|look|check|see|value|visit))|get (?:the|this|it|my|our) (?:place|flat|house|home|room)? ?(?:ready|fit|guest)|(?:house|home|place|flat|spare room) (?:has to be|must be|should be|ready)|estate agent|letting agent|end of tenancy|move out inspection|caseworker|social worker|presentable|tidy (?:before|for|up before)|gas safety|safety check|the council is sending|hosting|is passing through|home study)\b/i,
  kind: 'once',
  aim: 'get the place ready',
  acks: [
    'Whoever comes for an hour sees the way in, the bathroom, where they sit or work, and whatever smells. The insides of the cupboards can wait.',
    "The date is on your side in one way: it doesn't have to be lovely by then, only passable.",
    'Rubbish first. Half an hour with a bag changes a place more than a whole day of wiping.',
  ],
  heavy: [
    "Letting people see a home that isn't as you'd like it is hard for nearly everybody. Those who go into homes for a living have seen it all before. One clear path is the whole start.",
    "A home slips when the strength was needed for something else. It comes back a bag at a time, and what's in the bags doesn't have to be explained to anybody.",
    "A date like that can sit on your chest for days before it comes. The dread gets smaller with the first thing that leaves the place, even if it's one bag.",
  ],
  ask: 'Which would make the biggest difference for the least strength?',
  steps: [
    {
      say: 'Fill one bag with rubbish',
      words: /\b(?:bags?|sack|bin|rubbish|trash|throw|chuck|litter|recycling|bottles)\b/i,
      how: 'Start at the front door and take only what is clearly rubbish: packaging, bottles, junk mail. Tie it, put it outside, and then you may sit down.',
    },
    {
      say: 'Clear one path and one seat',
      words:
        /\b(?:path|seat|hall\w*|corridor|way (?:to|through)|get through|clear|sofa|boiler|sit down|space|floor)\b/i,
      how: "From the door to where they'll stand or sit, and to the meter or window if they need it. What's in the way goes unsorted into boxes; sorting is for afterwards.",
    },
    {
      say: "Ask somebody for an hour's help",
      words:
        /\b(?:help|hand|ask|somebody|someone|friend|cousin|next door|(?:sister|brother|neighbou?r|mum|son|daughter) (?:could|would|might|can|to)|together|come over)\b/i,
      how: "Choose somebody who doesn't comment: 'They're coming on Thursday and I'm behind. Could you give me one hour, bag in hand, and just do what I point at?'",
    },
  ],
  worries: [
    {
      words:
        /\b(?:evict\w*|kick\w* (?:me|us) out|throw\w* (?:me|us) out|lose (?:the|my|our) (?:flat|home|house|deposit|tenancy|kids)|report\w*|take (?:my|the|our) (?:kids|children)|deposit|homeless|social services|fail(?:s|ed|ing)? (?:it|the))\b/i,
      say: 'They mostly look at damage, damp and safety: ways out clear, nothing leaking, nothing that could burn by a heater. Do those first. If a letter speaks of losing the home, the deposit or the children, let an advice service read it with you before the date.',
    },
    {
      words:
        /\b(?:judg\w+|say about|have something to say|comment\w*|embarrass\w*|asham\w*|disgust\w*|think of me|what (?:will|would) they|mother[- ]in[- ]law|gossip|criticis\w+)\b/i,
      say: "Say it first and lightly: 'It's lived in, come on through.' Then put the kettle on. People remember how they were received longer than the skirting boards.",
    },
    {
      words:
        /\b(?:only \w+ (?:days?|hours?)|days? left|no time|not enough time|too (?:late|soon)|it'?s tomorrow|tomorrow already|never be ready|work all|(?:not|never) in time|in time)\b/i,
      say: "Then three places only: the way in, the bathroom, where they sit. And you may ask for another day: 'That date doesn't work for me, could we make it a week later?'",
    },
    {
      words:
        /\b(?:back (?:is|hurts|bad)|bad back|tired|exhaust\w*|(?:i'?m|am|been|too) (?:ill|sick)|pain|disab\w*|depress\w*|strength|energy|pregnant|can'?t (?:lift|bend|stand))\b/i,
      say: "Ten minutes of doing, ten of sitting, and the low things from a chair. It's fair to tell them too: 'I've not been well, I'm working on it.' Many will give more time when they hear it beforehand.",
    },
    {
      words:
        /\b(?:where to (?:start|begin)|don'?t know where|too much|overwhelm\w*|so much|impossible|look round|everywhere)\b/i,
      say: 'First what smells, then what lies on the floor, then what should shine: sink, tap, mirror. Everything else is out of the game until they have gone.',
    },
    {
      words:
        /\b(?:goes back|go back|week after|again after|throw(?:ing)? (?:\w+ )?(?:things|anything|it|stuff) away|part with|hoard\w*|can'?t let go|keep everything|sentimental|won'?t last)\b/i,
      say: "You don't have to part with anything for a visit, nor stay tidy for ever. Boxes with a lid and a date on them are allowed. The one thing worth keeping up afterwards is the clear path.",
    },
  ],
  ways: [
    'Work from the door inwards, so that each hour shows. A bag, a box and a wet cloth are all the tools.',
    "The evening before: rubbish out, windows open, fresh towel, bathroom wiped once. Then stop, or you'll be too tired to open the door.",
  ],
};
