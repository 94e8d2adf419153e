import type { Guide } from '../guide.ts';

export const EMPTY_NEST: Guide = {
  id: 'empty-nest',
  title: 'A child who moved out',
  words:
    /\b(?:mov(?:ed|es|ing|e) out|left home|leav(?:es|ing) home|uni|university|college|empty (?:room|nest|house|bedroom)|(?:his|her) (?:old )?(?:room|bedroom)|last one|youngest|dorm|halls|too much food|set the table|own flat|of habit|(?:his|her|their) key|moved (?:to|into) (?:his|her|their))\b/i,
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
      say: 'When I have free time',
      words:
        /\bfor now\b|need(?:s|ed)? me|purpose|use(?:less|ful)|who i am|what to do|weekend|saturday|sunday|myself|meaning|point of|free time|pointless|nothing to do|without (?:him|her|them)|my life|my days|job (?:is )?done|redundant|retire/i,
      to: 'for',
    },
  ],
  nodes: [
    {
      id: 'room',
      say: "It's hard to walk past a room that still looks as if they'd be back by supper. You can shut the door, or sit in there for a while. There's no date by which it has to become something else.",
      ask: 'What in there gets to you most?',
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
    },
    {
      id: 'just-me',
      say: 'Cooking for one can feel pointless at first, and many people end up eating something quick, standing up. It helps to sit down with a proper plate all the same, and now and then with company.',
      ask: 'Who might sit there with you on one evening a week?',
    },
    {
      id: 'two',
      say: 'For years there was somebody else at that table to talk about and look after. Without them it can be peaceful, or strange, and you have to get used to each other in a new way.',
      ask: "What would you like to do together, now that there's more time?",
    },
    {
      id: 'miss-me',
      say: "They very likely do, at odd moments, when they're ill or eating alone. When you're trying to manage on your own it's hard to say so, so their silence doesn't prove the opposite.",
      ask: 'What do you miss, that you have not told them either?',
    },
    {
      id: 'small-news',
      say: "Small news is easier to send and to answer than 'How are you, really'. A picture of your burnt pan or the first snow in the garden asks for nothing, and so something tends to come back.",
      ask: 'What could you send them today, without a question in it?',
    },
    {
      id: 'put-off',
      say: 'Things that have waited for years can look too big to begin, or no longer quite right for you. Trying a small part shows you which it is.',
      ask: 'Which piece of it would fit into one afternoon?',
    },
    {
      id: 'never',
      say: "While you're bringing up a child you mostly think as far as next week. So now there's time and no plan for it, and it doesn't have to be filled at once.",
      ask: 'What did you like doing before you had children?',
    },
  ],
};
