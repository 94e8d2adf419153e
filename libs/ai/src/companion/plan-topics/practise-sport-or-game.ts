import type { PlanTopic } from '../plan-topic.ts';

export const PRACTISE_SPORT_OR_GAME: PlanTopic = {
  id: 'practise-sport-or-game',
  title: 'A sport or a game',
  words:
    /\b(?:chess|football|soccer|rugby|cricket|tennis|ping pong|badminton|squash|padel|pickleball|netball|basketball|volleyball|hockey|golf|bowls|bowling|darts|snooker|play pool|climb(?:ing)?(?! the walls)|boulder(?:ing)?|surf(?:ing)?|skat(?:e|ing|eboard\w*)|ski(?:ing)?|judo|karate|boxing(?! (?:up|day))|taekwondo|jiu ?jitsu|bjj|martial arts?|fencing|archery|(?:competitive|club|start) rowing|rowing (?:club|again|team)|kayak\w*|sailing|horse ?riding|bridge (?:club|evening)|mahjong|the go club|scrabble|poker|dungeons|d&d|e-?sports|handball|baseball|softball|frisbee|parkour|gymnastics|triathlon|sports?|(?:join|find) (?:a|the) (?:\w+ )?(?:team|club)|first team|free throws|my (?:serve|backhand|swing|putting)|five[- ]a[- ]side|five a side|sunday league|roller derby|petanque|boules)\b/i,
  kind: 'often',
  aim: 'practise your sport or game',
  acks: [
    'It gets easier the moment somebody expects you there. Most people who keep a game up do it at least half for the company.',
    'The ones who get better take one small thing, ten minutes on purpose, and then just play. All drill makes people stop, all play leaves them where they are.',
    "Clubs and regulars are fonder of newcomers than newcomers think: without new faces there's soon nobody to play with.",
  ],
  heavy: [
    "Walking in as the new one, the slow one or the one who's been away is the hardest bit of any game. It lasts until somebody says 'your turn'.",
    "A game can stop being one when you're cross with yourself over it. One evening where the only aim is to enjoy it often brings a good bit back.",
    "After a gap, the head remembers how it used to go, and that stings. You needn't get back to that; you start from today, and the liking returns before the form does.",
  ],
  ask: 'Which of these would be the easiest way in?',
  steps: [
    {
      say: 'Ask a club whether I can try',
      words:
        /\b(?:club|team|try ?outs?|taster|join|new ?comers?|beginners?|trial|training session|climbing (?:wall|hall|gym)|centre|coach|lessons?|go along)\b/i,
      how: "Write: 'I'd like to come and try once, I'm not in practice. When do you meet, and what should I bring?' Then be there ten minutes early: it's easier to be greeted than to walk into a crowd.",
    },
    {
      say: 'Ten minutes on one weak spot',
      words:
        /\b(?:ten min\w*|10 min\w*|weak(?:ness| spot)?|puzzles?|drills?|practi[sc]e (?:my|the|a)|(?:my|the) (?:serve|openings?|endgames?|backhand|swing|grip|footwork|free throws?|passing)|against (?:the|a) (?:wall|garage)|alone|by myself|on my own|at home)\b/i,
      how: 'Choose one thing only: five chess puzzles, fifty passes against a wall, the same serve or hold again and again. Count how often you did it, not how often it worked.',
    },
    {
      say: 'Fix a game with one person',
      words:
        /\b(?:friend|mate|brother|sister|text|a (?:game|match|round)|(?:go|play) with|play (?:a|my|against)|someone|somebody|partner|colleague|invite)\b/i,
      how: "Write: 'Fancy a game this week?', with a day and a place in the same message. A date with a person holds better than a resolution, and being rusty together is half the fun.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:knees?|(?:my|bad|dodgy|sore) (?:back|heart|hips?)|shoulder|injur\w*|hurts?|pain\w*|ankle|wrist|operation|surgery|asthma|diabet\w*)\b/i,
      say: "Then ask first, a physio or the doctor: 'I'd like to play again, what may I do and what not yet?' And tell the people you play with; most games have a gentler form, and coaches like to hear it beforehand.",
    },
    {
      words:
        /\b(?:worst|star(?:e|ing)|better than me|so much better|embarrass\w*|laugh\w*|judg\w+|rubbish|useless|not good enough|last (?:one )?picked|let (?:\w+ )?(?:team )?down|slow one|everyone (?:else )?(?:is|will)|too bad|asham\w*|look stupid|in shorts)\b/i,
      say: "Somebody has to be the newest, and it's never for long. Others look at you for about a minute, then at their own hands. Say it at the door, 'I'm rusty', and ask for the group that plays for fun.",
    },
    {
      words:
        /\b(?:unfit|out of shape|too old|at my age|i'?m \d\d|overweight|fat|too heavy|out of breath|stamina|fitness|too late)\b/i,
      say: "You get fit from playing, not before it. Look for walking versions, over-forties, or a social evening, and take ten minutes of it with a rest on the bench: that's allowed, nobody counts.",
    },
    {
      words:
        /\b(?:know (?:any ?one|nobody|no one)|shy|(?:go|going|turn(?:ing)? up|there|all) alone|strangers|social anxiety|anxi\w*|nervous|walk(?:ing)? in|scared|clique\w*)\b/i,
      say: "Write ahead and get one name: 'Who do I ask for when I come?' Then there's a person at the door and not a room. The nice thing about a game is that one needn't make conversation.",
    },
    {
      words:
        /\b(?:no time|(?:don'?t|haven'?t|never) (?:have |got |any |the |enough )+time|not enough time|when (?:am i|though|exactly|should i|would i|do i)|too busy|so busy|always busy|i'?m busy|shifts|shift work|(?:two|three) jobs|full[- ]?time|i work\b|work (?:nights|late|all|long|until|till|full)|(?:two|three|four|small|little|young|have|got|with) (?:\w+ )?(?:kids|children|toddlers?)|kids (?:don'?t|won'?t|never|need|take|eat|keep|always)|by the time|tired|exhausted|knackered|shattered|no energy|too far|far away|no car|partner (?:minds|hates))\b/i,
      say: 'Then ask for the other slot, most clubs have a weekend or a late one, and once a fortnight is a real rhythm. In between, ten minutes at home on one thing: a puzzle, a grip, a ball against the wall.',
    },
    {
      words:
        /\b(?:angry|los(?:e|ing)(?! weight)|i lost|temper|rage|tilt|cross with|competitive|nerves|choke|pressure)\b/i,
      say: "Set yourself an aim that doesn't depend on winning: one good pass, no rushed move, one risk taken. After losing, first a drink of water, then one thing that went well, and the analysis tomorrow.",
    },
    {
      words:
        /\b(?:cost\w*|afford|money|expensive|price\w*|fees?|pay|(?:no|need|new|right|proper) (?:\w+ )?(?:kit|shoes|gear|equipment)|£|\$)/i,
      say: "The first time is often free, and clubs lend the gear. Ask about reduced fees plainly, 'Is there a lower rate?', they have one more often than they say, and old kit comes cheap from people who've stopped.",
    },
    {
      words:
        /\b(?:no progress|plateau|not getting better|stuck at|rating|motivation|bored|gave up|given up|tried before|always stop|what'?s the point|no point)\b/i,
      say: 'Try fewer things: one weak spot for three weeks, and let somebody better look at you for ten minutes. And play some of it with people who make you laugh, form follows that more often than the other way round.',
    },
  ],
  ways: [
    'Ten minutes on one weak spot, then a game for fun. One thing at a time, for some weeks.',
    'Put the next date in before you leave: say to somebody there when you will be back.',
  ],
};
