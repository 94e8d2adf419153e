import type { PlanTopic } from '../plan-topic.ts';

export const TAX_RETURN: PlanTopic = {
  id: 'tax-return',
  title: 'The tax return',
  words:
    /\b(?:(?<!council )tax(?:es|man)?|hmrc|irs|vat|self[- ]assessment|accountant|receipts|1099s?|w-?2s?|steuer\w*|expenses)\b/i,
  kind: 'once',
  aim: 'do your tax return',
  acks: [
    "Filling it in is the shorter part; it's the hunting for papers that drags it out for weeks. Done on two different days, neither of them is so bad.",
    "It looks so long because it's written for everybody at once. Most of the boxes are for somebody else's life and stay empty.",
    "It needn't be perfect to be sent. In most places an honest return can be corrected afterwards, and people do it all the time.",
  ],
  heavy: [
    "An undone tax return hums in the background of every free evening, so it costs you far more hours than it will ever take. What's in it is mostly smaller than the dread, and the first real number shows you.",
    'A great many capable people are behind with this and tell nobody. The office is used to it, and it deals more kindly with those who come by themselves than with those it has to look for.',
    "Some papers hold more than numbers, and there are years when a person simply can't. It can be done now in pieces so small that they don't spoil an evening.",
  ],
  ask: 'Which ten minutes would get it off the ground?',
  steps: [
    {
      say: 'Put every paper in one box',
      words:
        /^(?!.*\b(?:lost|never|can'?t find|missing)\b).*\b(?:box|shoebox|folder|gather|collect|papers|receipts|invoices|statements|together|one place|pile)\b/i,
      how: "One box, ten minutes, nothing sorted: wages, invoices, receipts, bank letters, and last year's return if there is one, as it shows you what you'll need. What you can't find goes on a slip on top.",
    },
    {
      say: 'Log in, only to look',
      words:
        /\b(?:log ?(?:in|on)|sign (?:in|on)|password|website|online|portal|account|code|only (?:to )?look|deadline)\b/i,
      how: "See whether the password still works, and if they have to post you a code, order it now, because that's what goes wrong on the last evening. Write down the real deadline, then close it again with nothing filled in.",
    },
    {
      say: 'Ask somebody who knows taxes',
      words:
        /^(?!.*\b(?:won'?t|justify|afford|expensive|cost|asham\w+|embarrass\w+)\b).*\b(?:accountant|advis[eo]r|ask|help(?:line|s)?|friend|brother|sister|somebody|someone|ring|call|e-?mail|professional|expert)\b/i,
      how: "An accountant, a tax help charity or the friend who does their own: 'Mine isn't done yet. What would you need to see from me, and what would it cost?' Say how late it is in the first sentence, then it's out and they can think about the rest.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:(?:two|three|four|five|six|ten|several|many|\d+) (?:years|yrs)|years? (?:behind|late|worth|of)|(?:haven'?t|not|never) filed|never (?:did|done|sent))\b/i,
      say: "Do the newest year first: it's the one you have papers for, and it stops the pile from growing. Then go backwards, one year a weekend. Before you send the old ones, an hour with a tax adviser or a tax charity pays off, as coming forward by yourself usually costs less.",
    },
    {
      words:
        /\b(?:fines?|penalt\w+|(?:too|so|be|am|i'?m|it'?s|already) late|trouble|punish\w*|overdue|missed the deadline|interest|criminal|prison)\b/i,
      say: "There may be one, and waiting mostly makes it bigger. If you only missed the date, send the return and then ask: 'I was ill, could the penalty be looked at again?' If income was left out before, talk to a tax adviser before you send anything.",
    },
    {
      words:
        /\b(?:owe|can'?t (?:pay|afford it)|thousands|don'?t have (?:it|the money|that)|have to pay|pay (?:it )?back)\b/i,
      say: "Filing and paying are two things. Many tax offices take instalments if you ask before the date: 'Could I pay this much a month from then on?' And you can't make a plan for a number you don't know; it may even be one in your favour.",
    },
    {
      words:
        /\b(?:wrong|mistakes?|investigat\w+|audit\w*|(?:don'?t|not|never) understand|confus\w+|complicated|stupid|sure what|too (?:hard|difficult)|no idea|language)\b/i,
      say: 'An honest mistake mostly ends in a letter and a correction. Do the boxes you understand, put a pencil ring round the others, and take only those to somebody: five rings are a short conversation.',
    },
    {
      words:
        /\b(?:lost|missing|never kept|no receipts|can'?t find|chaos|mess|threw|thrown|don'?t have (?:the|any) (?:papers|receipts))\b/i,
      say: "The bank statement knows nearly all of it. Go down it line by line with last year beside you, and ask for a second copy of whatever's missing: employers, banks and insurers send those out every day. A cost you can't show, you leave out; the income goes in either way.",
    },
    {
      words:
        /\b(?:boring|put(?:ting)? (?:it )?off|procrastinat\w*|cleaning|avoid\w*|adhd|concentrate|distract\w*|too tired|no (?:time|energy)|hate|can'?t face|sit down to it|tried|fail|too much|all at once|where (?:to|do i) (?:even )?(?:start|begin))\b/i,
      say: "Don't sit down to do the taxes, sit down to do one thing with a name: January's receipts, ten minutes, timer on. It goes best outside the house, or with a friend across the table doing theirs; at home there's always an oven to clean.",
    },
    {
      words:
        /\b(?:cost|pay(?:ing)? (?:somebody|someone|for)|expensive|justify|fee|judg\w+|asham\w+|embarrass\w+|think of me)\b/i,
      say: "Ask for the price before anything else, and for what it costs if you bring it sorted: that's often far less. For small incomes there are tax charities and volunteers who do it for nothing. And they've all had the carrier bag on the desk before.",
    },
  ],
  ways: [
    "Last year's return is the best map: open it beside the new one and copy the shape, then change the numbers.",
    'Three goes on three days: papers into one box, numbers onto one page, then the form. Nobody sees that it took three.',
  ],
};
