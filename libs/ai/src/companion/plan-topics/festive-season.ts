import type { PlanTopic } from '../plan-topic.ts';

export const FESTIVE_SEASON: PlanTopic = {
  id: 'festive-season',
  title: 'The festive season',
  words:
    /\b(?:christmas\w*|xmas|eid|ramadan|iftar|diwali|han+uk+ah?|chanukah|thanksgiving|easter|passover|seder|new year'?s?(?: eve)?|lunar new year|advent|boxing day|festive|holiday season|the holidays|turkey|santa|stockings|hogmanay|nikolaus|crimbo|chrimbo|in.?laws? (?:over|visit\w*|com\w+|stay\w*)|family (?:visit\w*|com(?:es|ing)|staying|gathering)|host(?:ing)?)\b/i,
  kind: 'once',
  aim: 'get ready for the festive days your way',
  acks: [
    'Most of the work of such days goes into things nobody would miss. What stays is the light, something good to eat, and having sat down in peace for a while.',
    'Festive days mostly go wrong on what people silently expect. What was said or planned a week before, even one small thing, saves half of it.',
    'Nobody gets those days right for everybody. Pick the two things that would make them good for you, and let the others shrink.',
  ],
  heavy: [
    "Those days turn everything up: who's missing, money, the old roles in the family. They can be as small this year as you can carry, it's no decision for ever.",
    "It's lonely to dread the days that everybody else seems to look forward to, and it's very common. It helps to know which hours will be hard, and to put something into exactly those.",
    "Whoever holds such days together is often tired before they begin. Something can be handed over and something left out, and it'll still be a feast.",
  ],
  ask: 'What would take the most pressure out of it?',
  steps: [
    {
      say: 'Send one message about who does what',
      words:
        /\b(?:whatsapp|message|text|tell (?:the )?(?:family|everyone|everybody|them|him|her)|ask (?:everyone|everybody|the|my|who)|who (?:brings|does|comes)|bring|group chat|e-?mail|ring round|invite|what time)\b(?!.*\b(?:not coming|terrible)\b)|\b(?:(?:write|post|put it) (?:in|to) (?:the|our|my) (?:family|group|chat)|family group|share out|call (?:mum|mom|everyone))\b/i,
      how: "Day, hour, dish and end, all in one: 'We eat at two and finish by six, I'm doing the main dish, could you bring something sweet?' A guest can ask for exactly those four.",
    },
    {
      say: 'Cross three things off',
      words:
        /\b(?:cross|drop|skip|cut (?:it|down|back)|leave out|less|fewer|smaller|simpl\w+|not do(?:ing)?|no cards|half of it|nobody would miss|list|scrap|forget about the|don't need|do without)\b/i,
      how: 'Write down all that these days usually hold: cards, baking, visits, decorating, presents. Strike three that nobody would miss, or that only happen because they always have.',
    },
    {
      say: 'Plan the one hard hour',
      words:
        /\b(?:hard(?:est)? (?:hour|part|bit|evening|day)|worst (?:bit|part|hour)|escape|the (?:evening|night|morning|eve|dinner) (?:with|itself|alone)|eve night|hour|moment|get through|way out|the (?:evening|night|morning|afternoon) of|that's the one|(?:is|be) the (?:hard|worst|bad|difficult)\w*|after lunch|when everyone(?:'s| has) gone)\b/i,
      how: "Name it: the evening by yourself, the dinner with that one relative, the empty chair. Then put something into it: a call that's been arranged, a walk with the coat ready by the door, a candle and their song.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:afford|money|cost\w*|(?<!fewer |less |no |smaller |out )(?:presents?|gifts?)|skint|broke|expensive|debt|budget)\b/i,
      say: "Say it early and in one line: 'This year presents only for the children, and small ones.' There's always somebody at the other end who breathes out.",
    },
    {
      words:
        /\b(?:not (?:coming|going)|say(?:ing)? no|guilt\w*|terrible telling|let(?:ting)? (?:them|her|him|everyone|mum|people) down|disappoint\w*|offend\w*|expect\w*|don't want to go|dont want to go|upset (?:mum|mom|dad|them|her|my)|(?:so|be|is) (?:upset|hurt|cross|furious|offended|sad if)|if I don't (?:come|go|host)|feel bad|won't forgive|tradition)\b/i,
      say: "'I'm staying at home this year, and I'd love to see you the weekend after' is enough. Leave the reasons out, they only get argued with. Their disappointment is real, and it passes.",
    },
    {
      words:
        /\b(?:argu\w*|row|rows|politics|fight\w*|drunk|drink\w*|comments?|tension|difficult|shout\w*|explod\w*|blow up|atmosphere|toxic)\b|^(?:it's |its )?my (?:uncle|aunt|dad|father|mother|brother|sister)\b(?: in law)?/i,
      say: "Have one sentence ready that closes the subject kindly: 'Let's leave that for today, who wants coffee?' And keep a job in another room; ten minutes with the dishes or the dog is a respectable escape. Where it has turned violent before, you needn't go at all.",
    },
    {
      words:
        /\b(?:alone|on my own|by myself|lonely|(?:nobody|no ?one) (?:to|else|there|asks|invites|comes|wants)|no family|only one|have no one|company|everyone else)\b/i,
      say: "Don't leave the day empty and don't copy theirs: one thing outdoors, one meal you like, one voice. Places that feed people want hands on just those days, and a neighbour may be waiting for somebody to knock.",
    },
    {
      words:
        /\b(?:without|first (?:one|year|christmas|eid|time)|empty chair|died|miss (?:him|her|them)|passed|grie\w+|widow\w*|lost|not the same|since (?:he|she|they|we|mum|dad)|gone|dead|missing|heartbroken)\b/i,
      say: "Choose one thing that stays as it was and one that's different this year. If somebody says their name early on, the whole table can breathe; and you may leave when you've had enough.",
    },
    {
      words:
        /\b(?:cook\w*|house|tip|mess|clean\w*|tidy|host\w*|beds?|space|small flat|burn\w*|exhaust\w*|tired|no time|too much|overwhelm\w*|no cook|kitchen|oven)\b/i,
      say: "Guests see candles and food, they don't see corners. Do the bathroom and the table, cook one thing that can wait in the oven, and let each of them carry something in.",
    },
  ],
  ways: [
    'Split the list in two, what must be in the house and what must be done, and do the first in one go a week ahead. On the day itself only the oven and the table are left.',
    "Fix the beginning and the end of each visit beforehand. Four good hours are remembered better than two days on somebody's nerves.",
  ],
};
