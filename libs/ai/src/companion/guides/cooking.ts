import type { Guide } from '../guide.ts';

export const COOKING: Guide = {
  id: 'cooking',
  title: 'The cooking',
  words:
    /\b(?:cook(?:ed|ing|s)?|bak(?:e|ed|ing)|recipes?|soup|stew|goulash|curry|ragù|ragu|sauce|gnocchi|noodles|risotto|lasagne|pasta|dumplings|pancakes|croissants|sourdough|dough|crust|soufflé|souffle|custard|jam|syrup|roast|barbecue|biscuits|fritters|fried egg|the bread|the oven|bread (?:finally|rose)|rolling pin|burnt the|fish and chips|potatoes|onions|from scratch|poppy seed|(?:walnut|a|the|plum) cake|the goose|tomatoes since|mole)\b/i,
  situations: ['food-and-cooking'],
  tone: 'plain',
  acks: [
    'A dish nearly always has a bit of a story to it, whether it worked or not.',
    'Cooking takes time and care, even when it goes wrong.',
    "I can't taste anything, so I'm glad of every detail.",
  ],
  ask: 'Who got to eat it?',
  ways: [
    {
      say: 'Nobody, it went wrong',
      words:
        /\bbin\b|\brubbish\b|\bcompost|\bthrew\b|\bthrown\b|\binedible|\bburn(?:t|ed)\b|\bblack\b|\bcharred|\braw\b|\bordered\b|\btakeaway\b|\bwent wrong|\bfail|\bruined|\bdisaster|\bdog (?:got|ate|had)|\bnobody (?:could|wanted|would)|\bno one (?:could|wanted|would)/i,
      to: 'failed',
    },
    {
      say: 'Only me',
      words:
        /\b(?:only|just) (?:me|myself|for me)\b|\b(?:on|by) (?:my own|myself)\b|^me\b(?!.* and (?:my|the|a|our) (?!cat|dog))|\bmyself\b|\bi (?:ate|had|finished|got) (?:it|the|all|every|two|three|most)\b|\balone\b|\bnobody (?:but|else)|\byours truly/i,
      to: 'only-me',
    },
    {
      say: 'The family, the usual crowd',
      words:
        /\b(?:family|husband|wife|partner|girlfriend|boyfriend|fianc\w+|kids?|children|boys|girls|sons?|daughters?|little ones?|teenagers?|mum|mom|mother|dad|father|parents|gran\w*|sisters?|brothers?|cousins?|aunt\w*|uncle|in-?laws?|us|we|both of us|the two of us|everyone at home|flatmates?|roommates?)\b/i,
      to: 'family',
    },
    {
      say: 'Some guests',
      words:
        /\b(?:guests?|friends?|neighbou?rs?|colleagues?|work|office|choir|team|club|class|party|people|visitors?|everyone|everybody|student|mates?|boss|church|parish|customers?|group|someone|somebody|date|lady|man|woman)\b/i,
      to: 'guests',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'only-me',
      say: "It's nice to take that trouble just for yourself. Many people only do it when somebody's coming.",
      ask: 'How did you have it: at the table, on the sofa, straight from the pan?',
      otherwise: 'table-for-one',
    },
    {
      id: 'family',
      say: "They're an honest lot to cook for: they know how it usually tastes, and they don't have to be polite about it.",
      ask: 'How did they take it?',
      ways: [
        {
          say: 'There was nothing left',
          words:
            /\bnothing left|\bempty|\bgone\b|\bmore\b|\bseconds\b|\bthirds\b|\bhelping|\blick|\bdevour|\bevery (?:bit|crumb|last)|\bcleaned? (?:the|their)|\bwiped\b|\bscraped\b|\bloved\b|\bliked\b|\bdelicious|\bbest\b|\bwow\b|\bpolished off|\bfought over the (?:last|crust)|\bdemolish|\bthumbs up|\bhappy\b|\bgood\b/i,
          to: 'seconds',
        },
        {
          say: 'With complaints',
          words:
            /\bpick(?:ed|ing)?\b|\bsalt\b|\brather\b|\bmoan|\bcomplain|\bgrumbl|\bfuss|\bhated\b|\bdidn'?t (?:like|eat|want|touch)|\bwouldn'?t\b|\brefus|\byuck|\beww?\b|\bketchup|\btoo (?:spicy|hot|dry|sweet|salty|much)|\bdisgust|\bface\b|\bmade a face|\bunder protest|\bcritici|\bnot (?:keen|impressed|like)|\bthe way (?:my|his|her) mother/i,
          to: 'fussy',
        },
        {
          say: 'It went quiet',
          words:
            /\bquiet|\bsilen|\bnobody (?:said|spoke|talked)|\bno one (?:said|spoke|talked)|\bdidn'?t (?:say|talk|speak)|\bjust (?:chew|ate|eating|munch)|\bchewing|\bmm+\b|\bno (?:talking|comment)|\bnothing\b|\bwithout a word|\bspeechless/i,
          to: 'silence',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'guests',
      say: "For guests you cook a bit differently: you want it to be enough, and you want them to like it. And later on the food is only the reason why everybody's still sitting there.",
      ask: 'What was talked about over it?',
      otherwise: 'table',
    },
    {
      id: 'failed',
      say: "That's a pity, after the time you put into it. Most people who cook have one of those, and some even like telling it later.",
      ask: "When did you notice that it wasn't going to come right?",
      otherwise: 'accident',
    },
    {
      id: 'any',
      say: 'Whoever had it, a dish often comes from somewhere: somebody showed you how, or you ate it once and wanted it again.',
      ask: 'Where did you first eat it, or something like it?',
      ways: [
        {
          say: 'Never before, it was new',
          words:
            /\bnever\b|\bfirst time|\bnew\b|\bnowhere\b|\bmade it up|\binvent|\binternet|\bonline|\byoutube|\btiktok|\binstagram|\bcookbook|\bmagazine|\btv\b|\bexperiment|\bfrom a book/i,
          to: 'new',
        },
        {
          say: 'At home, as a child',
          words:
            /\bgran\w*|\bnan(?:a|'s)?\b|\boma\b|\bnonna|\bmum\b|\bmom\b|\bmother|\bdad\b|\bfather|\baunt|\bparents|\bchild|\bkid\b|\blittle\b|\bat home\b|\bfarm\b|\bsundays?\b|\bchristmas|\bgrew up|\bgrowing up|\bfamily\b/i,
          to: 'home',
        },
        {
          say: 'Somewhere else, on a trip',
          words:
            /\btrip\b|\bholidays?\b|\btravel|\babroad|\bvacation|\bhoneymoon|\byear in\b|\bin (?!a\b|the\b|my\b|our\b|an\b)[a-z]{4,}\b|\brestaurant|\bcafé|\bcafe\b|\btavern|\bstreet\b|\broadside|\bmarket\b|\bbeach|\bstall\b|\bhotel|\bstation\b|\bplace (?:in|near|on|by)/i,
          to: 'away',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'seconds',
      say: "That's about the best answer a cook can get, and nobody even had to say it.",
      ask: 'Who got the last bit?',
      otherwise: 'table',
    },
    {
      id: 'fussy',
      say: 'You go to the trouble, and then somebody finds something wrong with it. It may have been a good meal all the same.',
      ask: 'What did you think of it yourself, quite honestly?',
      otherwise: 'margin',
    },
    {
      id: 'silence',
      say: "When nobody says a word for a while, they're mostly just busy eating.",
      ask: 'Who was the first to say something?',
      otherwise: 'table',
    },
    {
      id: 'home',
      say: "Then you've known that taste for a long time, and a whole kitchen comes back with it, along with the people in it.",
      ask: 'What do you still see when you think of that kitchen?',
      otherwise: 'that-kitchen',
    },
    {
      id: 'away',
      say: 'It never tastes quite the same at home, and still it can bring back a good deal of the place.',
      ask: 'What was around you when you had it there?',
      otherwise: 'that-kitchen',
    },
    {
      id: 'new',
      say: "Making something for the first time has its own excitement, because you can't be sure what it ought to be like. From now on it will be linked with these days.",
      ask: 'What should it remind you of, later on?',
      otherwise: 'margin',
    },
    {
      id: 'last',
      say: "A recipe says what goes in and how long it takes. What happened around it isn't in there, and that's often what one would like to remember.",
      ask: 'What was going on while it cooked?',
      otherwise: 'margin',
    },
    {
      id: 'table-for-one',
      say: 'That would make a good short piece: where you sat, the first bite, what you could hear outside. Meals like that hardly ever get written down.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'table',
      say: 'You could get the whole table onto a page: who sat where, who passed what, what was said. Begin with the moment the dish was put down.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'accident',
      say: 'Write it down like a report: the time, what you did, what came out. It will be useful next time, and perhaps funnier on paper than it was in the kitchen.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'that-kitchen',
      say: 'Go back there one sense at a time: what you saw, heard, touched and smelled, and the taste last. More comes back that way than by just trying to remember.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'margin',
      say: "Write that next to the recipe, with today's date and who was there. In a few years you'll be glad to find it again.",
      exercise: 'page-from-one-line',
    },
  ],
};
