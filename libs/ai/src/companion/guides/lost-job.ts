import type { Guide } from '../guide.ts';

export const LOST_JOB: Guide = {
  id: 'lost-job',
  title: 'A job lost or sought',
  words:
    /\b(?:redundan\w+|laid off|let (?:me|us) go|let go (?:from|of the people|today)|was let go|(?:got|was|been|get|could) (?:fired|sacked|sack me)|unemploy\w*|jobless|out of work|without work|lost my job|notice on|gave me notice|(?:job|work) search|job ?cent(?:re|er)|looking for (?:a job|work)|months of looking|appl(?:ication|y|ying|ied|icant)s?\b|cover letters?|rejection|rejected|another candidate|interviews?, 0|interview went|four rounds|all rounds|ghosted|contract (?:won'?t|wasn'?t|isn'?t)|plant is closing|department was cut|restructuring|severance|probation (?:ended|is over)|hand in my badge|no benefits|(?:company|firm) went under|didn'?t get the (?:job|post|apprenticeship|place)|take me|filled it internally|last issue|post went to|too qualified|standard mail|interviews?|factory|closing down|let (?:me|us) go|applied)\b/i,
  situations: ['lost-job', 'job-search', 'rejected-application'],
  tone: 'hard',
  acks: [
    "Being without work, or being turned down, takes a lot out of a person. It isn't only about the money.",
    "It's hard when other people decide, and you're the one who has to live with it.",
    "There's the practical side, which is heavy enough, and then there's what it does to you inside.",
  ],
  ask: 'What weighs most right now: the money, telling people, or what you think of yourself?',
  ways: [
    {
      say: 'The money',
      words:
        /\b(?:money|rent\b|mortgage|bills?\b|debts?|savings?|afford|cash|pay\b|income|loan|financ\w*|broke\b|feed\b|benefits|losing the (?:flat|house|car)|food\b|the (?:flat|house)\b|provid\w*|support (?:my|the)|how (?:we|i)'?(?:ll| will| can)? (?:live|survive|pay|manage))/i,
      to: 'money',
    },
    {
      say: 'Telling people',
      words:
        /\b(?:tell(?:ing)?\b|told\b|people ask|asking|ask(?:s|ed)? (?:me )?what|ashamed|shame|embarrass\w*|neighbours?|neighbors?|doesn'?t know|don'?t know yet|what (?:people|they|others|everyone) (?:think|say)|explain|face (?:my|the|them)|my (?:parents|father|mother|wife|husband|family)|family dinner|everyone(?:'s)? (?:asks|asking)|questions|the looks|pity|facebook|linkedin|what do i say|admit\w*|look (?:\w+ ){1,2}in the eye|hid(?:e|ing) it|pretend\w*|lying to|haven'?t told)/i,
      to: 'telling',
    },
    {
      say: 'No answer to my applications',
      words:
        /\b(?:never (?:find|get|work|be)|(?:no ?body|no ?one) (?:ever )?(?:answers|wants|hires|will)|nothing (?:will|comes|ever)|future|my age|no jobs|forever|silence|no (?:reply|answer|hope|prospects|chance)|how long|hopeless|goes on|waiting|next\b|too old|uncertain\w*|who(?:'s| is| will| would)(?: going to)? (?:take|hire|want)|i'?m (?:5\d|6\d|4\d)|constant (?:rejection|refus\w*|no)|all the (?:rejections|nos)|(?:every|another) (?:rejection|no)\b|not knowing|what (?:comes|happens) next|market|stuck|ever again|not (?:getting|finding) (?:any|a)|application)/i,
      to: 'nothing-comes',
    },
    {
      say: 'What I think of myself',
      words:
        /\b(?:myself|failure|failed|useless|worth\w*|wrong with me|who i am|good enough|not wanted|didn'?t want me|unwanted|loser|identity|confidence|self-?\w+|pride|stupid|my fault|old furniture|feel like (?:a|i)|what i think|needs me|needed|purpose|i was somebody|nobody (?:needs|wants|cares|misses)|i'?m nobody|emptiness|empty|point of|who am i|too (?:stupid|slow)|rejected|humiliat\w*|replaced|thrown away|respect|old fool|guilt\w*)/i,
      to: 'worth',
    },
  ],
  nodes: [
    {
      id: 'money',
      say: "That's a real worry, and nobody can talk you out of it. As long as the numbers aren't on paper, though, the head goes on guessing at night, and mostly it guesses the worst.",
      ask: 'If nothing came in, how long would it last, roughly?',
      ways: [
        {
          say: "I don't dare to look",
          words:
            /\b(?:dare|scared|afraid|no idea|don'?t (?:want to )?know|don'?t open|too scared|haven'?t (?:looked|checked|added)|can'?t look|not sure|honestly|don'?t know|head in the sand|avoid\w*)/i,
          to: 'sum',
        },
        {
          say: 'A few weeks',
          words:
            /\b(?:weeks?\b|end of (?:the|this) month|days\b|not long|in the red|(?:it )?doesn'?t|already|overdrawn|a month\b|one month|next month|zero|nothing left)/i,
          to: 'short',
        },
        {
          say: 'Some months',
          words:
            /\b(?:months\b|half a year|a year|till|until|a while|summer|winter|spring|autumn|severance|savings|put aside|nest egg|a bit\b|two months|\d+ months|for now|okay)/i,
          to: 'sum',
        },
      ],
    },
    {
      id: 'telling',
      say: "Then a simple question like 'what do you do' is suddenly hard to answer. Keeping it to yourself takes strength as well. And people can only pass on a hint if they know that you're looking.",
      ask: 'With whom is it hardest to talk about it?',
      ways: [
        {
          say: 'My family',
          words:
            /\b(?:family|parents?|mother|father|mum|mom|dad|wife|husband|partner|kids?\b|child\w*|son\b|daughter|girlfriend|boyfriend|brother|sister|grand\w*|in-?laws)/i,
          to: 'fam',
        },
        {
          say: 'Friends, old colleagues',
          words: /\b(?:friend|colleague|mates?\b|uni\b|school|team|class|boss)/i,
          to: 'line',
        },
        {
          say: 'Strangers who ask',
          words:
            /\b(?:strangers?|neighbou?rs?|parties|party|people|every(?:one|body)|whoever|anyone|church|village|street|hairdresser|dates?\b|dating|new people|community)/i,
          to: 'line',
        },
      ],
    },
    {
      id: 'nothing-comes',
      say: 'The waiting and not knowing can be harder than the work of applying. Each time you put some hope into it, and it gets harder to do that again.',
      ask: 'What mostly comes back: silence, polite refusals, or interviews and then a no?',
      ways: [
        {
          say: 'Interviews, then a no',
          words:
            /\b(?:interview|last round|final|second (?:place|best)|invite|pick another|someone else|shortlist\w*|got close|third|second interviews?|rounds?\b|met them|trial (?:day|week)|shook|in person|nearly|almost)/i,
          to: 'close',
        },
        {
          say: 'Polite refusals',
          words:
            /\b(?:polite|refus\w*|reject\w*|regret|standard|form\b|unfortunately|template|same (?:mail|letter|sentence)|nos?\b(?! (?:reply|answer|response))|automat\w*|robot|generic|mails?\b|letters?|thank you for|no,? thank)/i,
          to: 'silence',
        },
        {
          say: 'Mostly silence',
          words:
            /\b(?:silence|nothing|no (?:reply|answer|response)|ghost\w*|not even|never hear|none\b|don'?t (?:even )?(?:get|hear|reply|answer)|radio silence|crickets|void|black hole)/i,
          to: 'silence',
        },
      ],
    },
    {
      id: 'worth',
      say: "When a job goes, or doesn't come, it easily feels like a verdict on the whole person. What was decided was something about a post. 'I'm no use' isn't in the letter, it comes on top.",
      ask: 'What do you say to yourself about it, in your own words?',
    },
    {
      id: 'short',
      say: "Then the first thing is to gain time, and the right job can come after that. The benefits office, the landlord and the bank are usually easier to talk to before a payment is missed. Work that's only for the time being counts too.",
      ask: 'Which of them would you have to talk to first?',
    },
    {
      id: 'sum',
      say: "It helps to know it exactly: what's there, what has to go out each month, what could still come in. The number may be bad, but then you can plan with it, and that's better than guessing.",
      ask: 'Who could sit with you while you add it up?',
    },
    {
      id: 'fam',
      say: "People who are close to you will think at once of what it means for them too, so their first reaction may come out wrong. It helps to tell them what you want: 'I don't need a solution, I just didn't want to be alone with it.'",
      ask: "What are you afraid they'd say first?",
    },
    {
      id: 'line',
      say: "One prepared sentence is enough, and it helps if it ends with what you want next: 'My post was cut in May, and I'm looking for something in purchasing.' Then nobody has to stand there feeling sorry for you, and somebody may have an idea.",
      ask: "What would you say you're looking for?",
    },
    {
      id: 'silence',
      say: 'Then probably nobody got far enough to judge you. Many applications are sorted out by software, or by somebody with a minute for each. Somebody who knows a person there can get you further than another twenty letters.',
      ask: 'Who works in that field, even if you only know them through somebody else?',
    },
    {
      id: 'close',
      say: 'Getting that far and then hearing no is especially hard. But they met you and could imagine you there, and most who applied never got to that point.',
      ask: 'What seemed to interest them about you?',
    },
  ],
};
