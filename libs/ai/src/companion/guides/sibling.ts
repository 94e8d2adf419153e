import type { Guide } from '../guide.ts';

export const SIBLING: Guide = {
  id: 'sibling',
  title: 'My brother or sister',
  words:
    /\b(?:(?:step|half)?-?(?:brother|sister)s?(?! in law|-in-law)(?:'s)?|siblings?|(?:my|a) twin|golden (?:boy|child|girl)|(?:oldest|eldest|youngest) of (?:two|three|four|five|six|us)|i was the (?:eldest|oldest|youngest)|our parents'?|(?:shared?|same) (?:a )?(?:bunk bed|childhood)|inheritance)\b/i,
  situations: ['sibling-conflict'],
  tone: 'hard',
  acks: [
    "A brother or sister can hurt you in ways that others can't, because they've known you for so long.",
    "You don't choose a brother or sister, and you can't easily get away from one either.",
    'Things between brothers and sisters go back a long way, so even something small can hurt a lot.',
  ],
  ask: 'What stings most in it?',
  ways: [
    {
      say: "That it's all left to me",
      words:
        /left to me|lift(?:s)? a finger|(?:all|everything) (?:by )?(?:myself|on me|alone)|do it all|always me\b|only one who|look(?:s|ing)? after|takes? care|(?:doesn'?t|don'?t|won'?t|never) help|responsib|no help|on my own/i,
      to: 'left',
    },
    {
      say: 'That they were always preferred',
      words:
        /favou?rite|prefer|darling|golden|gets? everything|takes? (?:her|his|their) side|take(?:s|n)? sides|clever one|pretty one|good one|jealous|compar|always (?:been )?(?:the|mum|mom|dad|better)|more than me|better than me|spoil|attention|adore|perfect|inherit|the will\b|(?:mum|mom|mother|dad|father|parents|they) (?:always )?(?:believes?|takes?|prefers?|loves?|favou?rs?|defends?|helps?) (?:him|her|them)/i,
      to: 'favourite',
    },
    {
      say: 'That we were close once',
      words:
        /close\b|\bmiss|best friend|used to|once (?:were|was|had)|told each other|how it was|lost (?:him|her|them|my|their)|gone\b|distance|stranger|far apart|don'?t know (?:him|her|them)|no longer|not (?:talking|speaking)|silence|shut(?:s|ting)? me out|without (?:him|her)|left out|not invited/i,
      to: 'close',
    },
    {
      say: "That they won't see their part",
      words:
        /twist|\blie[sd]?\b|lying|unfair|wrong|fault|blame|nothing wrong|did nothing|does nothing wrong|believes?|sees?\b|admit|apolog|sorry|betray|behind my back|said it|said that|in front of|how (?:he|she|they)|denies|injustice|hypocri|selfish|cruel|mean\b|trust|money|stole|owes|respect|humiliat|laugh/i,
      to: 'unfair',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'unfair',
      say: "It's hard to put anything right with somebody who doesn't see what they did. And with a brother or sister the old things come in as well: who was believed, who always had to give in.",
      ask: "If somebody asked them, what would they say it's about?",
      ways: [
        {
          say: "That I'm too sensitive",
          words:
            /sensitiv|dramat|jealous|joke|exaggerat|difficult|crazy|hysteric|always been|overreact|moody|bitter|envious|spoilt|spoiled|the way i am|typical|(?:i'm|i am) (?:just )?(?:being )?(?:too|so|a |an |the )/i,
          to: 'role',
        },
        {
          say: 'That I started it',
          words:
            /started|my fault|i (?:attack|hurt|broke|did|said|was the one|left|ignored|let|never|didn'?t|abandon|betray)|(?:i'm|i am) (?:to blame|the one|wrong|selfish)|blame|because of me/i,
          to: 'blame',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'favourite',
      say: 'It was the grown-ups who made that difference, whether they knew it or not. But you were the ones who had to live with it, and it can go on hurting for a very long time.',
      ask: 'Which part did you get at home: the sensible one, the difficult one, another?',
      otherwise: 'role',
    },
    {
      id: 'close',
      say: "It hurts to lose somebody who's still there and could call at any time. Other people hardly see it as a loss, so you're alone with that too.",
      ask: 'When did it begin to change, as you see it?',
      ways: [
        {
          say: 'When somebody else came along',
          words:
            /married|wedding|husband|wife|boyfriend|girlfriend|partner|met\b|new (?:man|woman|friends|guy)|fianc|in-?laws?|(?:his|her) kids|since (?:he|she) (?:has|had|got|is)|baby/i,
          to: 'partner',
        },
        {
          say: 'Around our parents',
          words:
            /\b(?:mum|mom|mother|mama|dad|father|papa|parents?|nan|gran\w*)\b|funeral|will\b|inherit|house\b|care\b|estate|died|death|divorce|as (?:kids|children)/i,
          to: 'parents',
        },
        {
          say: 'It just faded',
          words:
            /fade|slow|drift|never (?:a|had a|any) (?:fight|row|quarrel|argument)|no (?:fight|reason|idea)|life\b|somehow|gradual|bit by bit|moved|move\b|work\b|busy|over the years|just happened|don'?t know|distance|grew apart/i,
          to: 'faded',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'left',
      say: "In families the work often goes to whoever just does it. That isn't fair, even if nobody ever decided it, and the others may not even see how much it is.",
      ask: 'What have you asked them for so far, in so many words?',
      ways: [
        {
          say: 'Nothing directly',
          words:
            /nothing|not (?:directly|really|in)|never (?:really )?(?:asked|said)|haven'?t|hint|shouldn'?t have to|should (?:see|know|offer)|see it (?:themsel|himself|herself)|didn'?t (?:ask|say|want to ask)|too proud|not yet/i,
          to: 'unasked',
        },
        {
          say: 'Often, and nothing comes',
          words:
            /hundred|times|often|always (?:has|have|an)|begg?ed|excuse|asked|told|yes\b|clearly|everything|constantly|again and again|help|to (?:visit|call|pay|drive|come|take|share|do)|refus|promis|\bsent\b|repl(?:y|ied)/i,
          to: 'asked',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'any',
      say: "With a friend you could have let it cool by now, or let it go. With a brother or sister that's harder: there's the rest of the family, and there are all the years you share.",
      ask: 'How are you with each other at the moment?',
      ways: [
        {
          say: 'We fight every time',
          words:
            /fight|shout|argu|explo|bicker|row\b|rows\b|scream|yell|each time|every time|snap|insult|loud|at each other'?s/i,
          to: 'fights',
        },
        {
          say: 'We are silent',
          words:
            /silen|don'?t (?:speak|talk|answer|see)|doesn'?t (?:speak|talk|answer|call|reply)|block|no contact|not (?:speaking|talking|on speaking)|nothing\b|cut off|ignor|ghost|won'?t (?:speak|talk|answer)|haven'?t (?:spoken|talked|seen|heard)|never (?:speak|talk|call)|estranged|not at all/i,
          to: 'silence',
        },
        {
          say: 'Polite, on the surface',
          words:
            /polite|civil|friendly|surface|pretend|small talk|birthdays?|christmas|weather|colleague|cold|formal|nice enough|distant|ok(?:ay)?\b|fine\b|superficial|careful|awkward|normal|only (?:about|when|text)|practical|logistics/i,
          to: 'polite',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'any2',
      say: "A brother or sister knows parts of your life that hardly anybody else knows. So what they say about it, or don't say, counts for more than it would from others.",
      ask: 'What do you wish they would say?',
      ways: [
        {
          say: 'That they miss me',
          words:
            /miss|need(?:s)? (?:me|his|her|their|you)|love|want(?:s)? (?:me|to see)|like me back|back in (?:his|her|their)|care\b|come (?:over|home|round)|how are you|close again|proud|important/i,
          to: 'miss',
        },
        {
          say: 'Sorry, or that I was right',
          words:
            /sorry|apolog|wrong|right\b|it was like that|saw it|see it|admit|truth|believe|fault|mistake|forgive|understand|should have|shouldn'?t have|responsib|regret|thank|it happened|unfair|hurt me/i,
          to: 'signed',
        },
      ],
      otherwise: 'any3',
    },
    {
      id: 'any3',
      say: "You can't make them say anything. What you can decide is how much contact you want, and what it should be like.",
      ask: 'What could you live with: how often, where, for how long?',
      otherwise: 'dose',
    },
    {
      id: 'role',
      say: "Parts like that get handed out early, and families hold on to them. You can have become quite a different person, and as soon as you're all together, they treat you as the old one.",
      ask: "What would you do differently next time, if you didn't have to play that part?",
      otherwise: 'step',
    },
    {
      id: 'blame',
      say: "Then there are two versions of the same thing, and each of you believes your own. You probably won't get them to agree with all of yours. Where it moves at all, it's often because somebody grants one point and still stands by the rest.",
      ask: 'Which point of theirs could you grant, if any?',
      otherwise: 'talk',
    },
    {
      id: 'partner',
      say: "Then somebody else came first, and nobody asked you. It's often easier to be angry with the new person than with your own brother or sister. And underneath you may simply miss them.",
      ask: 'What did the two of you have that was only yours?',
      otherwise: 'reach',
    },
    {
      id: 'parents',
      say: "Around parents the old questions come up again, above all when they're ill, separate or die. It looks as if it were about the house, or the money, or who was there. Often it's about who counted.",
      ask: 'If you take away the thing itself, what is it really about for you?',
      otherwise: 'talk',
    },
    {
      id: 'faded',
      say: "No quarrel and nobody to blame, only life getting in between. That kind is often the easiest to mend, and still it doesn't happen, because each believes that the other doesn't miss it.",
      ask: 'What do only the two of you still know, or laugh about?',
      otherwise: 'reach',
    },
    {
      id: 'asked',
      say: "Then that's their answer, even if they'd never put it that way. You can go on asking and being angry, or you can plan without them. The second is sad, but it may cost you less.",
      ask: 'What would you do differently if you took it as a no for good?',
      otherwise: 'columns',
    },
    {
      id: 'unasked',
      say: "You'd have liked them to see it for themselves, and it's unfair to have to do the work and then the asking too. Still, a plain request is harder to overlook than a hint.",
      ask: "What's the first thing you could ask for, with a day attached?",
      otherwise: 'talk',
    },
    {
      id: 'silence',
      say: 'The longer it lasts, the harder it gets to be the first to speak. It can also be a rest that you needed. From outside nobody can tell which of the two it is.',
      ask: 'What does the silence give you, and what does it cost you?',
      otherwise: 'columns',
    },
    {
      id: 'polite',
      say: "It keeps the peace, as long as nobody touches certain subjects. And it's tiring, because you have to watch every word with somebody who knows you that well.",
      ask: 'What are the two of you not talking about?',
      otherwise: 'talk',
    },
    {
      id: 'fights',
      say: "Fights like that usually go the same way each time: the same remark, the same answer, and after a minute you're both children again. Having the better argument hardly helps there.",
      ask: 'What does it usually start with?',
      otherwise: 'step',
    },
    {
      id: 'signed',
      say: "It would mean that somebody who knows you says you aren't making it up. They may never say it, often because too much of their own hangs on it. What happened is true all the same.",
      ask: 'Which moment would it have to be about, above all?',
      otherwise: 'letter',
    },
    {
      id: 'miss',
      say: "For that somebody has to go first and show that they need the other. In many families that's hard to do, so both wait, and each takes the other for cold.",
      ask: 'What is the lightest message you could send, one that asks for nothing?',
      otherwise: 'reach',
    },
    {
      id: 'talk',
      say: "If you want to say it, pick a time when there's no audience, and bring only this one thing. Starting with 'I' and not with 'you always' makes it easier to hear.",
      exercise: 'prepared-talk',
    },
    {
      id: 'step',
      say: "They'll probably do what they've always done, and you can't change that. You can change your own part, and it needn't be clever: a 'hm', a trip to the kettle, a question about something else. It's hard to go on when the other one doesn't join in.",
      exercise: 'if-then-plan',
    },
    {
      id: 'reach',
      say: "You can send something small without a word about all the rest: a photo, an old joke, 'do you remember'. It doesn't mean that everything's forgiven. It only shows that you thought of them.",
      exercise: 'small-step',
    },
    {
      id: 'columns',
      say: "Put both sides on paper, with what each would cost you. It needn't be for ever, this year is long enough. Once it's decided, you won't have to go over it every night.",
      exercise: 'two-columns',
    },
    {
      id: 'letter',
      say: "You can put it on record yourself, in full, with every detail you remember. On paper nobody interrupts you or says that it wasn't like that.",
      exercise: 'unsent-letter',
    },
    {
      id: 'dose',
      say: "Being related doesn't mean that you owe a certain amount of time. Two hours in a café with a fixed end may do you both more good than three days in one house. You can decide that beforehand and needn't explain it.",
      exercise: 'if-then-plan',
    },
  ],
};
