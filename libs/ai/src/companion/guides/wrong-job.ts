import type { Guide } from '../guide.ts';

export const WRONG_JOB: Guide = {
  id: 'wrong-job',
  title: 'The wrong job',
  words:
    /\b(?:(?:hate|hating|loathe|can'?t stand|sick of) (?:my|this|the) (?:\w+ )?(?:job|work|office)|my job is to|hand(?:ing)? in (?:my )?notice|(?:my|give) notice|resign(?:ed|ing) in my head|(?:want|like) to (?:leave|quit)|quit my job|(?:go|stay|leave) or (?:should i )?(?:go|stay|leave)|every monday|tomorrow'?s monday|(?:first|for|about) monday|sundays?,? (?:\d|is|evening|night|at|on|we|where)|(?:every|last) sunday|watch(?:ed|ing) the clock|bored (?:at|to|out)|could do (?:this|it) in a|(?:career|job) change|(?:re)?train as|becoming a|till my pension|your pension|permanent contract|something permanent|something with meaning|i envy the|i want to be a|isn'?t a bad job|on paper it'?s|good money|be glad you have|slides about slides|the alarm goes|can'?t be sacked|warehouse nights|i don't want to do it|what i'?d like is|i'?d still rather leave|profession|pointless|the pay)\b/i,
  situations: ['thinking-of-quitting', 'bored-at-work', 'sunday-dread', 'career-change-wish'],
  tone: 'hard',
  acks: [
    "A job that doesn't fit takes more than its hours. It takes the evening before as well.",
    'A job can be all right on paper and still be wrong for you.',
    "That's a lot of hours every week for something you don't want to do.",
  ],
  ask: 'If you could strike one thing out of your working week, what would go first?',
  ways: [
    {
      say: 'All of it',
      words:
        /\b(?:^all\b|all (?:of it|five|seven|the days)|everything|the days|entire|whole (?:thing|week|job|lot)|monday to friday|strike out the week|the (?:lot|week)$|^work\b(?! itself)|the job\b(?! itself)|having to go|being there|burn it|the place|the building)/i,
      to: 'all',
    },
    {
      say: 'The people, or my boss',
      words:
        /\b(?:people|boss|colleagues?|manager|customers?|clients?|atmosphere|gossip\w*|politics|team\b|patients|parents|chef|supervisor|co-?workers?|phone calls|calls|nice to\b|small talk|the phone|moods?\b|being shouted|complaints|office politics|loud|open[- ]plan)/i,
      to: 'people',
    },
    {
      say: 'The hours, the pressure',
      words:
        /\b(?:hours|overtime|pressure|targets?|stress\w*|too much|shifts?\b|early|nights?\b|getting up|weekends?|deadlines?|pace|workload|commut\w+ (?:hours|time)|rush|exhaust\w*|tired|commut\w*|alarm|mondays?\b|sundays?\b|the fear|traffic|the drive|train\b|not enough (?:time|staff)|emergenc\w*|on[- ]call|\w+-hour|hour days|long days|every day until|double shifts)/i,
      to: 'load',
    },
    {
      say: 'The work itself',
      words:
        /\b(?:work itself|bor(?:ed|ing|edom)|dull|pointless|meaning\w*|forms?\b|tasks?|same thing|what i (?:actually )?do|monoton\w*|routine|nobody needs|useless|paperwork|reports?|e-?mails|slides|meetings?|excel|spreadsheets?|sell\w*|admin|screen|desk|invoices|button|phones?\b|the calls|meaningless|nonsense|bullshit|clicking|typing|standing (?:there|around)|waiting for|watching|interest\w*|pretend\w*|stupid|empty|nothing to do|selling|files?\b|data\b|forms)/i,
      to: 'dull',
    },
  ],
  nodes: [
    {
      id: 'all',
      say: "Then it isn't one person or one task, it's the whole of it. And still you go, so something keeps you there, and it may be quite a sensible thing.",
      ask: 'What does hold you there?',
      ways: [
        {
          say: "I don't know what else",
          words:
            /\b(?:what else|(?:can'?t|couldn'?t) do anything|anything else|qualif\w*|(?:not )?know(?:ing)? what|no (?:clue|idea) what|nothing else|no training|no degree|no plan|wouldn'?t know|where (?:to|i'?d) go|don'?t know|alternativ\w*|no(?:t)? (?:skills|talent)|only (?:thing|job) i)/i,
          to: 'what-else',
        },
        {
          say: 'The fear of choosing wrong',
          words:
            /\b(?:fear|afraid|scared|risk\w*|regret|worse|too (?:old|late)|start(?:ing)? (?:over|again)|wrong|fail\w*|courage|coward|unknown|security|safe|comfort\w*|lazy|laziness|used to|habit|change\b|disappoint\w*|what (?:people|they|others|my \w+) (?:would )?(?:say|think)|guilt\w*|age\b)/i,
          to: 'fear',
        },
        {
          say: 'The money, and who needs it',
          words:
            /\b(?:money|house|mortgage|loan|kids|boys|girls|child\w*|family|earn|pension|pay\b|salary|bills|rent\b|wife|husband|depend|insurance|debts?|afford|benefits|visa|flat\b|bought|car\b|rent|save\b|savings|my parents|support)/i,
          to: 'money',
        },
      ],
    },
    {
      id: 'people',
      say: "Then the work may be right and the people around it wrong. That's good to know, because the same work in another place could feel like a different job.",
      ask: 'With whom has work been good, there or anywhere before?',
    },
    {
      id: 'load',
      say: "Then perhaps it isn't the job that's wrong, but how much it takes out of you. When you're worn out, everything looks like something to get away from, and it's hard to decide from there.",
      ask: 'If it were three days a week, what would be left of the wish to go?',
      ways: [
        {
          say: "I'd still look for another",
          words:
            /\b(?:still|all of it|most of it|i'?d hate|not the (?:real )?reason|aren'?t the|same\b|wouldn'?t (?:help|change)|just as|everything|the wish)/i,
          to: 'two-years',
        },
        {
          say: "Not much, I'd be fine",
          words:
            /\b(?:not much|nothing|fine\b|love|great|happy|gone\b|stay|little|none|perfect|dream|bearable|better|enjoy|like it|probably like|relax\w*|doable|manage\w*|can do that|smaller|less\b)/i,
          to: 'dose',
        },
      ],
    },
    {
      id: 'dull',
      say: "Work like that is more tiring than most people think. You have to force yourself to pay attention the whole day, and there's little to show for it in the evening. That isn't laziness.",
      ask: 'When did you last forget the time, at work or anywhere else?',
    },
    {
      id: 'dose',
      say: "That's worth knowing before you hand anything in. Hours and workload can be talked about more often than it seems, above all if they'd hate to lose you. If they refuse, you know that too.",
      ask: 'What would you ask for first?',
    },
    {
      id: 'money',
      say: "That's a real reason, and it's one that can be counted. As long as there's no figure to it, it only says 'not yet'. With a figure you can see how far away it is.",
      ask: 'What would you need to earn at the least, if the work were bearable?',
    },
    {
      id: 'what-else',
      say: "That's hard to find out by thinking alone. Small signs help: what you read without having to, what people ask you for, whose work you like to watch.",
      ask: 'Whose work have you ever envied a bit?',
    },
    {
      id: 'fear',
      say: "You might choose wrong, that's true, and a good deal of it could be mended. Staying is a choice as well, even if it doesn't feel like one.",
      ask: 'Looking back at eighty, what might you wish you had done?',
    },
    {
      id: 'two-years',
      say: "Let's leave aside for a moment whether you should go. Picture it staying exactly as it is: the same place, the same people, the same Sunday evening, two years from now.",
      ask: 'What is the first thing that comes up, when you picture that?',
      ways: [
        {
          say: "I'd manage, somehow",
          words:
            /\b(?:manage|surviv\w*|used to it|fine\b|cop(?:e|ing)\b|bearable|could be worse|okay|ok\b|get through|not so bad|all right|it'?s only|not that bad|survive|same as now|nothing changes|shrug|i'?d live)/i,
          to: 'manage',
        },
        {
          say: "I couldn't bear it",
          words:
            /\b(?:couldn'?t|can'?t|mad\b|crazy|tight|horrible|panic|sick\b|no(?:pe)?\b(?!thing)|never|awful|hell|scream|cry|dread|die\b|trapped|dead\b|tired|numb|empty|grey|depress\w*|breakdown|suffocat\w*|run\b|quit|leave|prison|exhaust\w*|god\b|ill\b)/i,
          to: 'step',
        },
        {
          say: "I'd be sorry about the time",
          words: /\b(?:sorry|time|wasted?|regret|years|sad\w*|old\b|missed|life|forty|fifty|sixty)/i,
          to: 'step',
        },
      ],
    },
    {
      id: 'manage',
      say: "There are times when that's the right thing, because the job pays for something that matters more just now. It helps to say so clearly, and until when.",
      ask: 'What would you like it to be paying for?',
    },
    {
      id: 'step',
      say: "If that picture is hard to look at, it tells you something about staying. It doesn't tell you yet what you'd want instead, and that may still be quite vague.",
      ask: 'What would an ordinary good working day look like?',
    },
  ],
};
