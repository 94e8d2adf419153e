import {
  ONBOARDING_STEPS,
  PEAK_ENERGIES,
  PRODUCT_NAME,
  REFLECTION_COMFORTS,
  SLEEP_HOURS,
} from '@inkwell/contracts/constants';
import { Moon, Sun, Sunrise } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import type { DrawingName } from '../../ui/drawings.tsx';
import { Slider } from '../../ui/slider.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { BirthFields } from './birth-fields.tsx';
import { textFieldProps, type StepProps } from './field-props.ts';

interface Step {
  name: (typeof ONBOARDING_STEPS)[number];
  heading: string;
  text: string;
  /** Beside the form on wide screens. */
  drawing: DrawingName;
  caption: string;
  Fields: (form: StepProps) => ReactNode;
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
    text: 'A few quiet questions, about five minutes. From your answers we write your SoulPrint, a portrait to come back to.',
    drawing: 'drop',
    caption: 'One drop is enough to begin.',
    Fields: (form) => (
      <TextField
        label="What should we call you?"
        autoComplete="given-name"
        {...textFieldProps(form, 'name')}
      />
    ),
  },
  {
    name: ONBOARDING_STEPS[1],
    heading: 'When and where were you born?',
    text: 'Your sun, moon and rising sign are computed from this. A time that you have only heard of is good enough, and so is a place that is not on the list.',
    drawing: 'moon',
    caption: 'The moon was somewhere that night, too.',
    Fields: BirthFields,
  },
  {
    name: ONBOARDING_STEPS[2],
    heading: 'A year from now',
    text: 'Say it as you would to a friend. One sentence each is plenty.',
    drawing: 'path',
    caption: 'One stone, then the next.',
    Fields: (form) => (
      <>
        <Textarea
          label="What one result would make the next 12 months worth it?"
          {...textFieldProps(form, 'result_12_months')}
        />
        <TextField
          label="Which personal quality do you want to grow?"
          {...textFieldProps(form, 'personal_quality')}
        />
        <TextField
          label="Which professional skill do you want to build?"
          {...textFieldProps(form, 'professional_skill')}
        />
      </>
    ),
  },
  {
    name: ONBOARDING_STEPS[3],
    heading: 'What weighs on you',
    text: 'Only as much as you want to say. It is encrypted, and no one else reads it.',
    drawing: 'window',
    caption: 'Weather passes. It helps to give it a name.',
    Fields: (form) => (
      <>
        <Textarea label="What keeps you up at night?" {...textFieldProps(form, 'keeps_up_at_night')} />
        <TextField
          label="Which emotion has been with you most lately?"
          {...textFieldProps(form, 'dominant_emotion')}
        />
        <TextField label="What drains most of your time?" {...textFieldProps(form, 'time_drain')} />
      </>
    ),
  },
  {
    name: ONBOARDING_STEPS[4],
    heading: 'The rhythm of your days',
    text: 'So that plans fall where your energy is.',
    drawing: 'lamp',
    caption: 'Every day has its own light.',
    Fields: (form) => (
      <>
        <ChoiceCards
          legend="When is your energy at its peak?"
          value={form.answers.peak_energy}
          onValueChange={(value) => form.setAnswer('peak_energy', value)}
          choices={PEAK_ENERGIES.map((value) => ({ value, label: value, icon: ENERGY_ICONS[value] }))}
        />
        <TextField
          label="What do you usually do right before sleep?"
          {...textFieldProps(form, 'pre_sleep_activity')}
        />
        <Slider
          label="How many hours of sleep do you aim for?"
          min={SLEEP_HOURS.min}
          max={SLEEP_HOURS.max}
          step={SLEEP_HOURS.step}
          value={form.answers.target_sleep_hours}
          onValueChange={(value) => form.setAnswer('target_sleep_hours', value)}
          format={hours}
        />
      </>
    ),
  },
  {
    name: ONBOARDING_STEPS[5],
    heading: 'Looking inward',
    text: 'The last three. Then your SoulPrint is written.',
    drawing: 'page',
    caption: 'What is on paper, you need not carry.',
    Fields: (form) => (
      <>
        <TextField
          label="Which one habit would carry the others?"
          {...textFieldProps(form, 'keystone_habit')}
        />
        <ChoiceCards
          legend="How comfortable are you with reflecting on yourself?"
          value={form.answers.reflection_comfort}
          onValueChange={(value) => form.setAnswer('reflection_comfort', value)}
          choices={REFLECTION_COMFORTS.map((value) => ({ value, label: value }))}
        />
        <TextField label="One word for what you are proud of" {...textFieldProps(form, 'proud_word')} />
      </>
    ),
  },
];
