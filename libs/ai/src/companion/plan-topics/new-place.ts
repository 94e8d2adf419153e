import type { PlanTopic } from '../plan-topic.ts';

export const NEW_PLACE: PlanTopic = {
  id: 'new-place',
  title: 'Settling into a new place',
  words:
    /\b(?:(?:just|recently|newly|we|i|i've|ive|we've|have|after|who) (?:have )?moved (?!on)|moved (?:here|to|in|into|house|countr\w+|cit\w+)|mov(?:ing|e) (?:house|here|in|near|day|away)|after (?:moving|the move)|new (?:town|city|area|flat|house|home|country|village|neighbou?r\w*|street|place|in (?:the )?(?:city|town|country))|(?:strange|small|new) town|settl(?:e|ed|ing) in\w*|since (?:the|our|my) move|regist(?:er(?:ed|ing)? (?:at|our|my|the|in|with)|ration)|de-?register|anmeld\w+|unpack(?:ing|ed)?|know (?:the )?(?:area|town|a soul)|know (?:anyone|anybody|nobody|people)|(?:round|around) here|feel at home|relocat\w+|transferred (?:to|with)|arrived from|came over from|removal van|get to know (?:the|my|our|people|some\w+)|people upstairs|with the local gp|library card|in a town where)\b/i,
  kind: 'once',
  aim: 'settle in where you live now',
  acks: [
    'A new place becomes yours by going the same way twice. Same baker, same bench, same hour, and soon somebody nods.',
    'The first while is half errands and half not knowing where anything is. One errand a day is a good pace.',
    'It goes quicker in the right order: address first, because the doctor, the bank and the library all ask for it.',
  ],
  heavy: [
    "The first months somewhere new can be lonelier than people admit, on Sunday afternoons most of all. It doesn't mean you chose wrong. It mostly changes by seeing the same few people often.",
    "Everything that used to go by itself takes thought now, even buying bread. No wonder you're tired. One familiar corner is a start.",
    'You can be glad of the move and miss the old street badly, both in one afternoon. It eases from the day on which somebody here knows your name, and that can be the person at the counter.',
  ],
  ask: 'What would make it feel a little more like home?',
  steps: [
    {
      say: 'Find out how to register',
      words:
        /\b(?:regist\w+|town hall|address|documents?|paperwork|papers|council|office|official|council tax|anmeld\w+|post)\b/i,
      how: "Search for the town and 'register address', or ask at the town hall or library. Write down three things only: when they're open, what to bring, and whether you need a slot.",
    },
    {
      say: 'Sign on with a doctor',
      words: /\b(?:doctors?|gp|surgery|practice|dentist|health|prescription|clinic|chemist|pharmacy)\b/i,
      how: "Ring the nearest practice: 'I've just moved here. Are you taking new patients, and what should I bring?' It's much easier done while you're well.",
    },
    {
      say: 'Say hello to one neighbour',
      words:
        /\b(?:neighbou?rs?|next door|upstairs|downstairs|across the|introduc\w+|hello|knock|biscuits|cake|say hi|invite)\b/i,
      how: "At the door or on the stairs: 'Hello, I'm new here. Which day do they take the bins?' A small question is the best beginning, because anybody can answer it.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:language|(?:don'?t|can'?t|not) speak|english|german|french|spanish|dutch|accent|understand (?:them|people|what)|isn'?t good enough|translat\w+)\b/i,
      say: "Say it first: 'I'm still learning, please speak slowly.' You can also write the question down and hold it out; they see that every day. And ask the library, they often know where people meet to practise.",
    },
    {
      words:
        /\b(?:know (?:a )?(?:single )?(?:soul|any\w+|no ?one|nobody)|lonely|(?:so|all|always) alone|make friends|no friends|shy|too old)\b/i,
      say: 'Go to the same thing three weeks running, a class, a choir, a walk with a dog. It starts round the third time, when they recognise you; single evenings seldom do it.',
    },
    {
      words:
        /\b(?:i miss|homesick|mistake|regret|wrong (?:place|town|choice)|(?:to|want to) go (?:back|home)|going back|old (?:home|place|life|friends)|hate it)\b/i,
      say: "Missing the old place doesn't yet mean that this one is wrong. Set one call home a week, and one thing a week that you only get here, and look again when you've seen all the seasons once.",
    },
    {
      words:
        /\b(?:(?:too|so|already|months?|weeks?) late|a fine|fined|penalty|in trouble|missing (?:a |the )?(?:paper|form)|no contract|months? (?:late|over)|visa|permit|illegal|overdue)\b/i,
      say: "Late is still better than later, and those desks see it often. Go with what you have: 'I'm late, and this paper is missing. What do I do now?' If it could touch your permit, ask an advice service first.",
    },
    {
      words:
        /\b(?:so cold|are cold|unfriendly|not friendly|rude|know each other|cliqu\w+|outsider|ignor\w+|stare|bother (?:them|any\w+|people)|intrud\w+|don'?t want|racis\w+)\b/i,
      say: "In many places people wait for the new one to greet first. Greet for two weeks, see who's begun to greet back, and go by them. If it's insults or threats for who you are, that isn't yours to mend: tell somebody you trust or an advice service.",
    },
    {
      words:
        /\b(?:boxes|no time|work all|busy|too tired|so tired|so much|everything at once|overwhelm\w*|exhaust\w*)\b/i,
      say: "One errand a week and one box an evening. A place works with a bed, a pan, a lamp and a doctor's number; the rest may stay packed for a while.",
    },
  ],
  ways: [
    'Walk one street further each day, and buy your bread in the same shop. After a month you have a map, and somebody who knows your face.',
    "Ask at the library or town hall what they have for new people. It's often a leaflet with most of what you'd spend weeks finding out.",
  ],
};
