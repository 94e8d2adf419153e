import type { PlanTopic } from '../plan-topic.ts';

export const FAITH_OR_SERVICE: PlanTopic = {
  id: 'faith-or-service',
  title: 'A service or a meeting',
  words:
    /\b(?:church(?:es)?|(?:to|at|the|early|midnight) mass|mosque|temple|synagogue|shul|gurdwara|chapel|cathedral|parish|jumu'?ah|taraweeh|ramadan|pray(?:s|ed|ing|er|ers)?|my faith|confession|communion|(?:in|to) god|religio\w+|catholic|vicar|priest|imam|rabbi|pastor|quakers?|(?:early|sunday|carol|church) service|evensong|congregation|worship|sangha|baptised|aa|a\.a\.|(?:na|aa|sober|online|a|open|twelve step) meeting (?:tonight|for)|(?:aa|na) meetings?|al-?anon|(?:alcoholics|gamblers|narcotics) anonymous|ninety meetings|twelve steps?|12 steps?|(?:my )?sponsor|bible|light a candle|meeting in the community)\b/i,
  kind: 'once',
  aim: 'go to a service or a meeting',
  acks: [
    'You can sit at the back and leave early. People who come for the first time, or after years, mostly do just that.',
    'Doors like these are used to people who come late, unsure or after a long while. Nobody asks at the entrance what you believe or how long you stayed away.',
    "The hardest part is the pavement outside. Once you're in, somebody else leads, and you only have to sit.",
  ],
  heavy: [
    "Walking in with something heavy feels as if it were written on your coat. It isn't, and most people in there carry something of their own.",
    "It's right to go carefully where something hurts. You choose the place, the seat and the moment you leave, and you owe nobody your reasons.",
    "Many find their way there when something has broken, and sit through the first hour with wet eyes. It's one of the few rooms where nobody finds that odd.",
  ],
  ask: 'Which of these would make it easier to go in?',
  steps: [
    {
      say: 'Look up the hour and the place',
      words:
        /\b(?:what time|times?|look (?:it )?up|look for|find (?:out|one|a)|near(?:est|by)|address|website|check|search|google|online|when (?:it starts|the \w+ (?:is|starts)|does))\b/i,
      how: "Look for the hour, the address and words like 'all welcome' or 'open meeting'. Write down one place only, with the way there, and that's enough for today.",
    },
    {
      say: 'Ask if I can come with somebody',
      words:
        /\b(?:go with|come with|with (?:her|him|them|my (?:mum|dad|aunt|uncle|friend|sister|brother|cousin|neighbou?r)|a friend)|take me|goes every|ask|e-?mail|ring|call|write to|message|vicar|priest|imam|rabbi|pastor|who goes|sponsor)\b/i,
      how: "To somebody who goes, or to the office: 'I'd like to come this week and I don't know anybody there. Is there someone I could look out for at the door?'",
    },
    {
      say: "Go in once when it's quiet",
      words:
        /\b(?:quiet|empty|nobody|no ?one|weekday|sit in|just (?:sit|look|to see)|walk past|candle|alone)\b/i,
      how: 'Many are open on a weekday or well before the hour. Ten minutes in the last row with your coat on; for a meeting in a rented room, walk past the door once, so that you know it.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:stand up|when to|wear|dress\w*|headscarf|scarf|cover|the (?:words|prayers)|what to do|kneel|rules|forgotten (?:how|the|it)|don'?t know (?:what|when|how))\b/i,
      say: "Stand when they stand, sit when they sit, and otherwise be quiet. Covered shoulders and knees are right almost everywhere, and about shoes or a scarf somebody at the door is glad to be asked: 'It's my first time, what do I do?'",
    },
    {
      words:
        /\b(?:look at me|star(?:e|ing)|judg\w+|asham\w*|after so (?:many|long)|so many years|been away|gossip|(?:ask )?where i'?ve been|sinn?\w*|hypocrit\w*|embarrass\w*)\b/i,
      say: "Somebody may say 'good to see you', and that's mostly all. You owe nobody an account; 'I've been away, it's nice to be here' will do.",
    },
    {
      words:
        /\b(?:believ\w*|doubt\w*|faith left|lost my faith|not religious|agnostic|atheist|if (?:there'?s|he exists)|higher power|angry (?:with|at) god|god stuff)\b/i,
      say: "Then you're in company, there are more doubters in those rows than you'd think. You can go for the quiet, the singing or the people, and leave the question open.",
    },
    {
      words:
        /\b(?:(?:have|need) to (?:speak|talk|share|say)|in front of|tell (?:\w+ )?strangers|my story|speak up|stand and say|my name is|recogni[sz]e\w*|know me|anonym\w*|see me (?:there|go)|introduc\w+|shy)\b/i,
      say: "'I'd just like to listen today' is a sentence everybody there accepts. If you fear a face you know, go one town further for the first time.",
    },
    {
      words:
        /\b(?:drank|drunk|(?:had|have) a drink|drinking again|relaps\w*|slipped|used again|not sober|off the wagon|gambled)\b/i,
      say: "Then it's the very evening to go. Those rooms are full of people who came back after a slip, and they know what it costs to open that door.",
    },
    {
      words:
        /\b(?:gay|lesbian|trans|queer|divorced|separated|unmarried|(?:don'?t|won'?t) want me|accept\w*|(?:be|am i|not) welcome|not one of|don'?t belong|convert\w*|wrong (?:religion|colour)|hurt (?:me|by)|abus\w*|people like me)\b/i,
      say: "Places differ a great deal in this, and you may ask beforehand: 'Would I be welcome as I am?' A warm answer comes quickly. If it's slow or full of conditions, try another door; there are some that mean it.",
    },
  ],
  ways: [
    'Arrive five minutes late and sit near the door the first time, so you need talk to nobody. Stay for the tea only when you feel like it.',
    "If you can't get there, ask whether it's streamed, and ask for a lift for another time: 'Does anybody come my way?' People like being asked that.",
  ],
};
