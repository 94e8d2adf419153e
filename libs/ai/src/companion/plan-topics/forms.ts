import type { PlanTopic } from '../plan-topic.ts';

export const FORMS: PlanTopic = {
  id: 'forms',
  title: 'A form or an application',
  words:
    /\b(?:(?<!tax |lpa )forms?|visas?|passports?|permit|licen[cs]e|citizenship|benefits?|universal credit|pip|allowance|grants?|scholarship|bursary|questionnaires?|id (?:card|stuff)|certificate|esta|dbs|blue badge|settled|appeal|registration|application(?! for a job)|paperwork|apply for|the id)\b/i,
  kind: 'once',
  aim: 'get the form done and sent',
  acks: [
    "Forms are written by people who know the answers already, so everybody feels slow in front of one. It's seldom the whole thing that stops people, it's one box or one missing paper.",
    'The trick is to do it in more than one go: what you know now, the rest when the papers are there. Nobody sees from the outside that it took three evenings.',
    "Once it's sent it's their work and not yours any more. The way there is mostly copying numbers off cards and letters, which takes patience and no cleverness.",
  ],
  heavy: [
    "Putting your life into boxes can make a person feel very small, most of all when money or the right to stay hangs on it. You don't have to answer in their order, and you don't have to do it alone in a room.",
    'Anybody would put off a page that asks for the hard things first. Begin with name and address, and leave the boxes that hurt for a day with company.',
    "A form that lies there looks at you every morning, and the longer it lies the more it seems to say about you. It says nothing about you. It's paper that wants one thing after another.",
  ],
  ask: 'Which of these would be the easiest way into it?',
  steps: [
    {
      say: 'List what it wants from me',
      words:
        /\b(?:documents?|what (?:it|they|i|do they) (?:wants?|needs?|asks?|am|are)|need for it|check ?list|list|requirements?|papers|read (?:it|through)|look (?:at|through))\b/i,
      how: "Find the part that says what you'll need and copy it onto a sheet by hand. Tick what's already in the house. What's left is the real job, and whatever comes by post gets ordered first.",
    },
    {
      say: 'Fill in only the easy boxes',
      words:
        /\b(?:easy|simple|name and|address|basic|first page|fill|boxes|bits|begin with|start with|one page|sections?)\b/i,
      how: 'Name, birthday, address, numbers off a card. Stop at the first question that makes you think, and save it or take a photo of each page, so that nothing has to be done twice.',
    },
    {
      say: 'Ask someone to sit with me',
      words:
        /^(?!.*\b(?:won'?t|can'?t|nobody)\b).*\b(?:someone|somebody|daughter|son|sister|brother|friend|neighbour|library|drop ?-?in|advice|advis[eo]r|worker|help(?:s|er)?|together|with me|ask|ring|call)\b/i,
      how: "A friend who doesn't mind forms, the library, a union or an advice centre: 'There's a form I keep stopping at. Would you sit with me for ten minutes to begin it?' Advice centres do this all day, mostly free.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:turned down|refus\w+|reject\w*|denied|says? no|last time|tried (?:it |this |that )?(?:before|once|twice|already)|appeal\w*)\b/i,
      say: 'Take the letter with the refusal and look for its reason: it tells you which box to write more in. Many a no turns round at the second look, when somebody who knows these forms has read it over first. Mind the date for objecting, as it often cannot be moved.',
    },
    {
      words:
        /\b(?:how bad|bad days?|worst|humiliat\w*|(?:too|so|very) (?:personal|private)|upset\w*|cr(?:y|ied)|painful|degrad\w*|hurts?|can'?t face)\b/i,
      say: "Say it aloud to somebody and let them write it down: it's easier to tell than to put in a box. Describe an ordinary bad day, how long things take and what happens afterwards. The form has to hear about the hard days; they aren't all of you.",
    },
    {
      words:
        /\b(?:begg\w+|scroung\w*|asham\w*|shame|embarrass\w*|deserve|other people|worse off|pride|proud|entitled)\b/i,
      say: "It exists because people before you needed it and said so. You don't take it from anybody by filling in a form; somebody whose job it is looks at the rules and decides. Let them do the deciding.",
    },
    {
      words:
        /\b(?:mistakes?|wrong|send it (?:all )?back|mess (?:it )?up|perfect|sure what|missed a box|typo|fail)\b/i,
      say: 'Most mistakes come back as a question. Do it in pencil or on a copy first, let one other person read it, and keep photos of what you sent. If you notice one afterwards, tell the office yourself, straight away.',
    },
    {
      words:
        /\b(?:english|language|translat\w*|(?:don'?t|not|never) understand|dyslexi\w*|confus\w*|complicated|what (?:it|they) mean\w*)\b/i,
      say: "That's the language of offices, and people born here stumble over it too. Ask at the office or an advice centre for an explanation in your language or in plain words: 'What do they want to know in question seven?' There's often more help than they advertise.",
    },
    {
      words:
        /\b(?:deadline|(?:too|so|it'?s|be) late|due (?:in|on|by|back|this|next)|no time|runs? out|expires?|(?:in|back|there) by|enough time|busy)\b/i,
      say: "Ring or write before the date passes: 'I need two more weeks for this form, may I have them?' It's a common question and it's often granted, if it comes beforehand. If there's no moving it, ask which papers may follow later, and send the rest on time.",
    },
    {
      words: /\b(?:fees?|costs?|expensive|afford|no money|quid|euros?|pay for (?:it|that))\b/i,
      say: "Look for 'waiver' or 'reduced fee' beside the prices, or ask; on a small income there's sometimes one. If not, it can be put by in parts while the papers come together. And use only the official page, the lookalikes charge extra.",
    },
  ],
  ways: [
    'Take a copy, do it in pencil from front to back leaving every hard box empty, and then look only at the empty ones. There are fewer than it felt.',
    "Photograph every page before it goes, and write the day you sent it on the calendar with 'ask again' four weeks on. Then you can stop carrying it in your head.",
  ],
};
