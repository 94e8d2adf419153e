import type { PlanText, OnboardingQuestion } from '../read-answer.ts';

const GENERIC_PLAN: PlanText = [
  'You decide what would count. Targets fail more often because they are blurred than because they are high, so start with a line: at what point would you call it done?',
  'Write one sentence that says how someone else could tell you got there.',
  'You have made time for it four times, on the same day each week.',
  'You have asked yourself honestly whether you still want it, and changed the wording if you need to.',
  'Your sentence from the first week is true, or you know exactly what it should have said.',
];

const PLANS_BY_KIND: Record<string, PlanText> = {
  writing: [
    'Nobody can write this for you, and once it exists nobody can take it away. People who want this seldom want only the pages. They want to be someone who stuck with it, and you can start that today.',
    'Choose one place and one half hour, and write there three times without reading back.',
    'You have twenty rough pages, and one page on what they seem to be about.',
    'Two readers have the rough draft, and three questions you want answered.',
    'It has left the house: sent, printed or posted, and it can be read without you there to explain.',
  ],
  art: [
    'Your taste gets there years before your skill, and that gap is what makes people stop. It closes with numbers: many small finished pieces teach you more than one big perfect one.',
    'Finish one very small piece, from start to end, and date it.',
    'You have eight small finished pieces, and you have chosen two and said why.',
    'You have shown it to a room with people in it: an open stage, a shared wall, an evening at home.',
    'People who did not have to come have seen it or heard it.',
  ],
  shop: [
    'A place like that lives on people who come back. Good bread or good coffee brings them in once. What brings them back is that someone remembers them, so your week matters more than your opening day.',
    'Spend an hour in a place you admire, at its quietest time, and write down what they do when nobody is watching.',
    'You have asked ten people who are not friends what they would come back for.',
    'The paperwork that takes longest is done: the lease, the permit or the loan.',
    'On an ordinary Tuesday the door opens, people come in, and some of them are back for the tenth time.',
  ],
  business: [
    'A business seldom fails for lack of ideas. It fails because it is too far away from the people it is meant for. One conversation with one of them is worth a week of polishing.',
    'Talk to two people who need what you want to offer, and write down their words, not yours.',
    'You have offered the smallest version to one person, for a price.',
    'There has been a month when it earned what it costs.',
    'You can say in one line what it does, who it is for, and what it brings in.',
  ],
  learning: [
    'The danger with a goal like this is to spend your time on the right book, the right plan and the right pen. What you need is a regular hour, a first session that is allowed to be untidy, and someone to correct you.',
    'Plan four sessions of twenty-five minutes, and keep the first two.',
    'You have explained one thing to someone who did not know it, without notes.',
    'You learn with someone, or report to someone, once a week.',
    'You have passed the exam, had the conversation or read the first page without help, whichever was the point.',
  ],
  career: [
    'Steps like this get decided in rooms you are not in. What you can do is make the decision easy: work people can see, a clear wish, and one person in that room who knows about both.',
    'Write down which work of the past few months you would like more of, and which you would pay to get rid of.',
    'You have asked someone who decides about it what they would need to see.',
    'You have decided, on paper: stay and change this, or go and look for that.',
    'Your week has the work you described in it, and someone else has what you gave up.',
  ],
  money: [
    'Money is a number with a feeling attached, and most plans only deal with the number. What are you after: relief, safety, room to say no? Once you know, you can say how much is enough.',
    'Put all your balances on one page, including the unpleasant ones, and date it.',
    'You have set up one transfer that happens by itself on the day the money comes in.',
    'You have asked for more where someone can say yes: a rate, a fee, a salary.',
    'Next to the page from the first week you lay a new one, and it shows how far you have come.',
  ],
  child: [
    'What you hope for here is not in your hands alone, and no calendar can change that. What you can look after is the time until then, and the two or three people who know about it.',
    'Ask one question about it to someone who can answer: a doctor, a midwife, a mother you trust.',
    'You have agreed with the people close to you how you want to talk about it, and how often.',
    'You have taken a second look, with a professional, at what helps and what you can leave out.',
    'You are further along than you are now, and you have not been alone with it.',
  ],
  partner: [
    'You cannot arrange this, but you can arrange the occasions. Your part is to be around people when you are most yourself, often enough for luck to have a chance.',
    'Tell one friend, in plain words, that you would like to meet someone.',
    'You have been to two places where people talk to each other, twice each.',
    'You have taken two weeks off from looking, and enjoyed them.',
    'There is someone you look forward to, or a circle of people in which you are not waiting.',
  ],
  love: [
    'When a goal involves another person, only half of it is in your hands. That half is bigger than it looks: the time you keep free, what you say first, what you forgive and what you no longer let pass. Plan that half.',
    'Give one person an hour with no screen on the table.',
    'You have said one thing out loud that you had only thought so far.',
    'You have talked one difficult subject through to the end.',
    'There have been evenings that would not have happened if you had not asked.',
  ],
  home: [
    'Choosing a place means choosing all the days you will spend in it. The wish often starts with one hour, like a morning with light in the kitchen, that you cannot have where you are. Look for that hour at every viewing.',
    'Describe a day there, hour by hour, and underline what could not happen where you are now.',
    'You have the three things that decide it on one page: the cost, the date, and what you give up.',
    'Whatever takes longest, like a permit, a loan or a builder, is already under way.',
    'The hour that started the wish happens there on an ordinary day.',
  ],
  travel: [
    'Part of the wish to travel is being nobody in particular for a while. It takes dates more than courage. Once the first thing is booked, the rest tends to follow.',
    'Write down the three things you must see or do. Everything else is open.',
    'You have paid for one thing: a night, a ticket, a course.',
    'You have the route in pencil, with empty days on purpose.',
    'You have been there, and you have a few pages about it.',
  ],
  rest: [
    'It is easy to save this for later, when everything is done. Everything will not be done. What you want has to get its place while things are still unfinished.',
    'List what you could stop without hurting anyone, and stop the smallest thing on it.',
    'You have handed back one regular obligation, kindly and without a long explanation.',
    'You have had a whole weekend the way you want it, and you know what it took.',
    'On most days you can say when you had a break.',
  ],
  sober: [
    'You can only do this one evening at a time, whatever the calendar says. Some people will help and some places will not, and you know most of them by name. If your body is used to a lot of it, let a doctor be one of those people, right from the start.',
    'Write down the three hours of the week that will be hardest, and where you will be.',
    'You have a place to go or a number to call on a bad evening, and you have tried it once on a good one.',
    'You have company in which the subject does not come up.',
    'There is something else in that hour now, and you would miss it.',
  ],
  sleep: [
    'Sleep is the one target you reach by doing less. It does not respond to effort, only to arrangements: a fixed time to get up, a dark room, and an hour before bed that asks nothing of you.',
    'Choose one time to get up and keep to it for seven days, however you slept.',
    'You have kept the same bedtime on most nights, and the phone sleeps in another room.',
    'You have got through a busy spell without going back to the old hours.',
    'You sleep enough in most weeks, and you no longer think about it much.',
  ],
  health: [
    'Changes like this depend less on willpower than on what is around you: what is in the cupboard, who is at the table, when it gets dark. Changing one of those is worth a month of good intentions. If a doctor should be part of it, bring them in early.',
    'Change one thing around you so that the choice you want is the easy one.',
    'You have a simple record of how you slept, moved and felt, to show to someone who knows about it.',
    'You have kept the habit going on a trip or over a holiday, in however small a way.',
    'On an ordinary day, you do the thing you wanted your health for.',
  ],
  body: [
    'You can train for this, but you cannot cram for it. Muscles and lungs like routine, so your week matters more than any single effort. Rest days are part of it.',
    'Move three times for twenty minutes, slowly enough that you could still talk.',
    'You have fixed days, a short version for days that go wrong, and twelve sessions on paper.',
    'You are about halfway to what you set out to do, and you got there without drama.',
    'The day has come and you were there for it, at your own pace.',
  ],
};

