import type { Guide } from '../guide.ts';

export const MISTAKE_AT_WORK: Guide = {
  id: 'mistake-at-work',
  title: 'A mistake at work',
  words:
    /\b(?:mistakes?|screwed up|messed up|(?:the|an|my) error|mixed up|misread|deleted|reply all|(?:set|checked|quoted|sent|gave|booked|wired|uploaded|put|judged|was set) (?:\S+ ){0,8}wrong|wrong (?:tablets|digit|column|price|file|date|thing|number|address|patient|dose|person|wages|supplier)|forgot (?:the deadline|to (?:lock|chart|send|order|book|file|call))|left the \w+ (?:open|on|unlocked)|spoiled|misspelt|it was me who|replaying|(?:was|is) caught|(?:has |had )?noticed yet|without looking|once more than i should|old version|burned the|cut (?:\w+ ){1,3}too (?:short|long)|broke a (?:violin|machine|vase|window)|backed the (?:van|car|truck)|signed for|(?:i )?accused him|a correction|didn'?t (?:chart|check|count|lock)|went out with|(?:one|a) day late)\b/i,
  situations: ['mistake-at-work'],
  tone: 'hard',
  acks: [
    'Something like that can happen in a second and then go round in your head for days.',
    "That's a horrible moment, when you see what's gone wrong.",
    'Nobody who works gets round mistakes, and it feels awful each time.',
  ],
  ask: "Which part of it won't let go of you?",
  ways: [
    {
      say: 'What it did to somebody',
      words:
        /\b(?:(?:because of|by|through) me|could have (?:died|been)|hurt (?:some|him|her|them|a)|somebody|someone|(?:he|she|they) (?:cried|suffered|lost|paid|had to|couldn'?t)|poor (?:kid|man|woman|girl|boy|thing|family)|(?:the|that|this) (?:woman|man|patient|child|boy|girl|kid|family|lady|customer|student)|harm|(?:her|his|their) (?:voice|mother|family|parents|child|wife|husband|life)|(?:patient|client|customer|student|child|kid)(?:'s|s'| who)|let (?:every\w+|them|him|her|people) down|ended (?:badly|worse)|could have (?:ended|gone)|nearly|guilt\w*|(?:old|young|little|pregnant|poor) (?:man|lady|woman|boy|girl|kid|guy|couple)|got the wrong|innocent|suffer\w*)/i,
      to: 'harmed',
    },
    {
      say: 'What may come of it',
      words:
        /\b(?:fired|sacked|lose (?:my|the) (?:job|licen[cs]e)|finds? out|found out|consequen\w*|come of it|happens (?:on|next|now|when|if)|scared|afraid|fear|worr\w*|waiting|lawsuit|sue\b|court|pay for it|police|monday|warning|hr\b|what if|trouble|insurance|next\b|money|the cost|losing my|registration|licen[cs]e|report(?:ed)? me|disciplinary|uncertain\w*|not knowing|come out|board\b|investigat\w*|career|tomorrow|call i have to|have to (?:tell|call|face|explain)|when they|will they|keep my job|what it (?:costs|will cost)|consequence)/i,
      to: 'consequence',
    },
    {
      say: 'What they think of me now',
      words:
        /\b(?:think|faces?\b|colleagues?|boss|trust|shame|ashamed|embarrass\w*|every(?:one|body)|idiot|looks?\b|looking at me|laugh\w*|reputation|opinion|talk about|saw (?:it|me)|people|who knows|respect|incompetent|behind my back|others say|being nice|talking about|what (?:they|people|the others|he|she) (?:say|think|must)|stupid|careless|unprofessional|disappoint\w*|so (?:nice|kind) about|look(?:ed)? at me)/i,
      to: 'eyes',
    },
    {
      say: 'The moment itself',
      words:
        /\b(?:moment|second\b|my hands?|over and over|replay|pressed|sound|see it|hear(?:ing)?|step by step|how could i|going through|again and again|loop|film|picture|itself|when i (?:noticed|realised|realized|saw)|if only|should have|undo|realis\w*|realiz\w*|noticed|when it happened|how it happened|turn back|go back|that i (?:didn'?t|did not) (?:check|see|look|ask)|rewind|every detail|flash\w*|the click|in slow motion)/i,
      to: 'replay',
    },
  ],
  nodes: [
    {
      id: 'replay',
      say: "You go through it again and again, as if you could still stop it. Now you know what came next. At the time you didn't, and the replay leaves that out.",
      ask: 'What was going on around you just before it?',
    },
    {
      id: 'consequence',
      say: "Not knowing yet is often the worst part. Your head runs ahead from one step to the next, and each one feels certain because you've already imagined the one before.",
      ask: 'Who knows about it so far?',
      ways: [
        {
          say: 'Nobody yet',
          words:
            /\b(?:no ?(?:one|body)\b|just me|only (?:me|i)\b|haven'?t told|didn'?t tell|kept it|none\b|not a soul)/i,
          to: 'hidden',
        },
        {
          say: 'They know already',
          words:
            /\b(?:every(?:one|body)|boss|manager|department|team|told|they (?:all )?know|client|customer|colleague|whole|partner|[A-Z]\w+ (?:knows|saw)|people|some\b|he\b|she\b|family|husband|wife|two\b|three\b|all\b)/i,
          to: 'stair',
        },
      ],
    },
    {
      id: 'eyes',
      say: "You remember every second of it. For the others it was one scene in a day full of their own worries, and they'll probably remember much less than you fear.",
      ask: 'Whose opinion counts most for you here?',
      ways: [
        {
          say: 'My own, to be honest',
          words: /\b(?:mine\b|my own|myself|it'?s me\b|i'?m the one|can'?t forgive|nobody'?s|i expect)/i,
          to: 'own',
        },
        {
          say: "My boss's",
          words: /\b(?:boss|supervisor|manager|head|chief|hired me|partners?\b|director|owner)/i,
          to: 'others',
        },
        {
          say: "My colleagues'",
          words: /\b(?:colleague|team|others?|every(?:one|body)|girls|lads|drivers|staff|crew|coworker)/i,
          to: 'others',
        },
      ],
    },
    {
      id: 'harmed',
      say: "That's heavier than being embarrassed, because it's about somebody else. The guilt shows that you care what happens to them. It needs something to do, or it just goes round.",
      ask: 'What can still be put right, even if only a little?',
      ways: [
        {
          say: 'Nothing any more',
          words:
            /\b(?:^no\b|nothing|too late|can'?t (?:undo|change|take|be)|no way|done is done|it'?s done|never|not much|hardly|i don'?t think)/i,
          to: 'nothing-left',
        },
        {
          say: 'I can talk to them',
          words:
            /\b(?:apolog\w*|sorry|talk|tell\w*|ring|call\b|explain|write to|visit|face (?:him|her|them)|go (?:and|to)|see (?:her|him|them)|flowers|letter|contact|speak)/i,
          to: 'sorry',
        },
        {
          say: 'Part of it can be repaired',
          words:
            /\b(?:repair|fix|redo|replace|pay|correct|refund|money|again by|new one|make (?:it )?up|change the|so it can'?t)/i,
          to: 'fix',
        },
      ],
    },
    {
      id: 'hidden',
      say: "Then you're carrying two things, the mistake and the silence, and the silence gets heavier every day. People are mostly angrier about what was hidden than about what went wrong. It's easier to deal with if it comes early and from you.",
      ask: 'If you told one person there, who would it be?',
      ways: [
        {
          say: "I can't tell anybody",
          words:
            /\b(?:can'?t|no ?(?:one|body)\b|impossible|never|out of there|in secret|not a single|don'?t want|won'?t|rather (?:not|die)|not anyone|noone|alone with)/i,
          to: 'stair',
        },
        {
          say: 'My boss',
          words:
            /\b(?:boss|manager|head|supervisor|partner|director|lead\b|owner|(?:mrs|mr|frau|herr|dr)\b)/i,
          to: 'tell',
        },
        {
          say: 'A colleague first',
          words: /\b(?:colleague|coworker|co-worker|friend|next desk|team|mate\b|mentor|longer)/i,
          to: 'tell',
        },
      ],
    },
    {
      id: 'stair',
      say: "There's a worst case and a likely one, and at night only the worst one comes up. The likely one is often duller: an awkward talk, some paperwork, a few weeks of checking everything twice.",
      ask: 'What do you think will really happen?',
    },
    {
      id: 'others',
      say: 'Turn it round for a moment. In most workplaces there are mistakes that everybody knows about, made by people who are still there and still respected. What counted was mostly how they dealt with it.',
      ask: "Which mistake of somebody else's do you remember?",
    },
    {
      id: 'own',
      say: "You seem to have a rule that this mustn't happen to you. On most days it makes you careful. But nobody can keep it every day, however good they are.",
      ask: 'What would you say to the newest colleague, if it had happened to them?',
    },
    {
      id: 'nothing-left',
      say: "Then it can't be made good, and going over it again won't change that. What's left is to live with it: to let it make you careful, and not to let it decide what you're worth. That's hard to do alone.",
      ask: "Who in your line of work might know what that's like?",
    },
    {
      id: 'fix',
      say: "What you do about it now, or for the next time, is worth more than saying sorry five times. Tell them in two sentences how it came about and what you'll do. Then take the first step soon, even if it's small.",
      exercise: 'if-then-plan',
    },
    {
      id: 'tell',
      say: "Keep it short: what happened, what's been done about it, what you suggest now. Then say sorry, once. Today or tomorrow is best, because it gets harder with each day you wait.",
      exercise: 'prepared-talk',
    },
    {
      id: 'sorry',
      say: "A good apology is short: what I did, what it meant for you, what I'm doing about it. Leave out excuses, and don't ask to be forgiven. If your workplace has rules about who may talk to them, ask first.",
      exercise: 'prepared-talk',
    },
  ],
};
