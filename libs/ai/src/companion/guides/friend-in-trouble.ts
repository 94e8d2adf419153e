import type { Guide } from '../guide.ts';

export const FRIEND_IN_TROUBLE: Guide = {
  id: 'friend-in-trouble',
  title: 'A friend in trouble',
  words:
    /\b(?:how (?:do|can) i help|worried about|(?:my|a|best) (?:friend|mate)\b.*\b(?:drink\w*|divorc\w*|depress\w*|cancer|hospital|struggl\w*|crying|help)|(?:my|a|best|closest|old) (?:friend|mate)(?:'s| has| is| was| hasn't| got| keeps| won't)|eating disorder|worried sick)\b/i,
  situations: ['friend-in-trouble', 'helped-someone'],
  tone: 'hard',
  acks: [
    "Whatever they're going through, you haven't looked away.",
    'Being there for somebody matters, and most of it is never seen by anybody else.',
  ],
  ask: 'Which part of it stays with you most?',
  ways: [
    {
      say: 'I was able to help',
      words:
        /(?:was|be|being|been|of|some) (?:of )?(?:some |any )?use\b|glad|felt (?:good|nice|great|warm|useful)|thank|smil|grateful|happy|needed\b|proud|(?:her|his|their) (?:relief|joy|laugh)|made (?:her|his|their|my) day|hug(?:ged)?\b|i could help|helped (?:him|her|them)\b|able to help|useful|good feeling|reliev|saved\b|l(?:i|igh)t(?:ed)? up|made a difference|appreciat|kindness|nice to\b|the (?:apple|cake|hug|laugh|smile)|it (?:worked|helped)|laughed|touched|moved me|lovely|\bjoy\b|shoulders up|walk(?:ed)? away (?:happy|lighter|with)|eyes l|better (?:after|when)|calmer|seeing (?:him|her|them) (?:\w+ )?(?:smile|laugh|eat|happy)|(?:her|his|their) (?:face|eyes) when|lights? went on|the look on/i,
      to: 'glad',
    },
    {
      say: "I'm worn out by it",
      words:
        /wear|worn|exhaust|tired|drain|burn(?:ed|t)? out|can.?t (?:hear|take|any ?more|anymore|keep|do it|cope|carry)|years of|months of|no (?:strength|energy|time)|too much\b|fed up|heavy|overwhelm|every (?:night|day|evening)|midnight|late.night|my own (?:life|kids|family|problems|stuff)|resent|annoy|irritat|stress|sick of|nothing left|left to give|don.?t want to (?:hear|pick|answer)|burden|drag|costs?\b|all the time|constant|always (?:me|there|on call)|responsib|taking over|consum|selfish|guilt|one.?sided|endless|again and again|patience|my limit|my (?:life|own)\b|much longer|how long i|for ever|forever|can.?t do this|no end|at my (?:limit|end)|get up for|empty\b|energy|how much|takes (?:it|a lot)/i,
      to: 'worn',
    },
    {
      say: "I don't know what to do",
      words:
        /(?:don.?t|didn.?t|no|not) (?:know|clue|idea|sure)|what (?:to|can|should|could|do) |how (?:to|can|do|i can) |right (?:thing|words?)|helpless|powerless|nothing i (?:do|say|can)|can.?t (?:help|do|fix|reach)|worse\b|make a difference|(?:won.?t|doesn.?t|not) (?:take|accept|want|let) |whether i|should i|if i (?:did|said|should)|enough|useless|not being able|unable|do anything|\bfix\b|stuck|say something|\bwords\b|mistake|interfere|step in|my place|get through|reach (?:him|her|them)|convince|listen|refus|stubborn|advice|the right|wrong|support|there for (?:him|her|them)|did i\b|too hard|push(?:ed)?\b|said too|have i\b|if only i|should(?:n.?t)? have|blame|my fault|guess(?:ing)?\b/i,
      to: 'what',
    },
    {
      say: "I'm scared for them",
      words:
        /scar(?:ed|y)|afraid|fear|fright|worr(?:y|ied|ying)|lie awake|awake|panic|what if|phone (?:rings|call)|might (?:die|happen|lose|go)|will (?:die|happen|lose)|going to (?:die|happen|lose|end)|dying|die\b|lose (?:him|her|them)|anxious|dread|terrified|so thin|happen to|losing|thought of|bruise|danger|\bsafe\b|hospital|how (?:thin|grey|pale|bad|ill|quiet|small)|getting worse|suicid|\bkill|harm|overdose|drink|drugs|disappear|relapse|back to (?:him|her)|what (?:will|happens|comes)|\balone\b|(?:he|she|they) looked|won.?t make it|make it through|through the (?:winter|night|week)|not (?:survive|come|recover|make)|survive|end up|give up|given up|(?:do|does) something/i,
      to: 'scared',
    },
  ],
  nodes: [
    {
      id: 'scared',
      say: "It's exhausting to be scared for somebody, because you care so much about what happens and can't decide it. So your head goes over it again and again, mostly at night.",
      ask: 'Who else knows how things are with them?',
      ways: [
        {
          say: 'I promised to tell nobody',
          words:
            /promis|sw[eo]re?\b|sworn|secret|confiden|not allowed|can.?t tell|mustn.?t|never forgive|trusts? me|asked me not|don.?t tell|between us|not supposed|trusted me|in confidence/i,
          to: 'secret',
        },
        {
          say: 'Only me, I think',
          words:
            /only (?:me|i)\b|just me|\bnobody\b|\bno ?one\b|the only one|\bonly one|\bme\b|none\b|(?:hardly|barely) any|all alone with|nobody knows|just (?:us|the two)|between (?:the two of )?us|stays between/i,
          to: 'only-me',
        },
        {
          say: 'There are others',
          words:
            /others?\b|sister|brother|\bmum\b|\bmom\b|mother|father|\bdad\b|parents|famil|wife|husband|partner|boyfriend|girlfriend|friends?\b|everyone|every ?body|doctor|therap|work\b|colleagues?|group|some of|all of|hospital|kids|son\b|daughter|teacher|social|\bex\b|knows?\b|neighbou?rs?\b|room ?mate|flatmate|cousin|mates?\b|team\b|pastor|priest|a few\b|two of (?:us|them|her|his|our)|couple of|aunt|uncle|grand/i,
          to: 'others',
        },
      ],
    },
    {
      id: 'only-me',
      say: "That's a lot for one person. When nobody else knows, every decision feels as if everything depended on you, and you can't ask anyone whether you see it right.",
      ask: 'If you let one more person in on it, who would it be?',
      ways: [
        {
          say: "I can't, I gave my word",
          words:
            /promis|\bword\b|sw[eo]re?\b|sworn|secret|confiden|trusts? me|betray|can.?t\b|not allowed|never forgive|nobody|no ?one/i,
          to: 'secret',
        },
        {
          say: 'Family, or another friend',
          words:
            /family|sister|brother|mum|mom|mother|dad|father|parents|wife|husband|partner|friend|cousin|aunt|uncle|neighbo|colleague/i,
          to: 'share',
        },
        {
          say: 'A doctor or a helpline',
          words:
            /doctor|\bgp\b|therap|helpline|hotline|counsel|nurse|professional|social worker|teacher|priest|pastor|advice/i,
          to: 'share',
        },
      ],
    },
    {
      id: 'secret',
      say: "You promised that before you knew how heavy it would get. You can keep what they told you to yourself. But when somebody's safety is at stake, no friend can promise to stay silent, and you're allowed to say so.",
      ask: 'What could you say to them openly, so that nothing happens behind their back?',
    },
    {
      id: 'others',
      say: "So you aren't the only one who knows, even if that doesn't always mean help. In such a group it often happens that each worries at home and thinks that one of the others is dealing with it.",
      ask: 'Which part of it could somebody else take on?',
    },
    {
      id: 'what',
      say: "There may not be one right thing to do. People who've been through a bad time seldom talk about good advice afterwards. They remember who came, who listened and who didn't disappear.",
      ask: "What's your biggest worry about it?",
      ways: [
        {
          say: 'My help is refused',
          words:
            /(?:won.?t|don.?t|doesn.?t|can.?t|refus\w*|not|never) (?:to )?(?:even )?(?:take|accept|want|let|listen|see|admit|talk|open|go to|any help)|refus|push(?:es)? (?:me )?away|shut(?:s)? (?:me |down)|says? (?:he|she|they)?.?(?:'s|'re|is|are)? ?fine|changes the subject|stubborn|proud|denial|reject|ignore|pulls? away|withdraw|shuts? (?:down|off|out)|\bclam|\bwall\b|won.?t\b|doesn.?t (?:answer|reply|open|want|see)|hates? (?:help|it when)|pride|independent|shut down|manage|on (?:his|her|their) own|doesn.?t need|don.?t need|i'?m fine|nothing'?s wrong|laughs it off|joke/i,
          to: 'wont',
        },
        {
          say: "That it's not enough",
          words:
            /enough|more\b.*\b(?:do|doing|could|should)|(?:do|doing|should|could)\b.*\bmore\b|miss(?:ing)? (?:a|the|some)|too late|too little|sign\b|when it counts|fail|let (?:him|her|them) down|useless|helpless|no difference|can.?t (?:fix|change|save|help)|change anything|makes? (?:no|any)|\bfix|\bsave\b|can.?t (?:do|be there|take)|far away|distance|powerless|change\b|abandon|forget|not (?:be )?there|should(?:'ve| have)|look back|later\b|regret|blame|responsib|fault/i,
          to: 'enough',
        },
        {
          say: 'Doing or saying it wrong',
          words:
            /wrong|worse|hurt|foot in|nosy|push(?:y|ing)|intrud|interfer|stupid|offend|upset|clumsy|patroni|pry|tactless|bother|overstep|too much|awkward|cry|lose (?:him|her|them)|say(?:ing)? something|silence|trigger|remind|break(?:ing)? down|tears|sound(?:ing)?\b|\bseem|platitude|lectur|misunderst|\bscar|pressure|annoy|embarrass|\brude|friendship|\btrust|judg|thinks? i'?m|preach|condescend|pity|cold\b|careless|react/i,
          to: 'wrong',
        },
      ],
    },
    {
      id: 'wrong',
      say: "A clumsy sentence is usually forgiven, and staying away hurts more. Something small and definite is easier to accept than 'let me know if you need anything': soup on Thursday, the dog walked, a lift there and back.",
      ask: 'What small, definite thing could you offer?',
    },
    {
      id: 'wont',
      say: "It's hard to watch somebody refuse help. There's usually a reason they don't say: shame, pride, fear of what comes next, or wanting to decide at least this for themselves. Pushing mostly makes them argue for leaving it as it is.",
      ask: 'What do they say when you bring it up?',
    },
    {
      id: 'enough',
      say: "You'll probably never feel that it's enough, because you measure it against the size of their trouble. One friend can't make that go away. What you do can still mean a lot to them, even if you see little of it.",
      ask: 'What would you tell somebody else who was doing exactly what you do?',
    },
    {
      id: 'worn',
      say: "You can be worn out by something that isn't happening to you. Often there's irritation in it too, or a wish that it would simply stop, and then guilt for wishing it. Most people who stand by somebody for long know that.",
      ask: 'What takes the most out of you?',
      ways: [
        {
          say: 'That nothing changes',
          words:
            /nothing (?:changes|helps|works|happens|i do)|same (?:story|thing|problem|mess|again)|circles|(?:not|never|doesn.?t|won.?t|don.?t) (?:\w+ )?(?:get|gets|getting|change|changes|do|listen|leave|leaves|try|stop|better|any of|take)\b|still (?:stays|with|drinks|goes|does)|back to|again and again|over and over|hopeless|stuck|no (?:progress|end)|watching|worse|complain|excuses?|advice|won.?t|refus|no change|pointless|useless|helpless|repeat|relaps|talks? about (?:him|her|it|the same)|yes,? yes|opposite|does(?:n.?t)? (?:it )?anyway|ignores|promises|says? (?:he|she|they)(?:'ll| will)|again\b|always the same|same\b|goes back/i,
          to: 'nothing',
        },
        {
          say: "There's no room left for me",
          words:
            /room|my (?:own|life|family|kids|sleep|evenings?|job|work)|\bown\b|calls?\b|phone|midnight|night|hours?\b|available|always (?:there|on|me|having)|on call|how i am|about (?:her|him|them)\b|one.?sided|never (?:once )?asks?|\btime\b|every (?:minute|day|evening|single)|on top of|listening|responsib|energy|sleep|emotion|messages|texts|needs?\b|needy|demand|guilt|worry|juggl|\bwork|pressure|money|driv|being (?:strong|the one)|nobody asks|alone with|toddler|full.?time|baby|kids|children|parents|household|studies|exams?|illness|my\b/i,
          to: 'own',
        },
      ],
    },
    {
      id: 'nothing',
      say: "Whether they get out of it isn't in your hands, however well you argue. What you can do is stay somebody they can come to, without a lecture. That's worth a lot, and you don't have to do it at every hour.",
      ask: 'What could you do together that has nothing to do with the problem?',
    },
    {
      id: 'own',
      say: "So your own life has had to wait, and because theirs seems worse, you don't feel you can say so. That works for a while, and then you begin to dread the calls. A limit set before that is kinder to both of you.",
      ask: 'Which hour or evening would you like to have back first?',
    },
    {
      id: 'glad',
      say: "That's a good thing to be left with. You were there when somebody needed it, and you could see that it did something.",
      ask: 'What exactly did you see or hear in that moment?',
    },
    {
      id: 'share',
      say: "Two who know can take turns, and can tell each other when one of them worries too much or too little. Say it to your friend first: 'I'm worried, and I don't want to be the only one who knows.' Where there's danger, get help first and explain later.",
      exercise: 'prepared-talk',
    },
  ],
};
