import type { PlanTopic } from '../plan-topic.ts';

export const TRIP: PlanTopic = {
  id: 'trip',
  title: 'A trip',
  words:
    /\b(?:trips?|travel\w*|holidays?|vacation|flights?|fly(?:ing)?|pack(?:ing)?|suitcase|rucksack|backpack\w*|weekend away|(?:few|couple of) days away|(?:days?|nights?|week|go(?:ing)?|get(?:ting)?) away|hotels?|hostel|airbnb|camping|campervan|caravan|passport|visa|airport|ferry|interrail\w*|abroad|solo|city break|itinerary|road ?trip|cruise|beach|luggage|book (?:a |the )?train|journey|(?:weekend|(?:two|three|four|five|few) (?:days|nights)) (?:in|by|somewhere|at)|night train|seaside|the lakes|pilgrimage|camino|hajj|umrah)\b/i,
  kind: 'once',
  aim: 'get your trip going',
  acks: [
    "A trip is three bookings and a bag: getting there, sleeping, getting back. Once the first one's fixed, the others fall into place.",
    'Trips rarely fail on the place, they fail on the dates. As soon as two days are blocked in the calendar, it starts being real.',
    "A good part of going away happens beforehand, from the moment one thing's settled. So it pays to settle the smallest thing early.",
  ],
  heavy: [
    "Wanting to go and being afraid of it at the same time is how most trips that matter feel the week before. The fear is loudest at home, and it mostly shrinks once you're on the way.",
    "When you're worn out, even planning a rest is work. It needn't be far or clever; one night somewhere else with nothing to do counts.",
    'Going away takes more courage than the pictures show, above all after a hard time. Knowing each day how you would get home makes it easier to stay.',
  ],
  ask: 'Which of these would make it feel real?',
  steps: [
    {
      say: 'Block the dates',
      words:
        /\b(?:dates?|calendar|block|days off|time off|annual leave|leave from work|weekend(?:s)? (?:free|in)|both off|when we|ask (?:my boss|for (?:the )?(?:days|leave|week))|which week|free week\w*|pick (?:a|the|some) (?:weekend|week|day|date|dates)|(?:the|my|annual) leave|manager|boss|put .* in the diary|diary)\b/i,
      how: "Take the first free stretch in the calendar, even if it's two nights. Then say it to one person or to work: 'I'm away from the 9th to the 11th.' A date that's been said aloud tends to hold.",
    },
    {
      say: 'Look up one way there and back',
      words:
        /\b(?:trains?|flights?|tickets?|fares?|bus|coach|ferry|how (?:to|we'd|I'd) get there|look up|connections?|routes?|check the|prices?|hotels?|rooms?|airbnb|book)\b/i,
      how: 'Ten minutes with a clock: one way out, one way home, the times and the price on a piece of paper. Sleep on it, then look at the same one again tomorrow and take it.',
    },
    {
      say: 'Start the packing list',
      words:
        /\b(?:pack\w*|suitcase|rucksack|backpack|bags?|list|luggage|case|what (?:I|to) (?:need|take|bring)|clothes)\b/i,
      how: 'Four lines to begin with: papers and money, medicines and glasses, charger, one warm layer. Lay the list on the empty bag and add to it as you walk past; nearly everything else can be bought on the way.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:hate flying|fly(?:ing)? (?:scares|terrifies|frightens|makes)|(?:scared|afraid|fear|terrified|frightened|nervous)\b.*\b(?:fly\w*|planes?|flight|take ?off|turbulence)|panic\w*|take ?off|turbulence|crash\w*|planes)\b/i,
      say: "Tell the crew as you get on: 'I'm not good at flying.' They meet it on every flight. It also helps to sit over the wings, to have something for your hands at take-off, and to breathe out for longer than you breathe in.",
    },
    {
      words:
        /\b(?:alone|on my own|by myself|lonely|solo|single|eating on|nobody to go|no ?one to go|safe|as a woman|company|with nobody|bored)\b/i,
      say: "The first evening is the odd one, so plan exactly that one: what you'll eat, where, and who gets a text afterwards. Leave the rest open; by the second day, a table for one and a book is simply lunch.",
    },
    {
      words:
        /\b(?:skint|money|afford|costs|costly|(?:the|too much) cost|cost (?:a|too|so)|expensive|broke|budget|pay\w*|debt)\b/i,
      say: "One night an hour away does more than a week you're still paying for in spring. Write down the sum first, look at midweek dates, and only then at pictures.",
    },
    {
      words:
        /\b(?:look after|leave (?:the |my )?(?:kids|children|mum|mom|dad|dog|cat|him|her|them|work)|leaving (?:the |my )?\w+|while I'm gone|guilt\w*|selfish|the (?:dog|cat)|can't leave|cant leave|need me|work (?:won't|wont|will))\b/i,
      say: 'Try it with one night first, with somebody they know there in your place, and one number on the fridge. What happens while you are away is mostly an ordinary day, and everybody finds out that it can be done.',
    },
    {
      words:
        /\b(?:lose|lost|ill|sick|stolen|robbed|go(?:es)? wrong|miss (?:the|my)|what if|stuck|language|emergency|insurance|something happens|accident|scams?|delay\w*|forget something)\b/i,
      say: 'Put a picture of your papers and bookings on your phone, and give a copy to somebody at home. With that, nearly everything that goes wrong on a trip is a nuisance, and later a story.',
    },
    {
      words:
        /\b(?:knees?|back|hip|walk far|wheelchair|my age|too old|health|heart|medication|medicines?|tablets|toilets?|pain|mobility|pregnant|diabet\w+|tired|(?:can't|cant) (?:walk|stand|carry)|walk(?:ing)? (?:very |too )?far|stairs|legs|tire|bladder)\b/i,
      say: 'Do it the slow way: an aisle seat, a first day with nothing in it, and help at the station or airport, which usually only has to be ordered ahead. Ask the doctor or a nurse what you should carry with you in writing.',
    },
    {
      words:
        /\b(?:decide|where to go|choose|too many|options|can't agree|cant agree|don't know where|perfect|compar\w*|no idea where|so many|places|can't choose|overwhelm\w*)\b/i,
      say: "Take the place you've already mentioned twice. A good-enough place you go to beats a perfect one you're still comparing in autumn.",
    },
  ],
  ways: [
    'Go in this order: dates, way there, bed, and nothing else till those three stand. Sights and restaurants can be found over breakfast on the spot.',
    "Lay out what you think you need two days before, and put a third of it back. You carry every piece yourself, up some stairs you don't know yet.",
  ],
};
