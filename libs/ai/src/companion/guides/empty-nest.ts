import type { Guide } from '../guide.ts';

export const EMPTY_NEST: Guide = {
  id: 'empty-nest',
  title: 'A child who moved out',
  words:
    /\b(?:mov(?:ed|es|ing|e) out|left home|leav(?:es|ing) home|uni|university|college|empty (?:room|nest|house|bedroom)|(?:his|her) (?:old )?(?:room|bedroom)|last one|youngest|dorm|halls|too much food|set the table)\b/i,
  situations: ['empty-nest'],
  tone: 'hard',
  acks: [
    'After so many years of somebody coming and going, the house is very quiet.',
    'You can be proud of them and miss them terribly, both on the same evening.',
    "It's a real loss, even if people only tell you that you'll have time now.",
  ],
  ask: 'Where does it catch you most?',
  ways: [
    {
      say: 'When the phone stays silent',
      words:
        /phone|\bcalls?\b|call me|ring|message|text|whatsapp|write|online|not knowing|hear from|e-?mail|no news|how (?:he|she|they)(?:'s|'re| is| are)/i,
      to: 'phone',
    },
    {
      say: 'At the door of their room',
      words:
        /\b(?:bed)?room\b|\bbed\b|\bdoor|in there|(?:his|her|their) (?:things|stuff|clothes|smell|pillow|desk|posters|toys)|upstairs|landing|wardrobe|smell/i,
      to: 'room',
    },
    {
      say: 'At the table',
      words:
        /table|cook|dinner|breakfast|lunch|supper|\beat|meal|supermarket|shopping|kitchen|food|fridge|cereal|evening|sunday roast/i,
      to: 'table',
    },
    {
      say: "When I wonder what I'm for now",
      words:
        /\bfor now\b|need(?:s|ed)? me|purpose|use(?:less|ful)|who i am|what to do|weekend|saturday|sunday|myself|meaning|point of|free time|pointless|nothing to do|without (?:him|her|them)|my life|my days|job (?:is )?done|redundant|retire/i,
      to: 'for',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'room',
      say: "It's hard to walk past a room that still looks as if they'd be back by supper. You can shut the door, or sit in there for a while. There's no date by which it has to become something else.",
      ask: 'What in there gets to you most?',
      otherwise: 'thing',
    },
    {
      id: 'table',
      say: "Meals were when you saw each other, day after day, for years. So that's where you notice who is missing, and in the shop beforehand too.",
      ask: 'Who sits at that table now?',
      ways: [
        {
          say: 'Just me',
          words:
            /just me|only me|^me\b(?! and)|alone|by myself|on my own|nobody|no ?one|myself|one person|the cat/i,
          to: 'just-me',
        },
        {
          say: 'The two of us',
          words:
            /two of us|husband|wife|partner|boyfriend|girlfriend|(?:him|her) and (?:me|i)\b|(?:me|i) and (?:him|her)\b|the (?:two|both)|we\b|us\b/i,
          to: 'two',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'phone',
      say: "When you hear nothing, it's easy to fill the gap with worries. Usually silence from a child who has left home means that they're busy and things are going all right. Knowing that doesn't keep you from looking at the phone.",
      ask: 'What would you most like to hear from them?',
      ways: [
        {
          say: 'That they miss home a little',
          words:
            /miss|think(?:s|ing)? of|matter|need(?:s)? me|love|thank|come (?:home|back)|home(?:sick)?\b|important to/i,
          to: 'miss-me',
        },
        {
          say: 'Anything, how their day was',
          words:
            /anything|how (?:he|she|they|it|things|(?:his|her|their) day)|\bok\b|okay|all right|fine\b|safe|happy|photo|picture|story|lunch|eat|day\b|little|what (?:he|she|they)|well\b|hello|good (?:morning|night)|details/i,
          to: 'small-news',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'for',
      say: "For years your days were arranged around somebody who needed you. Now the time is free, and it can feel as if you'd lost a job you were good at.",
      ask: "What did you always say you'd do when there was time?",
      ways: [
        {
          say: 'I never thought that far',
          words:
            /never (?:thought|said|planned|had)|no (?:plan|idea)|nothing|didn'?t (?:think|plan|say)|don'?t know|not sure|idk|can'?t (?:remember|think)|forgot/i,
          to: 'never',
        },
        {
          say: 'Something I kept putting off',
          words:
            /travel|learn|paint|read|garden|piano|guitar|choir|sing|study|course|write|walk|hik|photo|danc|language|volunteer|sew|sport|swim|sail|work|move|see\b|visit|sleep|house|put(?:ting)? off/i,
          to: 'put-off',
        },
      ],
      otherwise: 'put-off',
    },
    {
      id: 'any',
      say: "You can want them to do well out there and still be sad that they're gone. You don't have to decide for one of the two.",
      ask: 'What was the goodbye like?',
      ways: [
        {
          say: 'Bad, we were cross',
          words:
            /\brow\b|argu|anger|angry|cross\b|fight|fought|bad(?:ly)?\b|not (?:nice|good|great)|shout|mood|slam|horrible|cold\b|without a (?:word|hug)|didn'?t say goodbye|upset with/i,
          to: 'badly',
        },
        {
          say: 'Brave until the corner',
          words:
            /brave|held it|hold it|smil|wave|tears|cry|cried|sob|pretend|until (?:she|he|they|i)|in the car|out of sight|motorway|sad\b|awful|hard\b|heartbreak|emotional|bawl|weep|wept/i,
          to: 'brave',
        },
        {
          say: 'Over very quickly',
          words:
            /quick|short|fast|busy|gone\b|over\b|hug|phone|\bbye\b|hardly|didn'?t (?:look|turn)|seconds|rush|hurry|casual|normal/i,
          to: 'quick',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'any2',
      say: "You're still their parent, only not every hour of the day any more. What stops is the everyday part: the lifts, the lunch boxes, calling up the stairs. Many people miss that more than they'd expected.",
      ask: 'Which piece of the old everyday would you have back for a day, even one that annoyed you?',
      otherwise: 'everyday',
    },
    {
      id: 'everyday',
      say: "The everyday things are the ones nobody takes pictures of, because there seemed to be plenty of them. It's worth getting some of it down while you still remember it well.",
      ask: 'How did an ordinary evening go at your place?',
      otherwise: 'scene',
    },
    {
      id: 'thing',
      say: 'Hardly anybody else knows what the things in there were for, or how they came into the house. You do, and there are stories in it.',
      ask: 'What went on in that room on some quite ordinary evening?',
      otherwise: 'scene',
    },
    {
      id: 'just-me',
      say: 'Cooking for one can feel pointless at first, and many people end up eating something quick, standing up. It helps to sit down with a proper plate all the same, and now and then with company.',
      ask: 'Who might sit there with you on one evening a week?',
      otherwise: 'evening',
    },
    {
      id: 'two',
      say: 'For years there was somebody else at that table to talk about and look after. Without them it can be peaceful, or strange, and you have to get used to each other in a new way.',
      ask: "What would you like to do together, now that there's more time?",
      otherwise: 'pair',
    },
    {
      id: 'miss-me',
      say: "They very likely do, at odd moments, when they're ill or eating alone. When you're trying to manage on your own it's hard to say so, so their silence doesn't prove the opposite.",
      ask: 'What do you miss, that you have not told them either?',
      otherwise: 'letter',
    },
    {
      id: 'small-news',
      say: "Small news is easier to send and to answer than 'How are you, really'. A picture of your burnt pan or the first snow in the garden asks for nothing, and so something tends to come back.",
      ask: 'What could you send them today, without a question in it?',
      otherwise: 'send',
    },
    {
      id: 'put-off',
      say: 'Things that have waited for years can look too big to begin, or no longer quite right for you. Trying a small part shows you which it is.',
      ask: 'Which piece of it would fit into one afternoon?',
      otherwise: 'piece',
    },
    {
      id: 'never',
      say: "While you're bringing up a child you mostly think as far as next week. So now there's time and no plan for it, and it doesn't have to be filled at once.",
      ask: 'What did you like doing before you had children?',
      otherwise: 'piece',
    },
    {
      id: 'brave',
      say: 'A goodbye like that stays with you. They may well have felt more than they showed, and you probably did too.',
      ask: 'Without the brave face, what would you have said?',
      otherwise: 'letter',
    },
    {
      id: 'quick',
      say: 'Then it was over before you could say anything that matched all those years. They were probably half in the new place already. How short it was says little about what you mean to each other.',
      ask: 'What would you have said, if there had been five minutes more?',
      otherwise: 'letter',
    },
    {
      id: 'badly',
      say: "Quarrels around a goodbye are common, because everybody's on edge and nobody says why. It was the last scene for now, and something better can still follow it.",
      ask: 'What would you like to say to them now?',
      otherwise: 'letter',
    },
    {
      id: 'scene',
      say: "Write it down with the small things in it: the light, the noises, who left what lying about. Then you have it, and you needn't be afraid of forgetting.",
      exercise: 'five-senses-scene',
    },
    {
      id: 'evening',
      say: 'One fixed evening makes the others easier: soup with a neighbour, or a call while you both eat. If nobody comes to mind, it can be a place with people, on the same day each week. Start with one.',
      exercise: 'small-step',
    },
    {
      id: 'pair',
      say: "Pick one small thing and give it a day this week: a walk, a meal out, one evening when you don't talk about the children. It may feel a bit odd the first time, and that's fine.",
      exercise: 'if-then-plan',
    },
    {
      id: 'send',
      say: "Send it when it suits you, and then put the phone away, so that you aren't waiting. If it becomes a small habit, they'll know you're thinking of them without having to answer.",
      exercise: 'tiny-habit',
    },
    {
      id: 'letter',
      say: 'You can still write it, with as much room as it needs. Whether you ever send it is a second question, and that one can wait.',
      exercise: 'unsent-letter',
    },
    {
      id: 'piece',
      say: "Try one thing like that, for an hour, without deciding whether it's your new life. It may feel strange that nobody needs it from you. See afterwards whether you'd like to do it again.",
      exercise: 'small-step',
    },
  ],
};
