import {
  LIMITS,
  ONBOARDING_STEPS,
  PEAK_ENERGIES,
  PRODUCT_NAME,
  REFLECTION_COMFORTS,
  SLEEP_HOURS,
} from '@inkwell/contracts/constants';
import { Moon, Sun, Sunrise } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { Slider } from '../../ui/slider.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { Answers, StepProps } from './answers.ts';
import { BirthFields } from './birth-fields.tsx';

interface Step {
  name: (typeof ONBOARDING_STEPS)[number];
  heading: string;
  text: string;
  Fields: (props: StepProps) => ReactNode;
}

const ENERGY_ICONS = {
  Morning: <Sunrise aria-hidden />,
  Noon: <Sun aria-hidden />,
  Night: <Moon aria-hidden />,
};

const hours = (value: number): string => `${value} h`;

export const STEPS: readonly [Step, ...Step[]] = [
  {
    name: ONBOARDING_STEPS[0],
    heading: `Welcome to ${PRODUCT_NAME}`,
    text: 'A few quiet questions, about five minutes. From your answers we write your SoulPrint, a portrait to come back to. You can stop at any time: what you have filled in stays on this device.',
    Fields: ({ answers, onChange }) => (
      <TextField
        label="What should we call you?"
        name="name"
        autoComplete="given-name"
        maxLength={LIMITS.name}
        value={answers.name}
        onChange={(event) => onChange({ ...answers, name: event.target.value })}
      />
    ),
  },
  {
    name: ONBOARDING_STEPS[1],
    heading: 'When and where were you born?',
    text: 'Your sun, moon and rising sign are computed from this. If you do not know the time, the one you have heard of is good enough.',
    Fields: BirthFields,
  },
  {
    name: ONBOARDING_STEPS[2],
    heading: 'A year from now',
    text: 'Say it as you would to a friend. One sentence each is plenty.',
    Fields: ({ answers, onChange }) => {
      const { targets } = answers;
      const set = (field: keyof Answers['targets']) => (event: { target: { value: string } }) =>
        onChange({ ...answers, targets: { ...targets, [field]: event.target.value } });
      return (
        <>
          <Textarea
            label="What one result would make the next 12 months worth it?"
            name="result"
            maxLength={LIMITS.answer}
            value={targets.result_12_months}
            onChange={set('result_12_months')}
          />
          <TextField
            label="Which personal quality do you want to grow?"
            name="quality"
            maxLength={LIMITS.answer}
            value={targets.personal_quality}
            onChange={set('personal_quality')}
          />
          <TextField
            label="Which professional skill do you want to build?"
            name="skill"
            maxLength={LIMITS.answer}
            value={targets.professional_skill}
            onChange={set('professional_skill')}
          />
        </>
      );
    },
  },
  {
    name: ONBOARDING_STEPS[3],
    heading: 'What weighs on you',
    text: 'Only as much as you want to say. It is encrypted, and no one else reads it.',
    Fields: ({ answers, onChange }) => {
      const { bottlenecks } = answers;
      const set = (field: keyof Answers['bottlenecks']) => (event: { target: { value: string } }) =>
        onChange({ ...answers, bottlenecks: { ...bottlenecks, [field]: event.target.value } });
      return (
        <>
          <Textarea
            label="What keeps you up at night?"
            name="night"
            maxLength={LIMITS.answer}
            value={bottlenecks.keeps_up_at_night}
            onChange={set('keeps_up_at_night')}
          />
          <TextField
            label="Which emotion has been with you most lately?"
            name="emotion"
            maxLength={LIMITS.answer}
            value={bottlenecks.dominant_emotion}
            onChange={set('dominant_emotion')}
          />
          <TextField
            label="What drains most of your time?"
            name="drain"
            maxLength={LIMITS.answer}
            value={bottlenecks.time_drain}
            onChange={set('time_drain')}
          />
        </>
      );
    },
  },
  {
    name: ONBOARDING_STEPS[4],
    heading: 'The rhythm of your days',
    text: 'So that plans fall where your energy is.',
    Fields: ({ answers, onChange }) => {
      const rhythm = answers.daily_rhythm;
      const set = (changes: Partial<Answers['daily_rhythm']>) =>
        onChange({ ...answers, daily_rhythm: { ...rhythm, ...changes } });
      return (
        <>
          <ChoiceCards
            legend="When is your energy at its peak?"
            value={rhythm.peak_energy}
            onValueChange={(peak_energy) => set({ peak_energy })}
            choices={PEAK_ENERGIES.map((value) => ({ value, label: value, icon: ENERGY_ICONS[value] }))}
          />
          <TextField
            label="What do you usually do right before sleep?"
            name="before-sleep"
            maxLength={LIMITS.answer}
            value={rhythm.pre_sleep_activity}
            onChange={(event) => set({ pre_sleep_activity: event.target.value })}
          />
          <Slider
            label="How many hours of sleep do you aim for?"
            min={SLEEP_HOURS.min}
            max={SLEEP_HOURS.max}
            step={SLEEP_HOURS.step}
            value={rhythm.target_sleep_hours}
            onValueChange={(target_sleep_hours) => set({ target_sleep_hours })}
            format={hours}
          />
        </>
      );
    },
  },
  {
    name: ONBOARDING_STEPS[5],
    heading: 'Looking inward',
    text: 'The last three. Then your SoulPrint is written.',
    Fields: ({ answers, onChange }) => {
      const { reflection } = answers;
      const set = (changes: Partial<Answers['reflection']>) =>
        onChange({ ...answers, reflection: { ...reflection, ...changes } });
      return (
        <>
          <TextField
            label="Which one habit would carry the others?"
            name="habit"
            maxLength={LIMITS.answer}
            value={reflection.keystone_habit}
            onChange={(event) => set({ keystone_habit: event.target.value })}
          />
          <ChoiceCards
            legend="How comfortable are you with reflecting on yourself?"
            value={reflection.reflection_comfort}
            onValueChange={(reflection_comfort) => set({ reflection_comfort })}
            choices={REFLECTION_COMFORTS.map((value) => ({ value, label: value }))}
          />
          <TextField
            label="One word for what you are proud of"
            name="proud-word"
            maxLength={LIMITS.answer}
            value={reflection.proud_word}
            onChange={(event) => set({ proud_word: event.target.value })}
          />
        </>
      );
    },
  },
];
