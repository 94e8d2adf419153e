import type { Leads, Matter } from '../lead.ts';
import { LOSS } from './leads-heal.ts';

/**
 * Questions that lead somebody who writes further into what they tell, where nothing surer is known: nearer, then
 * inside, then towards what stays. They are right for whatever is told of that matter.
 */
export const LEADS_OF_WRITE: Record<Matter, Leads> = {
  loss: LOSS,
  told: {
    nearer: [
      'What was just before that?',
      'Who else was there, if anyone?',
      'What did you do then?',
      'What did you think, just then?',
      'What do you still know of it, word for word?',
    ],
    inside: [
      'What did you not say?',
      'What was it about that, that it stayed?',
      'What would somebody else have told differently?',
      'What did you know afterwards that you had not known before?',
    ],
    stays: [
      "How does this go on: 'Ever since …'",
      'What would you call it, if it needed a title?',
      'Where in you is it kept, all this time?',
    ],
  },
  scene: {
    nearer: [
      'What was the very first thing you noticed?',
      'What was moving, and what was still?',
      'What did it smell of there?',
      'Where exactly was that? Put me in the spot.',
      'What could be heard there?',
      'What would a photo of it show?',
      'What else was there?',
    ],
    inside: [
      'What would the photo not show?',
      'What were you thinking while it went on?',
      'Which small thing in it would nobody else have noticed?',
      'What was different from other times?',
      'What did you nearly do?',
    ],
    stays: [
      'What is the last thing you remember of it?',
      'What would you call it, if it needed a title?',
      'What should still be there when you read this in ten years?',
      "How does this sentence go on, for you: 'What nobody knew was …'",
    ],
  },
  person: {
    nearer: [
      'How would you describe {him} to somebody who has never met {him}?',
      'What do you see first, when you think of {him}?',
      'Is there a gesture that only {he} makes?',
    ],
    inside: ['What do you know of {him} that others miss?', 'Who are you, next to {him}?'],
    stays: [
      'Which minute with {him} would you write down, if there were only one page?',
      'What would be missing from the picture without {him}?',
    ],
  },
  feeling: {
    nearer: [
      'Where in the body is it: chest, stomach, shoulders, somewhere else?',
      'What was going on just before it came?',
      'If it had a weather, which one?',
    ],
    inside: [
      'What does it want from you?',
      'When have you known it before?',
      'What is right next to it? They rarely come alone.',
    ],
    stays: [
      "How does this go on, for you: 'It would be easier if …'",
      'What would you write to it, if it could read?',
    ],
  },
  thought: {
    nearer: [
      'When did that thought first turn up?',
      'What set it off this time?',
      'Can you give me one example of it, a real one?',
    ],
    inside: [
      'What speaks against it, if anything does?',
      'What would follow from it, if it were true all the way?',
    ],
    stays: [
      "How would you end this one: 'What I really mean is …'",
      'What would you think about it on a very good day?',
    ],
  },
  ahead: {
    nearer: [
      'What do you see when you picture it?',
      'What will the first minute of it be like?',
      'What has to happen before that?',
    ],
    inside: ['What are you hoping for there, quietly?', 'What would make it a good one, for you?'],
    stays: [
      'What would you like to be able to write about it afterwards?',
      "How does this go on: 'When it is over, I …'",
    ],
  },
  good: {
    nearer: [
      'What is the best bit of it, close up?',
      'What would a photo of that show?',
      'Who would you like to tell it to?',
      'Which second of it would you take with you?',
    ],
    inside: [
      'What in you was glad about it, do you think?',
      'When did you last have something like that?',
      'What made it possible?',
    ],
    stays: [
      'What of it should still be there in ten years?',
      "How does this go on: 'The best thing about it is …'",
    ],
  },
  hard: {
    nearer: [
      'What happened just before that?',
      'Which moment of it is the sharpest?',
      'Where were you when it was at its worst?',
    ],
    inside: [
      'What went on in you that nobody saw?',
      'What would you have liked to say?',
      'What did you need, just then?',
      'Which part of it would you leave out, if you told it to somebody?',
    ],
    stays: [
      "How does this go on: 'What I can't get past is …'",
      'What do you want to be done with, when this page is full?',
      'Where does it leave you tonight?',
    ],
  },
  lasting: {
    nearer: [
      'Since when has it been like that?',
      'When is it the loudest?',
      'What does it look like on an ordinary day?',
    ],
    inside: [
      'What does nobody see of it?',
      'What would you say to it, if it could hear you?',
      'What do you need, with that?',
      'Which part of it do you leave out, when somebody asks?',
    ],
    stays: [
      "How does this go on: 'If it were gone tomorrow, …'",
      'What should the page know about it that nobody else does?',
      'What would a small piece less of it look like?',
    ],
  },
  any: {
    nearer: [
      'What made you write about that today?',
      'What belongs right beside it?',
      'Give me one detail more: what would I notice first?',
      'Where does that begin, if you tell it from the start?',
      'What goes with it that is not on the page yet?',
      'What would you add, if I were sitting across from you?',
      'Do you want to tell more of what was done, or of what you thought?',
      'Is it the thing itself, or what it reminds you of?',
      'And what comes next in it?',
    ],
    inside: [
      'Which word in that is the important one, for you?',
      'What is the part that you have not written yet?',
      'What does it have to do with you, just now?',
    ],
    stays: [
      "How does this go on: 'And the odd thing is …'",
      'What should be on the page of it, in one sentence?',
      'What would be the last line, if this were a page?',
    ],
  },
};
