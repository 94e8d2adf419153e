import type { PlanTopic } from '../plan-topic.ts';

export const VOLUNTEERING_EVENT: PlanTopic = {
  id: 'volunteering-event',
  title: 'A group or event I run',
  words:
    /\b(?:f[eê]te|(?:school|church|summer|christmas) fair|fund ?rais\w*|charity (?!shop|five)\w+|(?:choir|memorial|spring) concert|community garden|committee|(?:find|of|rota of) volunteers|street party|(?:neighbou?rs|halloween|summer) party|litter pick|jumble sale|bake sale|raffle|quiz night|PTA|open day|repair caf[eé]|grief caf[eé]|language caf[eé]|(?:set up|start|started|found|run|running|lead|organise) (?:a |an |the |our )?(?:[\w']+ ){0,5}(?:group|club|choir|caf[eé]|cycling thing|team|collection|walk|gig|match|reunion)|(?:plan|organi[sz]e|organi[sz]ing|secretary of|run) the (?:\w+ )?(?:reunion|street|f[eê]te|fair|fun run|allotment|village)|organi[sz]e (?:a|neighbours) \w+|sponsor(?:s|ed)|food bank|clothes swap|flower show|festival jobs|warm space|AGM|fun run|lunch club)\b/i,
  kind: 'once',
  aim: 'get your event or group on its feet',
  acks: [
    'Such a thing stands on three facts: a date, a place, and one other person. Once those are there, the rest is a list.',
    "Few people carry it, as everywhere. The trick is to ask one of them, by name, for one small thing; 'who can help' gets answered by nobody.",
    'Small is a good size. A dozen people and a cake is a proper event, and next time they bring others.',
  ],
  heavy: [
    "It's lonely to be the one who said yes while everybody else says what a lovely idea. They can't see the work until it's cut into pieces with a line for a name.",
    'When something means this much to you, even the small jobs weigh more. Give the heaviest away first; somebody has been wondering how to help you.',
    'Everyone who ever put out chairs has been afraid that nobody would come. A handful came, and that was the start of most of them.',
  ],
  ask: 'What would get it out of your head and onto its feet?',
  steps: [
    {
      say: 'Write it backwards from the day',
      words:
        /\b(?:list|backwards?|everything that|date|hall|venue|room|book (?:the|a)|timeline|what has to|write (?:it|down)|schedule|plan)\b/i,
      how: "The day at the foot of the page, and upwards: the day before, the week before, a month before, two lines each. What stands at the top comes first, and it's nearly always the room.",
    },
    {
      say: 'Ask one person for one thing',
      words:
        /\b(?:ask (?!the (?:council|owner))|get (?:someone|somebody|people)|help with|delegat\w*|find (?:someone|somebody|one|two|a)|recruit|rota|hand over)\b/i,
      how: "By name, with a size: 'Would you do the tea on the day, from two to four?' A job that has an end gets a yes. One yes, and there are two of you.",
    },
    {
      say: 'Write the four-line invitation',
      words:
        /\b(?:invit\w+|poster|flyer|message|leaflet|post (?:it|on|in)|announce\w*|advert\w*|what (?:and )?(?:when )?(?:and )?where|tell people|group chat|newsletter|donation page)\b/i,
      how: "What, where, when, and what to bring: 'Litter pick, Saturday at ten, by the bridge, bring gloves, tea after.' It shows you what's still open, and it's half the poster.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:(?:nobody|no ?one) (?:will )?(?:come|comes|turn|turns|shows?|there)|turn(?:s)? up|empty|stood there|few people|stopped coming|low numbers|doesn'?t come)\b/i,
      say: 'Ask five people yourself before anything goes up on a wall; those five are your event. Take the small room and plan it so that five is pleasant. All above that is a present.',
    },
    {
      words:
        /\b(?:(?:nobody|no ?one|no body) (?:ever |else )?(?:helps?|steps|wants|does|volunteers|offers|answers)|thumbs|great idea|all talk|nag\w*|hate asking|unreliable|let (?:me )?down|bossy|a bother|volunteers)\b/i,
      say: 'A group that gets asked looks at its shoes; a person says yes or no. Cut it into jobs of an hour, go to six people one at a time, and write the names where all can see them.',
    },
    {
      words: /\b(?:money|budget|afford|cost\w*|pay for|funds?|expensive|price|deposit|grant)\b/i,
      say: "Begin with what can be lent: a hall from the church or the school, tables from a club, cake from whoever bakes. Then one shop at a time: 'Would you give us the prizes, and we put your name on the poster?'",
    },
    {
      words:
        /\b(?:insur\w+|licen[cs]e\w*|permi\w+|rules?|legal\w*|health and safety|council|safeguard\w*|allowed|liab\w+|proposal|forms?)\b/i,
      say: "Ask two: whoever owns the place, because their insurance may cover it, and the town hall: 'What do we need for this, with about so many people?' Often it's a single form, but it takes its weeks, so ask early.",
    },
    {
      words:
        /\b(?:do(?:ing)? it all|all (?:on|by) (?:my|me)\w*|everything (?:my\w*|on me)|worn out|exhaust\w*|tired|burn\w* ?out|no time|full time|busy|on my own|too much|left with|ends? up)\b/i,
      say: "Decide beforehand on the three things you'll do, and put all the others on a sheet with empty lines. What has no name two weeks before is left out, and you say so. That's when the names come.",
    },
    {
      words:
        /\b(?:rain\w*|weather|wet|wrong|flop|disaster|mess (?:it )?up|never (?:done|organi[sz]ed|run)|no experience|fail\w*|embarrass\w*|complain\w*|critici\w*|look stupid|judg\w*)\b/i,
      say: "Something always goes wrong, and people tell it fondly the next year. Settle two things beforehand: where you go if it's wet, and who stands in if you're ill. The rest gets mended with tea.",
    },
  ],
  ways: [
    "Ask somebody who ran such a thing last year: 'What would you leave out next time?' Ten minutes with them saves weeks.",
    'Hang up a sheet with jobs, hours and empty lines, with two names on it already. Nobody likes to be the first on a list.',
  ],
};
