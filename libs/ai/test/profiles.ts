import type { SoulPrintInput } from '../src/index.ts';
import { SIGNS } from '@inkwell/contracts/constants';

type Comfort = SoulPrintInput['reflection']['reflection_comfort'];
type Peak = SoulPrintInput['daily_rhythm']['peak_energy'];

/** One person to a row, in the order of the wizard; the signs are numbers round the circle, -1 where unknown. */
type Row = [
  name: string,
  birth: [date: string, time: string, city: string],
  targets: [result: string, quality: string, skill: string],
  bottlenecks: [night: string, emotion: string, drain: string],
  rhythm: [peak: Peak, evening: string, hours: number],
  reflection: [habit: string, comfort: Comfort, word: string],
  signs: [sun: number, moon: number, rising: number],
];

const [NOT, SOME, YES] = [
  'Not comfortable',
  'Somewhat comfortable',
  'Comfortable',
] as const satisfies Comfort[];

// prettier-ignore
const ROWS: Row[] = [
  ['Ada Berg', ['1990-03-04', '06:30', 'Stockholm, Sweden'], ['I want to publish my first novel', 'Patience with myself', 'Editing my own drafts'], ['Whether I am running out of time', 'anxious', 'Scrolling on my phone'], ['Morning', 'Reading in bed', 7.5], ['Writing three pages before breakfast', YES, 'Author'], [11, 4, 10]],
  ['Bea Okafor', ['1978-11-30', '23:10', 'Lagos, Nigeria'], ['Run a marathon', 'Courage', 'Public speaking'], ['Money', 'Anger', 'Meetings'], ['Night', 'TV', 6], ['Stretching', NOT, 'Brave'], [8, 1, 4]],
  ['Clara', ['2001-07-14', '14:05', 'São Paulo, Brazil'], ['Move to Lisbon and find a flat I love', 'Confidence', 'Portuguese grammar for real'], ['What people think of me', 'Self-doubt', 'TikTok'], ['Night', 'Talking to my boyfriend on the phone', 8], ['Going to the gym', SOME, 'Becoming'], [3, 9, 7]],
  ['Denise Walker', ['1964-02-19', '03:45', 'Cleveland, Ohio, United States'], ['Pay off $24,000 of credit card debt', 'Discipline', 'Budgeting'], ['The mortgage', 'Shame', 'Helping everybody else'], ['Morning', 'Prayer', 7], ['Getting up at 6', YES, 'Survivor'], [11, 6, 8]],
  ['Eun-ji', ['1995-09-02', '10:20', 'Busan, South Korea'], ['Pass the bar exam', 'Focus', 'Legal English'], ['My exam results', 'Stress', 'Overthinking'], ['Noon', 'Studying', 6.5], ['Meditation', SOME, 'Persistence'], [5, 7, 6]],
  ['Fatima', ['1987-12-12', '18:15', 'Casablanca, Morocco'], ['Open my own bakery', 'Saying no', 'Negotiation'], ['My children', 'Tired', 'Housework'], ['Morning', 'I fall asleep with the kids', 6.5], ['Planning the week on Sunday', NOT, 'Mother'], [8, -1, -1]],
  ['Grace Chen', ['1983-05-23', '08:00', 'Vancouver, Canada'], ['Become head of design at my company', 'Assertiveness', 'Leading people'], ['Emails I have not answered', 'Frustration', 'Slack and email'], ['Noon', 'Netflix', 7], ['A walk at lunch', YES, 'Integrity'], [2, 3, 3]],
  ['Hanna', ['1972-10-08', '16:40', 'Tampere, Finland'], ['A calmer life with less in it', 'Presence', 'Ceramics'], ['My mother’s health', 'Grief', 'Work'], ['Morning', 'A hot bath', 8.5], ['Walking in the forest', YES, 'Steady'], [6, 10, 11]],
  ['Isabel', ['1999-01-27', '21:30', 'Valencia, Spain'], ['Find love', 'Openness', 'Video editing'], ['Being alone', 'Lonely', 'Instagram'], ['Night', 'Watching series', 7.5], ['Calling a friend', SOME, 'Kind'], [10, 8, 5]],
  ['June', ['1958-06-21', '05:10', 'Cork, Ireland'], ['Travel to Japan', 'Curiosity', 'Photography'], ['Nothing really', 'Contentment', 'Television'], ['Morning', 'A cup of tea and a crossword', 7], ['Reading', YES, 'Grandmother'], [2, 0, 2]],
  ['Kira', ['1993-08-05', '12:00', 'Odesa, Ukraine'], ['Finish my master’s degree', 'Resilience', 'Data analysis'], ['The news', 'Fear', 'The news'], ['Night', 'Scrolling', 5], ['Sleep', SOME, 'Free'], [4, 11, 7]],
  ['Lena', ['1980-04-01', '09:25', 'Graz, Austria'], ['Heal after my surgery', 'Gentleness', 'Listening'], ['Pain', 'Impatience', 'Doctors’ appointments'], ['Noon', 'Music', 9], ['Breathing exercises', SOME, 'Healing'], [0, 5, -1]],
  ['Maya', ['2004-02-29', '00:40', 'Pune, India'], ['Get into medical school', 'Consistency', 'Chemistry'], ['Disappointing my parents', 'Pressure', 'YouTube'], ['Morning', 'Making a to-do list', 6], ['Waking up early', NOT, 'Daughter'], [11, 2, 9]],
  ['Nora Lindqvist', ['1969-07-30', '19:55', 'Malmö, Sweden'], ['Record an album with my band', 'Playfulness', 'Singing'], ['Regrets', 'Bored', 'Commuting'], ['Night', 'A glass of wine', 7.5], ['Practising guitar', YES, 'Alive'], [4, 4, 9]],
  ['Olivia', ['1991-11-11', '13:35', 'Leeds, United Kingdom'], ['Save 12000 pounds for a house', 'Self-control', 'Excel'], ['Rent', 'Worry', 'Online shopping'], ['Noon', 'Skincare', 7.5], ['Cooking at home', SOME, 'Independent'], [7, 0, 11]],
  ['Petra', ['1976-09-17', '07:05', 'Brno, Czechia'], ['Repair the relationship with my sister', 'Forgiveness', 'Coaching'], ['Things I said', 'Guilt', 'Perfectionism'], ['Morning', 'Writing in my diary', 7], ['Journaling', YES, 'Honest'], [5, 6, 5]],
  ['Quinn', ['1988-03-21', '22:22', 'Portland, Oregon, United States'], ['One year sober', 'Honesty', 'Woodworking'], ['The past', 'Restlessness', 'Video games'], ['Night', 'Smoking', 8], ['No phone in the morning', NOT, 'Present'], [0, 2, 8]],
  ['Rosa', ['1953-12-25', '11:11', 'Oaxaca, Mexico'], ['See my family more often', 'Gratitude', 'Cooking my mother’s recipes'], ['Who will look after the house', 'Peace', 'Errands'], ['Morning', 'Praying the rosary', 8], ['Going to mass', YES, 'Faith'], [9, 7, 0]],
  ['Sofie', ['1997-06-09', '17:17', 'Antwerp, Belgium'], ['Launch my jewellery shop online', 'Boldness', 'Marketing'], ['Whether it will ever work', 'Envy', 'Comparing myself with others'], ['Noon', 'Podcasts', 7], ['Posting every day', SOME, 'Creator'], [2, 5, 3]],
  ['Tove', ['1985-10-31', '04:30', 'Bergen, Norway'], ['Quit my job and become a teacher', 'Trust', 'Teaching'], ['The decision', 'Confused', 'Procrastination'], ['Morning', 'Yoga', 7.5], ['Tidying the kitchen', SOME, 'Courage'], [7, 1, 1]],
  ['Uma', ['1990-01-15', '20:48', 'Chennai, India'], ['Get fit again after the baby', 'Self-compassion', 'Project management'], ['The baby', 'Exhausted', 'Family'], ['Noon', 'Phone', 6], ['Drinking enough water', NOT, 'Strong'], [9, 10, 4]],
  ['Vera', ['1945-08-18', '15:00', 'Kraków, Poland'], ['Write down my life for my grandchildren', 'Humour', 'Typing'], ['Who has died', 'Melancholy', 'Sleeping badly'], ['Morning', 'Radio', 6.5], ['My exercises', SOME, 'Loved'], [4, 9, 6]],
  ['Wanjiru', ['1994-05-06', '02:02', 'Nairobi, Kenya'], ['Earn 5000 dollars a month as a freelancer', 'Decisiveness', 'Copywriting'], ['Clients who do not pay', 'Hopeful', 'Clients'], ['Night', 'Work', 5.5], ['Time blocking', YES, 'Ambitious'], [1, 3, 10]],
  ['Yael', ['1982-02-03', '08:50', 'Haifa, Israel'], ['Be at peace with my body', 'Acceptance', 'Nutrition'], ['My weight', 'Sadness', 'Dieting and reading about dieting'], ['Noon', 'Snacking', 7], ['Eating breakfast', SOME, 'Enough'], [10, 8, -1]],
];

