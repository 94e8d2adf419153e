import type { PlanTopic } from '../plan-topic.ts';

export const MAKE_UP: PlanTopic = {
  id: 'make-up',
  title: 'Making up with somebody',
  words:
    /\b(?:apolog\w+|(?:say|saying) (?:\w+ )?sorry|sorry (?:letter|somehow|properly)|estranged|mak(?:e|ing) (?:it )?up (?:with|to|after)|mak(?:e|ing) (?:peace|amends)|(?:make|put) this right|patch things|mend (?:things|fences|it)|reconcil\w+|(?:fell|fallen|falling) out|cut me off|(?:don'?t|won'?t|haven'?t|have not|hasn'?t) (?:speak|spoken|talked|talk) (?:to|with|any|since|in)|bury the hatchet|(?:break the|months of|weeks of) silence|exchanged one word|quarrel\w*|stopped talking|humble pie)\b/i,
  kind: 'once',
  aim: 'make peace with somebody',
  acks: [
    "You don't have to settle what happened with the first message. It only has to open the door by a hand's width.",
    'Three honest lines are easier to answer than three pages. Most of these letters never get sent because they try to say everything.',
    'Quite often both sides are waiting for a sign that the other would like one. If they have asked to be left alone, that comes first; otherwise it can be a very small sign.',
  ],
  heavy: [
    "Something like this doesn't lie still, it goes on hurting on the quiet. You can't choose their answer, but you can choose that it's been said.",
    "Shame says it's too big and too late for words. It mostly shrinks to something you can hold once it's one plain sentence on paper, even one that isn't sent yet.",
  ],
  ask: 'Which of these could you bear to begin with?',
  steps: [
    {
      say: 'Write three lines, not to send yet',
      words:
        /\b(?:draft\w*|letter|lines|on paper|writ(?:e|ing) (?:it|something|a|down)|not send|unsent|tear up|notebook)\b/i,
      how: "First line what happened or what you miss, second that you're sorry or that you think of them, third: 'You don't have to answer.' Then leave it for a night and read it in the morning as if you were them.",
    },
    {
      say: 'Send one small hello',
      words:
        /\b(?:hello|hi|texts?|whatsapp|messag\w+|e-?mail|card|postcard|birthday|christmas|photo|picture|emoji|ring|call|phone|send (?:him|her|them)|something (?:small|light))\b/i,
      how: "Something true that needs no answer: 'I walked past the old bakery and thought of you, I hope you're well.' Leave the big matter out of it; that comes when they've written back.",
    },
    {
      say: "Name exactly what I'm sorry for",
      words:
        /\b(?:sorry|apolog\w+|own up|(?:name|admit|face|work out) (?:\w+ )?(?:what|to)|what i (?:did|said)|my (?:part|fault)|admit|responsib\w+|confess)\b/i,
      how: "Finish this one without a 'but': 'I'm sorry that I did this, and I see that it left you with that.' If an explanation wants in, put it on another sheet; it can wait until they ask.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:(?:asked|told) me (?:not to|to (?:leave|stop|stay))|no contact|not to contact|leave (?:him|her|them|me) alone|block(?:ed|s)|restrain\w*|(?:doesn'?t|don'?t) want (?:any )?(?:contact|to hear)|never wants? (?:me|to (?:see|hear|speak))\w*|respect (?:his|her|their) wish\w*)\b/i,
      say: "Then leave it for now: keeping to what they asked is the first thing they can trust again. Write it and keep it, so that it's there if they ever knock.",
    },
    {
      words:
        /\b(?:no answer|(?:won'?t|doesn'?t|don'?t|never|not|might not|if \w+ (?:don'?t|doesn'?t)) (?:answer|reply|replies|write back|read|open)\w*|ignor\w*|reject\w*|laughs?|bins? it|throws? it|slam\w*|silence|say(?:s)? no|shows? (?:it to )?everyone)\b/i,
      say: "They may not answer, and that would hurt. But people keep such a line and come back to it months later. Write it so that you'll be glad you sent it either way.",
    },
    {
      words:
        /\b(?:(?:his|her|their) fault|(?:he|she|they) started|why (?:should|is it always|do) (?:i|me|it)|always me|crawl\w*|grovel\w*|pride|proud|(?:he|she|they) should|both (?:to blame|sides|of us)|(?:as|just as) bad|(?:his|her|their|sister'?s|brother'?s) part in|takes two|(?:not|wasn'?t|isn'?t) (?:all )?(?:my|me)\b|not only me|wasn'?t (?:just|only) me|(?:he|she|they) hurt me|back down|other way round)\b/i,
      say: "You can be sorry for your part without signing for theirs. 'I'm sorry I shouted' says nothing about who began, and it's the one sentence they can't argue with.",
    },
    {
      words: /\b(?:too late|years|so long|too long|ages|decades?|out of the blue|after all this time)\b/i,
      say: "After a long time nobody expects the years to be explained. 'I should have written long ago, and I've thought of you' covers all of them.",
    },
    {
      words:
        /\b(?:worse|wrong (?:thing|words?|way)|open (?:old )?wounds?|old (?:fight|argument|row|stuff)|argu\w+|fight\w*|row|rows|good (?:with|at) words|misunderst\w+|stir\w*|excuses|drag\w*|relive|upset\w*)\b/i,
      say: "Leave out 'but', 'you also' and 'can we just forget it', and there's little left that can go wrong. If the old argument starts up, say: 'I only wanted to tell you this, let's leave it there today.'",
    },
    {
      words:
        /\b(?:deserv\w*|unforgivable|forgiv\w*|what i did|asham\w*|shame|monster|hate myself|face (?:him|her|them)|let off|guilt\w*|(?:terrible|bad|awful|rubbish|useless) (?:mother|mum|father|dad|parent|son|daughter|sister|brother|friend|person|man|woman|husband|wife|partner))\b/i,
      say: "An apology doesn't have to ask to be forgiven. It hands something back: yes, that happened, and it was mine. What they do with it can take its time, and it's right to say it all the same.",
    },
  ],
  ways: [
    "An apology that lands has four parts: what I did, what it did to you, no excuse, what I'll do differently. It fits in four sentences.",
    'Paper or a short message gives them time, and a call puts them on the spot. So begin with the one they can answer in their own hour.',
  ],
  exercise: 'unsent-letter',
};
