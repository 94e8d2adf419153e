import type { PlanTopic } from '../plan-topic.ts';

export const BIRTHDAY_OR_PARTY: PlanTopic = {
  id: 'birthday-or-party',
  title: 'A birthday or a party',
  words:
    /^(?!.*\b(?:died|dead|death|graves?|cemetery|would(?:'ve| have) (?:been|turned)|christmas|xmas|eid)\b).*\b(?:birthdays?|bday|b-day|part(?:y|ies)|anniversary|presents?|gifts?|dinner party|surprise|celebrat\w+|turn(?:s|ing) (?:\d+|forty|fifty|sixty|thirty)|\d+th|cake|baby shower|housewarming|leaving do|hen do|stag do|reunion|bbq|barbecue|have (?:people|friends) (?:over|round)|host\w* (?:a|some|friends))\b/i,
  kind: 'once',
  aim: 'get the celebration sorted',
  acks: [
    'What people remember afterwards is who was there and one nice moment. So it can be a good deal smaller than it looks from here.',
    "A date and one idea that fits the person, that's all it hangs on. Everything after that is shopping.",
    "The ones that go well are mostly a size smaller than first planned. That leaves whoever's planning it some of the evening to enjoy.",
  ],
  heavy: [
    "These days stir things up: who'll come, who won't, who's missing. It helps to plan the size you'd really like, and not the one you think is expected.",
    "The fear that nobody comes, or that it won't be good enough, is far commoner than other people's pictures let on. Two people and something warm to eat is a proper celebration.",
    'Late, short of money or not in the mood, none of that spoils it. Something small that was thought about counts for more than something big that was worried over.',
  ],
  ask: 'Which of these would get it moving?',
  steps: [
    {
      say: 'Send one date to three people',
      words:
        /\b(?:date|who'?s free|free on|ask (?:three|them|my|the|people|everyone|if)|message|text|whatsapp|invit\w*|check (?:first )?(?:whether|if|with|who)|group chat|see who|when (?:people|they|everyone|everybody|we) (?:can|are|is|could)|who can|find a day|pick a day)\b/i,
      how: "Just the ones who matter most: 'I'm thinking of the evening of the 12th, something small. Could you make it?' Once two have said yes it's on, and the others can hear a fixed date.",
    },
    {
      say: 'Write down what they like',
      words:
        /\b(?:what (?:she|he|they|mum|dad)(?:'s|'re)? (?:likes?|loves?|wants?|is|are|into|enjoys?)|into|present|gifts?|ideas?|think about|look back|interests|hints?|like these days)\b(?!.*\b(?:everything|afford|no idea|buy a)\b)|\b(?:(?:brainstorm|think (?:of|what|about)) .*)\b/i,
      how: "Scroll back through your last talks and look for what they laughed at, complained about or wanted to try. One of those is the present, or the idea for the day. If the day's your own, write what you'd do with a perfect free afternoon.",
    },
    {
      say: 'Ask for a table or a room',
      words:
        /\b(?:book|reserv\w*|table|restaurant|venue|place|(?:a|the|function|back) room|hall|pub|somewhere|caf[eé])\b/i,
      how: "Two places at most, and one question: 'Have you a table for eight on Friday the 12th at seven, and until when can I change the number?' At home it's one big pot, and a cake somebody else brings.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:nobody|no ?one|turns? up|show up|no friends|few friends|don't have (?:many )?friends|won't come|wont come|come at all|cancel\w*|say no|(?:all|too) busy|lonely|decline|only (?:two|three) people)\b/i,
      say: 'Ask them one by one and not as a group; in a group everybody waits for the others. With two sure ones it stands, and each one more is a bonus.',
    },
    {
      words: /\b(?:afford|money|cost\w*|skint|broke|expensive|budget|pay\w*|cheap)\b/i,
      say: "Say it openly and people are mostly relieved: 'Everybody brings a dish, I do the cake.' As for a present, a letter with three things you love about them is the one that's kept for years.",
    },
    {
      words:
        /\b(?:cent(?:re|er) of attention|hate (?:my )?(?:birthdays?|fuss|parties|surprises)|don't (?:feel like|want|like)|dont (?:feel like|want|like)|no fuss|getting old\w*|turning \d+|not in the mood|attention|pointless|sad|(?:don't|dont|never|not) (?:really |much |a )?(?:feel|want|enjoy|into|party person|like (?:parties|birthdays|them|it))|hate (?:it|them|parties)|feel(?:ing)? old)\b/i,
      say: "Then plan it the way you'd like an ordinary good day: a walk, a favourite meal, one person. 'I'm keeping it quiet this year', sent beforehand, is enough, and most people are glad to know.",
    },
    {
      words:
        /\b(?:divorc\w*|get on|same room|one room|argu\w+|in.?laws?|my ex|fall(?:en|ing)? out|speak(?:ing)? to each|family (?:drama|row)|difficult|drunk|offend\w*|fights?|fighting|hate each other|tension|won't talk)\b/i,
      say: "Two hours, seats that don't face each other, and something to do with the hands, a cake to cut or a short walk. Two small dates in place of one big one is a fair answer as well.",
    },
    {
      words:
        /\b(?:late|forgot\w*|missed|last minute|no time|run out of time|tomorrow already|too busy|(?:only|just) \w+ (?:days?|hours?)|days? away|short notice|too soon|already this|(?:it's|its|is) (?:tomorrow|today|in \w+ days))\b/i,
      say: "Late and warm beats on time and dull. 'I've left this late, could we do Saturday week?' is a perfectly good invitation. And if it's been forgotten, one plain sorry and a named day mend it.",
    },
    {
      words:
        /\b(?:cook\w*|host\w*|burn|my (?:house|flat|place)|mess|tidy|boring|not good at|bad at|(?:my|our|the) (?:house|flat|place|kitchen|apartment)|messy|tiny|too small|rubbish at)\b/i,
      say: "One dish made the day before that's better for it, a stew, a curry, a tray bake. Bread, salad from a bag, a bought cake; people come to sit together and be fed.",
    },
    {
      words:
        /\b(?:what to (?:buy|get|give)|what do you (?:buy|get|give)|everything already|has everything|got everything|no idea what|wrong present|won't like|hates? (?:gifts|presents)|never know what|what (?:she|he|they)(?:'d| would) (?:want|like)|hard to buy|picky|choosy)\b/i,
      say: "Then give something that gets used up, or time: their favourite thing in a bigger amount than they'd buy, or lunch with the date already written on the card. Hardly anybody needs another vase.",
    },
  ],
  ways: [
    'Work back from the day: invitation now, food and place the week before, shopping two days before, cake the evening before. Only the first of those needs a decision today.',
    "Decide the end as well as the beginning, 'from five to eight'. It's easier to say yes to, and easier to host.",
  ],
};