const signOf = (at: number) => SIGNS[at];

/** People of many ages, places and wishes. */
export const PROFILES: readonly SoulPrintInput[] = ROWS.map(
  ([name, [date, time, city], targets, bottlenecks, rhythm, reflection, signs]) => {
    const [sun, moon, rising] = signs.map(signOf);
    return {
      name,
      birth: { date, time, city },
      targets: { result_12_months: targets[0], personal_quality: targets[1], professional_skill: targets[2] },
      bottlenecks: {
        keeps_up_at_night: bottlenecks[0],
        dominant_emotion: bottlenecks[1],
        time_drain: bottlenecks[2],
      },
      daily_rhythm: {
        peak_energy: rhythm[0],
        pre_sleep_activity: rhythm[1],
        target_sleep_hours: rhythm[2],
      },
      reflection: {
        keystone_habit: reflection[0],
        reflection_comfort: reflection[1],
        proud_word: reflection[2],
      },
      today: '2026-11-21',
      facts: { ...(sun && { sun }), ...(moon && { moon }), ...(rising && { rising }) },
    };
  },
);

/** The same answer to every question that takes words. */
export function oneAnswer(answer: string, over: Partial<SoulPrintInput> = {}): SoulPrintInput {
  return {
    name: answer.slice(0, 100),
    birth: { date: '2000-01-01', time: '00:00', city: answer.slice(0, 120) },
    targets: { result_12_months: answer, personal_quality: answer, professional_skill: answer },
    bottlenecks: { keeps_up_at_night: answer, dominant_emotion: answer, time_drain: answer },
    daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: answer, target_sleep_hours: 7 },
    reflection: { keystone_habit: answer, reflection_comfort: 'Comfortable', proud_word: answer },
    today: '2026-11-21',
    ...over,
  };
}
