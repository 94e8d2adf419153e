import type { PlanSection } from '@inkwell/contracts/constants';

interface Step {
  section: PlanSection;
  /** The heading in the plan, in the person's words. */
  name: string;
  question: string;
  text: string;
  /** Of a line. */
  label: string;
  /** Examples, in lines that are not written yet. */
  examples: readonly [string, ...string[]];
}

/** The steps of Stanley and Brown's safety plan, in their order. The last one names no method, and asks for none. */
export const STEPS: readonly [Step, ...Step[]] = [
  {
    section: 'signs',
    name: 'How I notice it',
    question: 'How do you notice that it is getting hard?',
    text: 'Thoughts, moods, what your body does, what you stop doing.',
    label: 'A sign',
    examples: ['I stop writing back', 'I lie awake until three', 'I think that I am in everybody’s way'],
  },
  {
    section: 'alone',
    name: 'What I can do alone',
    question: 'What can you do by yourself to get through it?',
    text: 'Small things that take your mind elsewhere for a while, almost anywhere.',
    label: 'Something to do',
    examples: ['Walk around the lake with music', 'A cold shower', 'The series that I know by heart'],
  },
  {
    section: 'distraction',
    name: 'Places and people that take my mind elsewhere',
    question: 'Where could you be, or with whom, without having to talk about it?',
    text: 'Places with others around, and people who are good company.',
    label: 'A place or a person',
    examples: ['The library', 'Coffee with Sam', 'The pool on Main Street'],
  },
  {
    section: 'people',
    name: 'People I can ask for help',
    question: 'Whom could you tell how it is, and ask for help?',
    text: 'Family, friends, somebody from work. With a number, one tap calls them.',
    label: 'A person',
    examples: ['My sister Ana', 'Jo from next door', 'My oldest friend'],
  },
  {
    section: 'professionals',
    name: 'Professionals and lines',
    question: 'Which professionals and lines can you reach?',
    text: 'A doctor, a therapist, a clinic. The lines of your country are a tap away.',
    label: 'A professional or a line',
    examples: ['Dr. Lind, my doctor', 'The clinic on Main Street'],
  },
  {
    section: 'safety',
    name: 'Making it safe',
    question: 'What would make the place around you safer?',
    text: 'What could be further away, or with somebody else, until it has passed? You need not write what it is.',
    label: 'Something that makes it safer',
    examples: [
      'My brother keeps it for me',
      'I sleep at Ana’s at weekends',
      'I am not alone on Friday nights',
    ],
  },
];
