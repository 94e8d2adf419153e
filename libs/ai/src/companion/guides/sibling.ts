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
      say: 'All the work is mine',
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
      say: 'They never admit mistakes',
      words:
        /twist|\blie[sd]?\b|lying|unfair|wrong|fault|blame|nothing wrong|did nothing|does nothing wrong|believes?|sees?\b|admit|apolog|sorry|betray|behind my back|said it|said that|in front of|how (?:he|she|they)|denies|injustice|hypocri|selfish|cruel|mean\b|trust|money|stole|owes|respect|humiliat|laugh/i,
      to: 'unfair',
    },
  ],
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
    },
    {
      id: 'favourite',
      say: 'It was the grown-ups who made that difference, whether they knew it or not. But you were the ones who had to live with it, and it can go on hurting for a very long time.',
      ask: 'Which part did you get at home: the sensible one, the difficult one, another?',
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
    },
    {
      id: 'role',
      say: "Parts like that get handed out early, and families hold on to them. You can have become quite a different person, and as soon as you're all together, they treat you as the old one.",
      ask: "What would you do differently next time, if you didn't have to play that part?",
    },
    {
      id: 'blame',
      say: "Then there are two versions of the same thing, and each of you believes your own. You probably won't get them to agree with all of yours. Where it moves at all, it's often because somebody grants one point and still stands by the rest.",
      ask: 'Which point of theirs could you grant, if any?',
    },
    {
      id: 'partner',
      say: "Then somebody else came first, and nobody asked you. It's often easier to be angry with the new person than with your own brother or sister. And underneath you may simply miss them.",
      ask: 'What did the two of you have that was only yours?',
    },
    {
      id: 'parents',
      say: "Around parents the old questions come up again, above all when they're ill, separate or die. It looks as if it were about the house, or the money, or who was there. Often it's about who counted.",
      ask: 'If you take away the thing itself, what is it really about for you?',
    },
    {
      id: 'faded',
      say: "No quarrel and nobody to blame, only life getting in between. That kind is often the easiest to mend, and still it doesn't happen, because each believes that the other doesn't miss it.",
      ask: 'What do only the two of you still know, or laugh about?',
    },
    {
      id: 'asked',
      say: "Then that's their answer, even if they'd never put it that way. You can go on asking and being angry, or you can plan without them. The second is sad, but it may cost you less.",
      ask: 'What would you do differently if you took it as a no for good?',
    },
    {
      id: 'unasked',
      say: "You'd have liked them to see it for themselves, and it's unfair to have to do the work and then the asking too. Still, a plain request is harder to overlook than a hint.",
      ask: "What's the first thing you could ask for, with a day attached?",
    },
  ],
};
