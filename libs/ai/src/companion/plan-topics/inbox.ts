import type { PlanTopic } from '../plan-topic.ts';

export const INBOX: PlanTopic = {
  id: 'inbox',
  title: 'Messages, mail and post',
  words:
    /\b(?:inbox\w*|e-?mails|e-?mailing|(?:my|the|on top of|of|checking|with) e-?mail|mails|unread(?! books)|unanswered|whats ?apps?|voice ?mails?|voice notes?|DMs|(?:answer|reply|replies|write back|text back|respond|answered)(?:ing)? (?:to )?(?:the |my |all |all the |old )*(?:messages?|letters?|people|texts?|friend\w*|everyone|anyone|anybody|comments|him|her|them)|(?:write|text|reply|replies) (?:back )?(?:to|everyone)|(?:my|the|answer|unread) messages?|open (?:the|my) post|on read|thank you notes|mail (?:pile|app))\b/i,
  kind: 'once',
  aim: 'get through your messages',
  acks: [
    'Half of what waits there wants no more than two lines, and some of it has settled itself by now. From outside it always looks bigger.',
    "It's rarely the number that keeps people out, it's the one or two they don't want to open. Past those it goes quicker than it looks.",
    'Short answers are kinder than perfect ones. The perfect ones are what sits there for a month.',
  ],
  heavy: [
    "Wanting to answer well is just how it gets late: the better it's meant to be, the longer it waits. Nobody at the other end has counted the weeks as you have.",
    'Unopened things grow in the dark; in your head each one is the worst one. Opening is a job of its own, and dealing with it comes another day.',
    'There are inboxes and drawers like that in more homes than anybody would guess. They come from one bad month or one hard letter, and they empty the way they filled, one at a time.',
  ],
  ask: 'Where would ten minutes help most?',
  steps: [
    {
      say: 'Start from today, park the old',
      words:
        /\b(?:new(?:est)?|today'?s?|from today|folder|fresh|archive|park|old (?:ones|stuff)|everything old|delete|unsubscrib\w+|bin|clear out)\b/i,
      how: "Make a folder called 'Old' and move in everything from before this month; for paper, a box. Nothing is deleted and the search still finds it. What's left in front of you is small enough to answer.",
    },
    {
      say: 'Answer one person, two lines',
      words:
        /\b(?:(?:write|text|reply|answer|message) (?:back )?(?:to )?(?:just )?(?:one|my|her|him|nan|mum|dad|(?!now|again|back|it|them|yet|any|all|every|straight|people|after|to)[a-z]+$)|one person|two lines|send (?:one|a))\b/i,
      how: "For a friend: 'This is late, and I've thought of you. How are you?' For the rest: 'Sorry for the slow reply, here it is.' Send it before you read it a second time.",
    },
    {
      say: 'Find the three that matter',
      words:
        /\b(?:matter|important|urgent|bank|school|official|council|doctor|hospital|landlord|tax|envelopes?|piles?|open (?:them|the|one|it)|sort|search)\b/i,
      how: 'Search for the bank, the doctor, the school, the landlord; with paper, pull out the official ones. Open only those, write the date that counts in big figures, and leave the answering for another time.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:too late|so long|rude|hate me|they must|angry|offend\w*|asham\w+|embarrass\w+|given up on me|(?:weeks|months) (?:late|ago)|excuse|guilt\w*)\b/i,
      say: "Late is nearly always welcome; most people only wonder whether you're well. One sentence about it and no excuses: 'This is late, and your message made me glad.' Then go straight to them.",
    },
    {
      words:
        /\b(?:(?:don'?t|dont|not) know (?:what|how)|what (?:do i|to|should i) (?:say|write|even)|perfect\w*|right words|word it|my (?:english|spelling)|takes me (?:ages|hours|an hour)|mistakes)\b/i,
      say: "Write what you'd say if they stood in the door. Three lines: I got it, here's what I can say, here's what comes next. Whatever is longer is better as a call.",
    },
    {
      words:
        /\b(?:awful|bad news|scar(?:ed|y)|afraid|fine|debt\w*|owe|bills?|court|red|worst|dread\w*|panic\w*|anxi\w+|go cold|terrible|in (?:one of )?them)\b/i,
      say: "It says what it says already, opened or not; once it's open it has a date and somebody to ring. Have someone sit beside you, on the phone will do. If it's about money, a debt advice service reads such letters every day.",
    },
    {
      words:
        /\b(?:thousands?|hundreds?|too many|so many|never get|get through|overwhelm\w*|loads|endless|\d{3,}|mountain)\b/i,
      say: "You needn't get through. Sort by sender, throw out shops and newsletters by the hundred, and search for the few names that count. For the rest, whoever still needs you will ask again.",
    },
    {
      words:
        /\b(?:answer back|reply back|(?:answer|reply|write|text) (?:again|straight)|back straight|ping ?pong|never stops?|more come|keep coming|expect|conversation|they'?ll (?:just )?(?:ring|call|ask))\b/i,
      say: "Then say how it is in the first one: 'I'm slow with messages, but I read every one and I'm glad of them.' That sentence buys months of peace. With others, 'no need to reply' at the end is enough.",
    },
    {
      words:
        /\b(?:no time|tired|energy|busy|evenings?|after work|knackered|exhaust\w*|keep putting|motivat\w*|every time|always end up)\b/i,
      say: "Ten minutes with a timer, right after something that's there anyway, like the first cup of the day. Stop in the middle when it rings. It's the coming back that empties it, and not the long evening.",
    },
  ],
  ways: [
    'Open one and do one of three things at once: throw it out, answer in two lines, or write it on a list with a day. Reading it and closing it again is what makes it heavy.',
    "Two fixed times a day, and the sound off in between. Nearly everything can wait four hours, and whatever truly can't will ring you.",
  ],
};
