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
  nodes: [
    {
      id: 'only-me',
      say: "It's nice to take that trouble just for yourself. Many people only do it when somebody's coming.",
      ask: 'How did you have it: at the table, on the sofa, straight from the pan?',
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
    },
    {
      id: 'guests',
      say: "For guests you cook a bit differently: you want it to be enough, and you want them to like it. And later on the food is only the reason why everybody's still sitting there.",
      ask: 'What was talked about over it?',
    },
    {
      id: 'failed',
      say: "That's a pity, after the time you put into it. Most people who cook have one of those, and some even like telling it later.",
      ask: "When did you notice that it wasn't going to come right?",
    },
    {
      id: 'seconds',
      say: "That's about the best answer a cook can get, and nobody even had to say it.",
      ask: 'Who got the last bit?',
    },
    {
      id: 'fussy',
      say: 'You go to the trouble, and then somebody finds something wrong with it. It may have been a good meal all the same.',
      ask: 'What did you think of it yourself, quite honestly?',
    },
    {
      id: 'silence',
      say: "When nobody says a word for a while, they're mostly just busy eating.",
      ask: 'Who was the first to say something?',
    },
  ],
};
