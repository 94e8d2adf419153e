import type { Guide } from '../guide.ts';

export const PET_DIED: Guide = {
  id: 'pet-died',
  title: 'The animal I lost',
  words:
    /\b(?:dogs?|cats?|kittens?|pupp(?:y|ies)|rabbits?|bunny|hamsters?|guinea pigs?|budgie|parrot|horse|mare|pony|tortoise|chickens?|vet\b|vets\b|paws?|put (?:\w+ |my \w+ |our \w+ ){0,3}(?:down|to sleep)|pet|pets|rescue from|wag(?:s|ged|ging)?|basket|euthan\w*|perch|fur\b|the clinic|insulin)\b/i,
  situations: ['pet-died'],
  tone: 'hard',
  acks: [
    "You don't owe anybody an explanation for crying about an animal.",
    "Nobody gives you days off for it, and it's real grief all the same.",
    "They're there from breakfast to bedtime, so it hurts at every hour of the day.",
  ],
  ask: 'Which part is the hardest to bear just now?',
  ways: [
    {
      say: "It's still ahead of us",
      words:
        /appointment|tomorrow|(?:still|is) (?:alive|here|with (?:me|us))|ahead|(?:have|going|need) to (?:take|decide|choose|do it|put|let)|(?:haven'?t|not) (?:\w+ )?(?:decided|done it|happened)|this week|next week|when (?:it'?s|is it) time|\b(?:will|'ll|won'?t) (?:have|be|die|make)|going in on|(?:on|this|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|booked|\bsoon\b|weeks? (?:left|to live)|days left|not yet|hasn'?t|dying|getting worse|watching (?:him|her|it|them) (?:get|fade|suffer|decline|struggle)|when do (?:i|we|you)|how do (?:i|we|you) know|time'?s running|(?:he|she|it|they)'?s still|saying goodbye (?:to|on)|about to|the wait|don'?t want to (?:do|go|lose|let)|can'?t (?:do|face) (?:it|this)/i,
      to: 'ahead',
    },
    {
      say: 'The empty house',
      words:
        /empty|quiet|silen|coming home|come home|\bhome\b|\bdoor\b|house|\bflat\b|\bmiss\b|missing|bowl|basket|\bbed\b|\blead\b|leash|without (?:him|her|them|it)|isn'?t there|not there|mornings?|walks?\b|\bgone\b|no ?one (?:waiting|to (?:cook|feed|walk|greet|talk))|nobody (?:waiting|to|greets)|waking up|everything reminds|reminds? me|habit|routine|toys?\b|(?:little )?(?:feet|paws|claws)|cage|stable|field|sofa|garden|alone|lonel|not having (?:him|her|it|them)|the space|gap|hole|hear (?:him|her|them|it)|listen|barking|purr|meow|sound|noise/i,
      to: 'home',
    },
    {
      say: 'Whether I did right by them',
      words:
        /guilt|should(?:n'?t)? ?(?:have|'?ve|of)|could(?:n'?t)? ?(?:have|'?ve|of)|killed|fault|decision|decid|too (?:early|soon|late|long)|right thing|did i|was it|sign(?:ed)?\b|gave up|give up|betray|blame|if only|if i'?d|wait(?:ed)?|\bgod\b|afford|money|couldn'?t pay|too expensive|chose|choice|choosing|let (?:him|her|it|them|the vet)|i let|selfish|mistake|\bwrong\b|responsible|promise|left (?:the|him|her)|didn'?t (?:see|notice|know|take|do|act|try)|missed\b|i (?:made|agreed|said yes)|second guess|what if|could i|enough\b/i,
      to: 'right',
    },
    {
      say: 'The last hours',
      words:
        /last|looked at me|look in|eyes|\bpain\b|suffer|the (?:table|vet|end|injection|way)|died (?:while|alone|in)|alone|how (?:he|she|it|they) (?:died|went|looked|cried)|watch|saw|scream|goodbye|sudden|breath|held|cried out|whimper|yelp|limp|needle|\bcold\b|body|blood|gasp|seizure|\bfit\b|struggl|scared|panic|shook|shaking|trembl|the (?:moment|night|morning|drive|road|car|operation|surgery)|at the vet|in my arms|lying|collapsed|dying|final|hit by|run over|attacked|way (?:he|she|it|they)/i,
      to: 'last',
    },
  ],
  nodes: [
    {
      id: 'home',
      say: "You live with all their small sounds and habits and hardly notice them until they stop. Then nearly everything you do at home reminds you that they're not there.",
      ask: 'Where do you still expect them?',
      ways: [
        {
          say: 'At the door',
          words:
            /door|\bkey\b|\block\b|hall|stairs|window|(?:come|came|coming|get|got|getting) (?:home|back|in)|from work|gate|drive(?:way)?\b|greet|bell|bark|corridor|porch|entrance|welcome|greet|footsteps|when i (?:walk|step|arrive)|balcony|by the gate|stable|fence|waiting for me|garden gate/i,
          to: 'door',
        },
        {
          say: 'In bed or on the sofa',
          words:
            /\bbed\b|night|pillow|sofa|couch|asleep|sleep|wake|feet|legs|\blap\b|blanket|cushion|chair|evening|\btv\b|duvet|end of my|under the (?:covers|blanket|desk|table)|next to me|beside me|on my (?:feet|lap|legs|chest|pillow|stomach|desk|keyboard)|curled|armchair|basket|mattress|napping|snor/i,
          to: 'night',
        },
        {
          say: 'At meals and walks',
          words:
            /dinner|breakfast|food|fridge|feed|\bfed\b|meal|kitchen|bowl|walk|\bpark\b|\blead\b|morning|six|seven|five|lunch|treat|eat(?:ing)?\b|cook|walkies|half past|o'?clock|\bat \d|feeding|eat|cheese|biscuit|crumbs|plate|cooking|table|tin|woods|forest|round the block|path|beach|school run|\bhay\b|after work|coffee|toast|chicken/i,
          to: 'routine',
        },
      ],
    },
    {
      id: 'right',
      say: "An animal can't tell you where it hurts, so everything was up to you: what to notice, when to worry, how much was enough. Hardly anybody comes out of that without doubts, and that includes people who did all they could.",
      ask: 'Which question do you keep asking yourself?',
      ways: [
        {
          say: 'Was it the right time',
          words:
            /too (?:soon|early|late|long)|wait|right (?:time|thing|day|decision)|earlier|another (?:\w+ )?(?:day|week|month|year|summer)|more (?:time|days|weeks|months)|gave up|give up|let (?:him|her|it|them) go|longer|few more|couple more|one more|more (?:christmas|summer|walk)|timing|hurr|rush|sooner rather|end it|ready|drag|prolong|decide|put (?:him|her|it|them) (?:down|to sleep|through)|day (?:earlier|later|too)|a chance|treatment|surgery|operation|chemo|fight/i,
          to: 'timing',
        },
        {
          say: 'Could I have prevented it',
          words:
            /notic|should(?:n'?t)? ?(?:have|'?ve|of)|could(?:n'?t)? ?(?:have|'?ve|of)|why didn'?t i|prevent|saved?|gate|door|\bleft\b|road|fault|missed|another vet|lump|signs?\b|if i'?d|if only|sooner|was it (?:the|my|something|because)|food|feeding|poison|plant|lilies|vaccin|insur|money|afford|careless|blame|my mistake|leash|\blead\b|traffic|\bcar\b|why did(?:n'?t)? i|different|prevent|overlook|symptom|weight|check|watch(?:ed|ing)? (?:him|her|them)|\bill\b|sick/i,
          to: 'prevented',
        },
        {
          say: 'What they felt at the end',
          words:
            /scared|afraid|fear|did (?:he|she|it|they) (?:know|feel|suffer|understand|think)|know (?:what|that|i)|knew|hurt|pain|suffer|abandon|betray|trust|forgive|\bfelt\b|alone|in pain|panic|aware|sense|know why|understood|forgave|thought i|think i|wonder(?:ed|ing)? (?:where|why)|looked (?:at me|for me)|confus|cold|lonely|mad at me|love(?:d)? (?:him|her|them|me)|angry with me|hate me|scare/i,
          to: 'felt',
        },
      ],
    },
    {
      id: 'last',
      say: "Those hours stand in front of everything else just now. They were a small part of the time you had together, even if it doesn't feel like that yet.",
      ask: 'Were you able to be with them?',
      ways: [
        {
          say: "No, I wasn't",
          words:
            /^(?:no|nope|not|unfortunately|sadly)\b|wasn'?t|couldn'?t|didn'?t (?:stay|make|get)|alone|without me|at work|too late|(?:vet|they|clinic) (?:rang|called|phoned)|found (?:him|her|it|them)|wouldn'?t let|not allowed|waited? (?:in|outside)|outside|abroad|holiday|asleep|\baway\b|by (?:him|her|it)self|gone (?:when|by)|when i (?:came|got) (?:back|home|there)|found|didn'?t (?:know|have)|minutes late|couldn'?t (?:go|be|bear)|car park|my (?:husband|wife|dad|mum|mom|sister) (?:was|went|did|took)/i,
          to: 'without',
        },
        {
          say: 'Yes, I was there',
          words:
            /^(?:yes|yeah|yep|yup|i was|we were|we all)\b|held|holding|in my (?:arms|lap)|my lap|i was (?:there|with|beside|next)|stayed|stroked|whole time|until the end|till the end|never let go|let go of|paw|talked to|sang|kissed|beside (?:him|her|it|them)|by (?:his|her|its|their) side|next to (?:him|her|it|them)|my hand|my hands|all the time|every second|to the end|whisper|lay (?:down )?with|head (?:on|in)|looked (?:at|into)|i did\b|of course|luckily|thank god/i,
          to: 'with',
        },
      ],
    },
    {
      id: 'ahead',
      say: "You're saying goodbye to somebody who's still here and doesn't know. You grieve already, and at the same time there's food and medicine to see to. For many people these days are as hard as the ones afterwards.",
      ask: 'What about it frightens you most?',
      ways: [
        {
          say: 'Choosing the day',
          words:
            /\bwhen\b|know(?:ing)? (?:it'?s|when|if it)|choos|decid|decision|too (?:soon|early|late|long)|the day|right time|who am i|sign|still (?:eats|walks|plays|wags)|enough|to say (?:when|today|it)|be the one|tomorrow or|good days?|bad days?|early|regret|deciding|wrong (?:time|day|moment)|how (?:do|will|would) (?:i|we|you) know|playing god|judge|make the call|waiting too|guess|responsib/i,
          to: 'day',
        },
        {
          say: 'Being there when it happens',
          words:
            /watch|see(?:ing)? (?:him|her|it|them)|in the room|stay|injection|needle|being there|there with|scared|afraid|\bvet\b|pain|suffer|hold(?:ing)?|the moment|the end|break down|cry|hurt (?:him|her|it|them)|feel (?:it|anything)|know what'?s|look (?:at me|in)|last (?:look|breath|minute|moment)|eyes|needle|procedure|goodbye|panic|fall apart|lose it|what happens|how it works|the drive|drive there|carry|\btable\b|limp|die in|dying/i,
          to: 'being-there',
        },
        {
          say: 'Life afterwards',
          words:
            /after|without|empty|alone|home|lonel|miss|gone|house|quiet|the rest|only (?:one|friend)|years|next (?:day|morning)|come back|cope|who (?:will|am|do)|nobody|no ?one|depress|purpose|routine|kids|children|his (?:brother|sister|mate)|the other (?:dog|cat|one)|walks|mornings|evenings|silence|\bbed\b|company|survive/i,
          to: 'afterwards',
        },
      ],
    },
    {
      id: 'door',
      say: 'Hardly anybody else is ever that glad to see you, just for having been out for ten minutes. And now you come in several times a day and nothing happens.',
      ask: 'What did they do when you came back?',
    },
    {
      id: 'night',
      say: 'That was your quiet time together, when neither of you had to do anything. Your hand may go on reaching for them for a while, even though you know.',
      ask: 'How did they settle down beside you?',
    },
    {
      id: 'routine',
      say: "They gave the day its order: when to get up, when to eat, when you'd worked enough. Now those hours come round and nobody's asking for anything.",
      ask: 'How did they let you know it was time?',
    },
    {
      id: 'timing',
      say: 'The right day can only be seen afterwards, and then it looks as if you should have known. At the time you had only what you saw. Whether you fear it was too early or too late, you were trying to spare them pain.',
      ask: 'What did you see in them, those last days?',
    },
    {
      id: 'prevented',
      say: "You know now how it ended. Before that it looked like an ordinary moment, and animals often hide that something's wrong. It hurts no less for that, but not having known isn't the same as not having cared.",
      ask: 'If a friend told you the same about theirs, what would you say?',
    },
    {
      id: 'felt',
      say: "Nobody can know what they thought. Animals go by what's near, a smell, a voice, a hand. And what you were to them came from all the time you had together, not from one day.",
      ask: 'What did they do when they felt safe with you?',
    },
    {
      id: 'with',
      say: 'Then somebody they trusted was there to the end. That was a lot to give them, and the pictures of it are what you have to live with now.',
      ask: 'What would you say to them now?',
    },
    {
      id: 'without',
      say: "It hurts not to have been there. But one hour doesn't cancel all the days when you fed them and talked to them and came back. That's what they knew of you.",
      ask: 'What would you have liked to say to them?',
    },
    {
      id: 'day',
      say: "Nobody can see that day clearly, often not even the vet. One thing that can help is to name three things they've always loved, and to watch how many are left. You can talk about that list with the vet too.",
      ask: 'Which three would that be?',
    },
    {
      id: 'being-there',
      say: "A vet will go through it with you beforehand, step by step, if you ring and ask. Knowing what comes takes away some of the fear. You may cry there as much as you need to, and if you can't stay, that's allowed too.",
      ask: 'What should be near them then: a blanket, a person, a favourite place?',
    },
    {
      id: 'afterwards',
      say: "You already hear how quiet it's going to be, while they're still there beside you. It comes from loving them. The quiet can wait, though, and today they're still here.",
      ask: "What could you do together that they'd still enjoy?",
    },
  ],
};
