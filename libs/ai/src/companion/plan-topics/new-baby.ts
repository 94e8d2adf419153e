import type { PlanTopic } from '../plan-topic.ts';

export const NEW_BABY: PlanTopic = {
  id: 'new-baby',
  title: 'A new baby',
  words:
    /\b(?:bab(?:y|ies|y's|ys)|newborns?|new ?born|birth|pregnan\w+|due (?:date|in|on)|midwife|breast ?feed\w*|bottle ?feed\w*|night feeds?|hospital bag|nappies|diapers?|pram|buggy|stroller|maternity|paternity|nursery|antenatal|postnatal|postpartum|c-?section|labou?r|week old|weeks old|month old|weeks pregnant|trimester|crib|moses basket|colic|doula|nct)\b/i,
  kind: 'once',
  aim: 'make the time with the baby easier',
  acks: [
    'Around a birth the plans that hold are small: one thing a day, and a yes to anybody who brings food.',
    "Nobody looks back and wishes they'd had more visitors or a tidier kitchen in those weeks. So half of the planning is deciding what you won't do.",
    "Babies spoil any plan that has a clock in it. 'After a feed' works better than 'at ten', and help works best when it has a name and a day.",
  ],
  heavy: [
    "This time can be frightening and lonely, and people mostly show only the other side of it. You needn't feel ready, or happy. One person you can say it to straight is a good start, and a midwife counts.",
    "Around a birth many people think that all the others can do it and they can't. The others mostly have somebody who takes over for an hour, and that's a thing you can plan.",
    "One small thing a day is plenty in this time. If it's dark for most of the day or frightening thoughts come, tell a midwife or a doctor the same day. It's common around a birth, it gets better with help, and they won't think less of you.",
  ],
  ask: 'What would help most in the next few days?',
  steps: [
    {
      say: 'Set a rule for visitors',
      words:
        /\b(?:visit\w*|rules?|who can come|when .* come|tell (?:everyone|everybody|people|family|them)|text (?:the )?family|guests|not before|an hour|limit)\b/i,
      how: "Send the same to everybody before they ask: 'Visits are between two and four, an hour is perfect, and something to eat is the best present.' Whoever finds it easiest to say no sends it.",
    },
    {
      say: 'Hand over one stretch of sleep',
      words:
        /\b(?:sleep|nap|rest|night feed|take (?:him|her|them|the baby)|hold (?:him|her|the baby)|hand over|have the baby|lie down|few hours|someone else|babysit\w*|(?:takes?|does|do|have) the (?:first|second|early|late|night|morning|nights) (?:half|shift|feeds?)?)\b/i,
      how: "Name who and when: 'Could you have the baby from eight to eleven on Thursday, so that I can sleep?' Earplugs, another room, no tidying first. Before the birth, ask for the third week, when everybody else has gone home.",
    },
    {
      say: 'Pack one bag by the door',
      words:
        /\b(?:bags?|pack\w*|outside|get(?:ting)? out|go(?:ing)? out|park|walk|pram|buggy|sling|stroll|round the block|fresh air)\b/i,
      how: 'For going out: two nappies, wipes, a spare top, water, and off right after a feed, to the corner and back. For the birth: papers, charger, slippers, clothes for the baby. The rest can be brought to you.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:offend\w*|upset|hurt(?:s|ful)?|in.?laws?|mother in law|rude|insist\w*|pushy|cross with|turn up|just turns?|sulk\w*|badly|(?:his|her) (?:mother|mum|mom) (?:will|would|won't|is)|feelings|granny|be cross)\b/i,
      say: "Give them a job in place of a no: 'Not today, but could you bring soup on Friday and take the washing?' Grandparents and friends who are needed are rarely offended for long.",
    },
    {
      words:
        /\b(?:exhaust\w+|tired|knackered|shattered|no energy|can't think|cant think|no sleep|no time|overwhelm\w*)\b/i,
      say: "Then sleep is the only plan for today, and the kitchen stays as it is. Text one person: 'Could you hold the baby for two hours, I need to lie down.' Most people who say 'let me know' mean it.",
    },
    {
      words:
        /\b(?:in public|scream\w*|cries|people (?:look|star)\w*|star(?:e|es|ing)|feed (?:him|her|the baby) (?:in|out)|whole way|meltdown|cr(?:y|ies|ying)|outside with|tut\w*)\b/i,
      say: 'If the crying gets too much at home, lay the baby down safely on its back in the cot, go out of the room for a few minutes and ring somebody; with a fever or a strange cry, a doctor. Out of doors most people look over with sympathy, so start somewhere loud.',
    },
    {
      words:
        /\b(?:(?:partner|husband|wife|boyfriend|girlfriend|he|she) (?:just )?(?:doesn't|doesnt|never|just|won't|wont|sleeps|works|is away|goes back|isn't)|on my own|alone|no (?:family|help|one|village)|nobody|single)\b/i,
      say: "Name the task and the hours instead of 'more help': 'You have the baby from six to eight, and I'm off.' If there's nobody to say it to, ask the midwife or health visitor what there is near you, from a baby group to somebody who comes to the house.",
    },
    {
      words:
        /\b(?:terrified|scared|afraid|fear\w*|dread\w*)\b.*\b(?:birth|labou?r|pain|hospital|section|tear\w*|die)|\b(?:birth|labou?r)\b.*\b(?:terrif\w+|scar\w+|afraid|traum\w*|wrong)\b/i,
      say: "Write your three biggest fears on a card and take it to the next appointment. Midwives like to hear it beforehand: 'This is what I'm afraid of, what can we do about it?' A card also speaks for you when you can't.",
    },
    {
      words:
        /\b(?:bad (?:mum|mom|mother|dad|father|parent)|don't feel (?:anything|it|love|a bond)|bond\w*|not coping|can't cope|cant cope|crying all|depress\w*|low|regret|numb|failing|failure|hate (?:this|it)|no good|good (?:mum|mom|mother|dad|father|parent|enough)|(?:not|don't think I'm) doing it right|do(?:ing)? it (?:all )?wrong|cope|coping)\b/i,
      say: "Love for a baby comes at once for some and over months for others, and both make good parents. Tell the midwife or the doctor one sentence, 'I'm not doing well.' It's enough, they know what comes next.",
    },
    {
      words:
        /\b(?:not ready|isn't ready|isnt ready|nothing ready|got nothing|money|afford|expensive|cost\w*|(?:nursery|room) (?:isn't|is not|not)|all the stuff|prepared)\b/i,
      say: "A baby needs somewhere flat to sleep, clothes, nappies, milk and somebody's arms. All the rest can be borrowed, or got in the third week, when you know what you're really missing.",
    },
  ],
  ways: [
    'Keep a list on the fridge of what others can do: hang up washing, bring a meal, walk with the pram for half an hour. When somebody asks, point at the list.',
    'One anchor a day is enough: out of the house once, or one shower, or one real meal. Whatever else happens is extra.',
  ],
};
