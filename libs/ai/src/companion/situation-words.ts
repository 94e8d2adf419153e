/** Plain words that show a situation: read in lower case. Where several match, the head chooses among them. */
export const SITUATION_WORDS: Readonly<Record<string, RegExp>> = {
  'criticised-by-boss':
    /\b(?:boss|manager|supervisor|team lead)\b.*\b(?:yell|shout|critici|told me off|tore|harsh|humiliat|snapped|not good enough|feedback)/,
  'conflict-with-colleague':
    /\b(?:colleague|co-?worker|workmate|teammate)s?\b.*\b(?:fight|argu\w*|row|annoy\w*|angry|hate|rude|blam\w*|lazy|mean|bull\w*|conflict|shout\w*|snapp\w*|ignor\w*|credit|behind my back|gossip\w*|unfair|won't|never|keeps?)\b|\b(?:fight|argu\w*|row|annoyed|angry|mad|conflict|trouble)\b.*\b(?:colleague|co-?worker|workmate|teammate)s?\b/,
  'too-much-work':
    /\b(?:too much work|work(?:load)? is (?:too|crazy|insane|piling)|overworked|drowning in work|work is killing me)\b/,
  'deadline-pressure': /\bdeadlines?\b/,
  'bored-at-work': /\bbored at work\b|\bjob is (?:so )?boring\b/,
  'burnt-out': /\bburn(?:t|ed)?[ -]?out\b/,
  'sunday-dread': /\bsunday\b.*\b(?:dread|work|monday|scar)|\bdread(?:ing)? (?:monday|work tomorrow)\b/,
  'job-search': /\b(?:job hunt\w*|looking for (?:a )?(?:job|work)|applying for jobs|job search)\b/,
  'rejected-application': /\b(?:reject(?:ed|ion)|turned (?:me )?down|didn't get the (?:job|place|role))\b/,
  'job-interview-soon': /\binterview\b/,
  'lost-job': /\b(?:lost my job|got fired|was fired|laid off|made redundant|sacked)\b/,
  'new-job-nerves': /\b(?:new job|first day at work|start(?:ing)? (?:a |my )new (?:job|role))\b/,
  'impostor-feeling': /\b(?:imposter|impostor|fraud)\b/,
  'passed-over':
    /\b(?:passed over|(?:gave|give) (?:the|my) promotion to|promotion went to|didn't get (?:the )?promot|promoted instead)/,
  'thinking-of-quitting': /\b(?:quit(?:ting)? (?:my )?job|hand in my notice|leave my job|resign)\b/,
  'presentation-nerves':
    /(?<!\b(?:his|her|their|the) )\b(?:presentation|speech)\b|\b(?:talk in front|public speaking)\b/,
  'mistake-at-work': /\bmistake\b.*\bwork\b|\bwork\b.*\b(?:mistake|messed up|screwed up)\b/,
  'meeting-overload': /\b(?:meetings all day|back to back meetings|so many meetings)\b/,
  'exam-nerves':
    /^(?!.*\b(?:last (?:exam|final)|free+|done with|over|passed|finished|aced|survived)\b).*\b(?:exams?|finals|midterms?)\b/,
  'thesis-stuck': /\b(?:thesis|dissertation|phd)\b/,
  bored: /^(?:(?:so|i'm|just|really|very|i am) )*bored\b|\bso bored\b|^nothing to do\b/,
  'putting-off': /\b(?:procrastinat\w*|putting (?:it|things|everything) off|keep putting)\b/,
  'cannot-focus': /\b(?:can't|cannot|couldn't) (?:focus|concentrate)\b/,
  'phone-scrolling': /\b(?:scroll(?:ing|ed)?|tiktok|instagram|screen time|on my phone)\b/,
  'failed-exam': /\bfail(?:ed)? (?:my |the |an )?(?:\w+ )?(?:exam|test|class|course)\b/,
  'money-worry':
    /^(?!.*\b(?:row|fight|argu\w*)\b).*\b(?:rent|bills?|can't afford|money (?:worr\w*|is tight)|short of money|(?:i'm|am|we're|are|so|totally|flat) broke)\b/,
  debt: /\b(?:debts?|loans?|overdraft|credit card)\b/,
  'moving-house': /\b(?:moving (?:house|out|flat|home)|packing (?:up|boxes))\b/,
  'messy-home': /\b(?:clutter|(?:house|flat|room|kitchen|home|place) is (?:a|such a|so) mess(?:y)?)\b/,
  'noisy-neighbours': /\bneighbou?rs?\b.*\b(?:nois|loud|music|party|drill)/,
  'fight-with-partner':
    /\b(?:fight|argu\w*|row|quarrel\w*|fell out|shouting match)\b.*\b(?:boyfriend|girlfriend|husband|wife|partner|fiance)\b|\b(?:boyfriend|girlfriend|husband|wife|partner|fiance|we)\b.*\b(?:fight|fought|argu\w*|quarrel\w*)\b/,
  breakup:
    /\b(?:broke up|break ?up|(?:was|got|been|being) dumped|dumped (?:me|him|her|us)\b(?! with| on)|split up|ended it (?:by|over|with me|yesterday|today|last)|broke it off|left me(?! (?:an?|the|my|some|with|on|alone|to|out|in|at|notes?|hanging)\b)|(?:girlfriend|boyfriend|wife|husband|partner|fiancee?) (?:has |just )*(?:moved out|left))\b/,
  divorce:
    /^(?!.*\b(?:parents|dads|mums|moms|sister|brother|friends?|son|daughter|uncle|aunt|cousins?)\b.*\bdivorc).*\bdivorc\w*\b|\bsigned the (?:divorce )?papers\b/,
  'missing-an-ex': /\bmiss my ex\b|\bmy ex\b/,
  'dating-tired': /\b(?:dating|tinder|hinge|bumble|first dates?)\b/,
  jealousy: /\bjealous\w*\b/,
  'trust-broken': /\b(?:cheated|affair|lied to me|betray\w*)\b/,
  'long-distance': /\blong[- ]distance\b/,
  'lonely-in-relationship': /\blonely\b.*\b(?:marriage|relationship|beside|partner|husband|wife)\b/,
  'difficult-parent':
    /\bmy (?:mother|mum|mom|father|dad|parents)\b.*\b(?:critici|never|always|toxic|controlling|difficult|disappointed|said|comment)/,
  'guilt-toward-parent':
    /\b(?:guilty|guilt)\b.*\b(?:mother|mum|mom|father|dad|parents?)\b|\b(?:mother|mum|mom|father|dad|parents?)\b.*\b(?:guilty|guilt)\b/,
  'ill-parent': /\b(?:mother|mum|mom|father|dad)\b.*\b(?:cancer|ill|sick|hospital|stroke|diagnos|dementia)/,
  'caring-for-parent':
    /\b(?:caring|care|looking after|look after)\b.*\b(?:mother|mum|mom|father|dad|parents?)\b/,
  'sibling-conflict':
    /\b(?:sister|brother|sibling)\b.*\b(?:fight|argu|fell out|not speaking|annoy|angry|row)/,
  'small-child-exhaustion': /\b(?:baby|toddler|newborn)\b.*\b(?:sleep|tired|exhaust|scream|cry|night)/,
  'guilt-as-parent':
    /\b(?:bad|terrible|awful) (?:mother|mum|mom|father|dad|parent)\b|\b(?:yelled|shouted|snapped|screamed|lost it) (?:at|with) (?:my|the) (?:\w+ )?(?:kids?|son|daughter|child(?:ren)?|toddler|baby|boys?|girls?|little one)/,
  'teenager-conflict':
    /\bteen(?:ager|age)?\b|\bmy (?:son|daughter)\b.*\b(?:doesn't (?:talk|speak|listen)|slams?|closes? the door|won't (?:talk|come out))\b/,
  'empty-nest':
    /\b(?:empty nest|left (?:for|to) (?:uni|college)|(?:son|daughter|kids?|child|children|last one|youngest|eldest) (?:has |have |just )*moved out)\b/,
  'in-laws': /\b(?:in-?laws?|mother-in-law|father-in-law)\b/,
  'friend-drifting': /\bfriends?\b.*\b(?:drift|apart|never calls|grown apart|distant|replies)\b/,
  'friend-conflict':
    /\b(?:fight|argu\w*|fell out|angry)\b.*\bfriend\b|\bfriend\b.*\b(?:fight|argu\w*|fell out|hurt me|angry)\b/,
  lonely:
    /\b(?:talked to (?:\w+ )?(?:nobody|no one)|(?:haven't|hardly) talked to any\w+|don't know any(?:one|body) here|lonely|so alone|no friends|nobody to talk to|feel alone)\b/,
  'new-in-town': /\b(?:new (?:city|town|country)|moved (?:here|to a new))\b/,
  'left-out': /\b(?:left out|not invited|wasn't invited|without me)\b/,
  'comparing-with-others': /\bcompar(?:e|ing)\b/,
  'social-nerves':
    /\b(?:social anxiety|party|small talk)\b.*\b(?:nervous|anxious|scar|dread|awkward)|\bsocially awkward\b/,
  'people-pleasing': /\b(?:can't say no|people pleas\w*|always say yes)\b/,
  'said-something-stupid': /\b(?:said something (?:stupid|dumb|awful)|why did i say)\b/,
  'cannot-sleep':
    /\b(?:can't|cannot|couldn't|cant) (?:fall a)?sleep\b|\binsomnia\b|\blying awake\b|\bhow do i sleep\b/,
  'woke-too-early': /\b(?:woke|wake|awake)\b.*\b(?:[345] ?(?:am|o'clock)|too early|at [345])\b/,
  'bad-dream': /\b(?:nightmares?|bad dreams?)\b/,
  'always-tired': /\b(?:always|so|constantly) (?:tired|exhausted)\b/,
  'chronic-illness': /\bchronic\b/,
  pain: /\b(?:migraine|back pain|in pain|my back hurts)\b/,
  'waiting-for-results': /\b(?:waiting for|wait for)\b.*\b(?:results?|biopsy|scan)\b/,
  'period-or-menopause': /\b(?:period|pms|menopause|hot flush\w*)\b/,
  'body-image':
    /\bi(?:'m| am| look| feel|'ve got| got)? (?:\w+ ){0,2}(?:fat|ugly)\b|\b(?:hate my body|how i look|my (?:own )?(?:face|body|thighs|belly) (?:in the mirror|is)|in the mirror)\b/,
  'drinking-more-than-wanted': /\b(?:drink(?:ing)? too much|hungover|hangover|drunk again)\b/,
  'quitting-smoking': /\b(?:smok(?:e|ing)|cigarettes?|vap(?:e|ing))\b/,
  'panic-now':
    /(?<!\bhad (?:[\w']+ ){0,3})\bpanic attack\b|\b(?:panicking|(?:can't|cannot) (?:\w+ )?breathe|can't get (?:any )?air|heart(?:'s| is)? (?:racing|pounding))\b/,
  'racing-thoughts':
    /\b(?:racing thoughts|mind won't stop|head won't stop|can't switch off|thoughts (?:are )?racing|overthinking)\b/,
  overwhelmed: /\boverwhelm\w*\b|\btoo much\b.*\bat once\b/,
  'low-mood': /\b(?:feeling (?:low|down)|feel (?:low|down|sad)|i'?m (?:so )?sad)\b/,
  'crying-without-reason': /\bcr(?:y|ying|ied)\b.*\b(?:no reason|don't know why|for nothing)\b/,
  numb: /\b(?:nothing feels|feel nothing|don't feel anything|everything (?:is|feels) (?:grey|gray|flat|empty))\b|\b(?:numb|feel nothing|empty inside)\b/,
  'no-motivation': /\b(?:no motivation|unmotivated|can't get (?:myself )?(?:going|started|up))\b/,
  'cannot-decide': /\b(?:can't decide|torn between|don't know which)\b/,
  'worry-about-future': /\bworr\w*\b.*\bfuture\b|\bafraid of the future\b/,
  'news-and-world': /\b(?:the news|climate|state of the world|(?<!declared )war(?! on))\b/,
  'therapy-talk': /\b(?:therapist|therapy|counsell?or)\b/,
  'not-good-enough': /\b(?:not|never) good enough\b/,
  'bad-person-thought':
    /\bam i a bad\b|\bi(?:'?m| am) a (?:bad|terrible|horrible|awful) (?:person|friend|daughter|son|sister|brother|partner|wife|husband)\b/,
  perfectionism: /\bperfection\w*\b/,
  shame: /\b(?:ashamed|shame)\b/,
  guilt: /\b(?:guilty|guilt)\b/,
  regret: /\bregret\w*\b/,
  'birthday-or-ageing': /\b(?:birthday|turning (?:\d\d|thirty|forty|fifty|sixty)|getting old)\b/,
  'feeling-behind-in-life': /\b(?:behind in life|everyone (?:else )?is (?:married|ahead)|left behind)\b/,
  'got-job': /\bgot (?:the|a|that) (?:\w+ ){0,2}(?:job|promotion|role|position)\b/,
  'passed-exam': /\bpass(?:ed)?\b.*\b(?:exam|test|driving|finals|course)\b/,
  'finished-something':
    /\b(?:finished|handed in|submitted)\b.*\b(?:book|draft|thesis|project|chapter|essay|it)\b/,
  'proud-of-small-thing': /\bproud\b/,
  'good-day': /\b(?:good|great|lovely|wonderful|best) day\b/,
  'fell-in-love': /\b(?:in love|falling for)\b/,
  'engaged-or-wedding':
    /\b(?:engaged|proposed|(?:he|she) said yes|asked me to marry|marry me|getting married)\b/,
  'baby-news': /\b(?:pregnant|having a baby|baby (?:was|is) born)\b/,
  'someone-died':
    /^(?!.*\bi (?:\w+ ){0,3}died\b).*\b(?:died|passed away|(?<!\b(?:since|after|before) (?:[\w']+ ){0,3})funeral|death of)\b/,
  'pet-died':
    /\bburied (?:the|my|our) (?:dog|cat|rabbit|horse)\b|\b(?:had to |we |i )put (?:\w+|my \w+) (?:down|to sleep)\b|\bhad (?:\w+|(?:my|our) \w+) put (?:down|to sleep)\b|\b(?:dog|cat|pet|rabbit|horse)\b.*\b(?:died|put (?:him|her|it) (?:down|to sleep)|passed)\b/,
  miscarriage: /\bmiscarr\w*\b/,
  'missing-someone': /\bi (?:really |still |so )?miss (?:him|her|them|my)\b/,
  'dream-at-night': /\b(?:i )?(?:dreamt|dreamed|had a (?:weird|strange|odd|funny) dream)\b/,
  'read-or-watched': /\b(?:watched|reading a|read a|film|movie|series|novel|podcast)\b/,
  'walk-outside': /\b(?:went (?:for|on) a walk|long walk|hike|walked (?:along|through|by))\b/,
  'food-and-cooking': /\bi (?:cooked|baked|made (?:soup|pancakes|dinner|bread|a cake))\b/,
  'wants-to-write': /\b(?:want|like|need|plan) to (?:write|start (?:a )?(?:blog|book|diary))\b/,
  'wants-to-exercise':
    /\b(?:want|like|need|plan|start|should) (?:to )?(?:start )?(?:exercis\w*|running|run|going to the gym|jogging|swimming)\b/,
  'wants-to-sleep-better': /\b(?:sleep better|go to bed earlier|better sleep)\b/,
  'wants-to-save-money': /\bsave (?:more |some )?money\b/,
  'wants-order-at-home': /\b(?:declutter|tidy up|clean (?:up )?the (?:house|flat|kitchen))\b/,
  'too-many-tasks':
    /\b(?:too many (?:things|tasks)|so much to do|to-?do list)\b|\b(?:have to|need to|must|got to|i have|i've got)\b[^.]*,[^.]*,/,
};