/** Words that decide, whatever else is in the sentence: a healthy relationship is about people, not about health. */
const DECISIVE_WORDS: Record<string, RegExp> = {
  shop: /\b(?:baker(?:y|ies)|patisserie|cake shop|cafes?|coffee ?(?:shop|house)|tea ?(?:room|house)|restaurants?|bistro|diner|food truck|deli|delicatessen|ice cream (?:shop|parlou?r)|butcher\w*|grocer\w*|book ?(?:shop|store)|flower ?shop|florist|corner shop|bed and breakfast|b&b|guest ?house|pub|hair salon|salon|barber\w*|market stall)\b|\bcaf[eé](?!\p{L})/iu,
  child:
    /\b(?:hav(?:e|ing) (?:a|another|my first) (?:baby|child)|pregnan\w*|fertility|ivf|conceive|becom(?:e|ing) an? (?:mother|mom|mum|parent)|adopt(?:ing)? a (?:baby|child))\b/i,
  partner:
    /\b(?:find(?:ing)? (?:love|a partner|someone|somebody|the one|my person|a (?:boy|girl)friend|a husband|a wife)|meet(?:ing)? (?:someone|somebody|my person|the one)|fall(?:ing)? in love|dating|soulmate|true love)\b/i,
  learning: /\bread(?:ing)? (?:more|\d+)\b/i,
  writing: /\b(?:novel|book|memoir|manuscript|screenplay|write down)\b(?! ?club)/i,
  love: /\b(?:relationships?|marriage|married|marry|partner(?! at)|wedding|reconcil\w*|reconnect\w*|love life)\b|^\W*my (?:kids?|children|daughter|son|husband|wife|mother|mom|mum|father|dad|sister|brother|family)\b/i,
  business:
    /\b(?:business|start ?up|freelanc\w*|self[- ]employed|etsy|my own (?:\w+ )?(?:shop|store|practice|company|studio|brand|agency|label|firm|boutique|clinic))\b/i,
  career:
    /\b(?:promot\w*|careers?|new job|better job|dream job|head of|director of|quit my job|becom(?:e|ing) an? (?:\w+ )?(?:teacher|nurse|doctor|therapist|lawyer|engineer|designer|manager|pilot|coach|developer))\b/i,
  rest: /\b(?:work[- ]?life|peace|balance|weekends? off|feel(?:ing)? (?:like myself|myself|better|whole|alive|at home)|(?:stop|quit|no|not|less|avoid) (?:work|working) (?:on |at |over |in )?(?:the )?(?:weekends?|saturdays?|sundays?|evenings?|nights?|holidays?|late|so much|overtime))\b/i,
  sleep:
    /\bsleep(?:ing)? (?:more|better|well|enough|properly|through|longer|\d)|\b(?:more|better|enough|good) sleep\b/i,
};
// 'Save for a house' is about the money, 'move to a city I love' about the place.
const LIKELY_WORDS: Record<string, RegExp> = {
  writing:
    /\b(?:novels?|books?|memoirs?|poems?|poetry|blog\w*|author|publish\w*|manuscripts?|scripts?|screenplay|thesis|dissertation|essays?|writ(?:e|er|ing)|newsletter|stor(?:y|ies))\b(?!.{0,12}\bclub)/i,
  sober:
    /\b(?:sober\w*|sobriety|clean for|(?:quit|stop|give up|less) (?:smoking|drinking|vaping|alcohol|weed|cigarettes|nicotine)|alcohol[- ]free|smoke[- ]free)\b/i,
  sleep: /\b(?:sleep\w*|insomnia|bedtime|wake up (?:rested|refreshed))\b/i,
  health:
    /\b(?:recover\w*|heal\w*|surgery|illness|disease|cancer|diabet\w*|pain|health\w*|weight|los(?:e|ing) \d+|energy|diet|eat\w*|migraine\w*|blood pressure)\b/i,
  body: /\b(?:run\w*|(?:half[- ])?marathon|triathlon|(?:an?|first) (?:5|10)k|fit\w*|strong\w*|train\w*|exercis\w*|gym|yoga|pilates|swim\w*|cycl\w*|bik\w*|hik\w*|climb\w*|lift\w*|muscle|push-?ups?|pull-?ups?|workouts?|work(?:ing)? out|sports?|race|move my body)\b/i,
  money:
    /(?:[$€£₹]\s?\d|\d+k (?:a|per) |\b(?:money|sav(?:e|ing|ings)|debts?|incomes?|earn\w*|salary|budget\w*|invest\w*|financ\w*|mortgage|loans?|down ?payment|dollars?|euros?|pounds sterling|rich|wealth\w*|six figures|retire\w*|credit card)\b)/i,
  art: /\b(?:art|artist|paint\w*|draw\w*|music\w*|song\w*|album|guitar|piano|sing\w*|band|film\w*|photograph\w*|exhibition|gallery|theat(?:re|er)|danc\w*|perform\w*|ceramic\w*|pottery|record an?|portfolio|design\w*)\b/i,
  business:
    /\b(?:business\w*|compan(?:y|ies)|clients?|customers?|start ?up|launch\w*|brand|shop|store|freelanc\w*|entrepreneur\w*|self[- ]employed|etsy|agency|caf[eé]|restaurant|bakery|app|product|practice of my own|my own practice|podcast|channel|followers|audience)\b/i,
  learning:
    /\b(?:learn\w*|stud(?:y|ies|ying)|degree|exams?|spanish|french|german|italian|english|japanese|korean|mandarin|arabic|fluent\w*|language|course|school|university|college|certif\w*|graduat\w*|master'?s|phd|diploma|licen[cs]e|bar exam|pass (?:my|the)|read \d+)\b/i,
  travel:
    /\b(?:travel\w*|trips?|journey|backpack\w*|see the world|visit|sail\w*|sabbatical|road ?trip|pilgrimage|camino)\b/i,
  home: /\b(?:mov(?:e|ed|ing)|house|(?<!from )homes?|apartment|flat|renovat\w*|garden|declutter\w*|tidy|kitchen|furnish\w*|farm|cabin|abroad|relocat\w*|countr(?:y|yside)|city|emigrat\w*|visa)\b/i,
  love: /\b(?:love|lover|partner|marri\w*|marry|relationship\w*|family|friends?(?:hip\w*)?|child\w*|kids?|daughter|son|baby|dat(?:e|ing)|mothers?|fathers?|mom|mum|dad|parents?|husband|wife|boyfriend|girlfriend|sister|brother|engaged|wedding|divorce\w*|community|lonel\w*|soulmate)\b/i,
  career:
    /\b(?:jobs?|career|promot\w*|manager|director|roles?|position|work(?! on| out)(?:place)?|profession\w*|hired|quit my|resign|raise|leader\w*|lead a|team|partner at|tenure|industry)\b(?!.{0,6}\bout\b)/i,
  rest: /\b(?:peace\w*|calm\w*|balanc\w*|rest\w*|slow\w*|stress\w*|anxi\w*|sleep\w*|simpl\w*|happ\w*|content\w*|free\w*|burn ?out|time for my ?self|present|joy\w*|mental|meditat\w*|spiritual\w*|god|faith|confiden\w*|self[- ]love|love my ?self)\b/i,
};

export const RESULT_QUESTION: OnboardingQuestion<PlanText> = {
  asked: 'the one result of the year',
  lead: 'Twelve months from now, if things go well, you want this:',
  kinds: [...Object.entries(DECISIVE_WORDS), ...Object.entries(LIKELY_WORDS)].map(([id, about]) => [
    about,
    ...(PLANS_BY_KIND[id] ?? GENERIC_PLAN),
  ]),
  general: GENERIC_PLAN,
  open: [
    'You could ask yourself this instead: if only one thing were different a year from now, what would you want it to be? The first answer that comes is good enough to start with.',
    'Write for ten minutes on one question: what do you want more of, and what do you want less of?',
    'Three of those wishes are still on your list, and you have tried out the smallest of them once.',
    'You have put some time into it every week for a while, and you know whether you still want it.',
    'You can say what this year was for, in your own words.',
  ],
  leftOut: [
    'That is something to talk about with a person, not something for a page to plan. What this page can say about it is at the very top.',
    'One person knows, today if possible: a friend, a doctor, someone at one of the numbers on the Safety page.',
    'Someone who is trained to help has listened to you more than once.',
    'You have written down a few days when it was quieter, and who and what was part of them.',
    'You are here, and safer, and someone knows what this year was like.',
  ],
};
