import type { PlanTopic } from '../plan-topic.ts';

export const AFTER_PRISON_OR_START_AGAIN: PlanTopic = {
  id: 'after-prison-or-start-again',
  title: 'Starting again',
  words:
    /\b(?:prison|jail|(?:went|go|clean|got clean) inside|(?:after|my|on|since) release|released (?:from|after|last|in|on)|got out (?:of (?:prison|rehab)|last|on|after|in|yesterday|today)|(?:after|when|before) i get out|i'?m out since|coming out in|parole|probation|tagged|on (?:a )?tag|a tag|licence conditions|convictions?|(?:my|a|with a|police|criminal) record|rehab|detox|clean (?:for|now|since|inside)|days clean|months? sober|sober (?:for|now|since|\w+ months)|stay sober|homeless\w*|hostel|(?:night|homeless|the|a) shelter|sleeping (?:rough|on sofas)|sofa surf\w*|on the streets?|the streets|halfway house|back on my feet|start(?:ing)? (?:over|again) from|start from zero|from nothing|new life after|my sentence|did (?:my )?(?:time|eighteen months)|contact cent(?:re|er)|treatment cent(?:re|er)|the clinic yesterday|no fixed address|need (?:an )?address|no (?:id|address)|get id|third time lucky|stay out this time|lost our home|lost everything|have contact with|see my (?:daughter|son|boy|girls?|kids|children) again)\b/i,
  kind: 'once',
  aim: 'get back on your feet',
  acks: [
    'There is an order that often helps: somewhere safe to sleep, an address for post, papers, money, then the rest. Whatever of that you have already can be ticked off.',
    'Nobody rebuilds all of it at once. One paper, one person or one evening settled, and the week looks different already.',
    'Services for people who start again know these tangles, and the short cuts too. One visit there can save you several others.',
  ],
  heavy: [
    "It's hard to be judged by the worst time of your life. What counts now is small and dull: turning up, one paper after the other. People do notice it, later than you'd like.",
    'Some doors take two or three knocks, and a shut one is often a rule or a bad day and nothing about you. Keep a list of whom you asked, so that you knock at new ones.',
    'Trust comes back slower than papers do, with family most of all. It comes through small things kept: the call at the hour you said, the visit on the day.',
  ],
  ask: 'Which of these would open the next door?',
  steps: [
    {
      say: 'Put my papers together',
      words:
        /\b(?:papers?|paperwork|documents?|id|passport|birth certificate|letters?|folder|envelope|in one place|carrier bag)\b/i,
      how: "One envelope: ID or what you have of it, release or discharge letter, insurance, benefit letters. Write on the outside what's missing; that list is what you take to an advice desk.",
    },
    {
      say: 'Ask a support service',
      words:
        /\b(?:(?:key|support|case|social) ?worker|probation|charity|service|advice|advisor|adviser|ask (?:for|at|the|my)|ring|call|drop-?in|council|job ?cent(?:re|er)|support|helpline|key ?worker)\b/i,
      how: "Go to or ring a resettlement, housing or recovery service: 'I'm starting again. I need ID, an address and work. What comes first, and who can do it with me?'",
    },
    {
      say: 'Find my sentence about the gap',
      words:
        /\b(?:gap|cv|resume|what (?:do )?i say|explain|the years|interview|answer when|sentence|tell (?:them|employers)|say when)\b/i,
      how: "Something like: 'I had a difficult time, it's behind me, and I can start on Monday.' Say it aloud three times, calm and short. If they ask outright about a record, what you must say depends on the place, so get advice before the interview.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:record|hires?|hiring|employers? (?:will|won'?t|see)|get (?:a |any )?(?:job|work)|conviction|background check|dbs|nobody (?:wants|will)|turn(?:ed)? (?:me )?down|disclos\w*)\b/i,
      say: 'What you must say about a record differs from place to place, so ask an advice service before you fill in a form. Some firms take people with a past on purpose, and support services know which.',
    },
    {
      words:
        /\b(?:(?:see|seeing|hold|lose|lost|without|hates?|forget|forgotten|from) my (?:boy|girl|kids?|child\w*|sons?|daughters?)|my (?:kids?|child\w*|sons?|daughters?) (?:won'?t|will|hates?|doesn'?t|don'?t)|my ex|(?:let|not|ever|never) (?:me )?see (?:him|her|them)|custody|contact order|social services)\b/i,
      say: "Find out first what's allowed: your worker, a family lawyer or a contact centre knows, and keeping to it exactly speaks for you. Then small and steady does it, nothing big and nothing promised that you can't keep.",
    },
    {
      words:
        /\b(?:old (?:crowd|friends|mates|life)|(?:still|mates|friends) use|us(?:e|ing) again|i'?ll (?:drink|use)|relaps\w*|drinking|drugs?|tempt\w*|crav\w*|slip up|go(?:ing)? back (?:in|to prison|inside|to it)|end up|dealer|fall back)\b/i,
      say: "Plan the risky hours before they come: who to ring, where to be, and one sentence for the old crowd, 'I'm staying in these days.' After weeks without a drug the body can't take the old amount, it can kill. If you're close to it, ring somebody and don't be alone.",
    },
    {
      words:
        /\b(?:nowhere|where (?:do|can|will) i (?:sleep|live|stay)|no (?:roof|address|home|flat|place)|place to (?:stay|live)|homeless|no fixed|landlords?|deposit)\b/i,
      say: "Ask two questions at a housing desk or day centre: 'Where can I sleep this week?' and 'What list do I get onto for after?' Ask too whether you can have your post sent there, as so much hangs on an address.",
    },
    {
      words:
        /\b(?:asham\w*|judg\w+|my family (?:is|are|won'?t|will|hates?)|people (?:\w+ ){0,2}(?:know|think|talk)|embarrass\w*|look at me|guilt\w*|forgiv\w*|tell people|stigma|trust me)\b/i,
      say: "The whole story belongs to very few. 'I had a bad time, and I'm working on it' is true and enough, and then you ask something back. The ones close to you will believe what they see for a while.",
    },
    {
      words:
        /\b(?:forms|(?:don'?t|can'?t) (?:really )?(?:read|write|understand)|make sense|too (?:much|many)|mix them up|overwhelm\w*|computers?|where to start|confus\w*)\b/i,
      say: "Take one letter at a time to an advice desk or library and say: 'Can you read this with me and tell me the date in it?' Only the dates go into the calendar; the rest can lie in the envelope.",
    },
  ],
  ways: [
    'One office a day, in the morning, with the envelope under your arm. Ask at the end of each: what did I forget, and where do I go next.',
    'Fill the hours that used to be dangerous before anything else: a meeting, a gym, a kitchen that needs hands. Papers are easier with the evenings safe.',
  ],
};
