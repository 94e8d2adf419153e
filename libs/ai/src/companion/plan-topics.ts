import type { PlanFacts } from './plan-facts.ts';
import type { PlanTopic } from './plan-topic.ts';
import { AFTER_PRISON_OR_START_AGAIN } from './plan-topics/after-prison-or-start-again.ts';
import { AFTER_SEPARATION } from './plan-topics/after-separation.ts';
import { ASK_FOR_HELP } from './plan-topics/ask-for-help.ts';
import { ASK_FOR_RAISE } from './plan-topics/ask-for-raise.ts';
import { BACK_TO_ROUTINE } from './plan-topics/back-to-routine.ts';
import { BAD_HABIT } from './plan-topics/bad-habit.ts';
import { BARE_DAY } from './plan-topics/bare-day.ts';
import { BEHIND_WITH_STUDIES } from './plan-topics/behind-with-studies.ts';
import { BIRTHDAY_OR_PARTY } from './plan-topics/birthday-or-party.ts';
import { BODY_ROUTINE } from './plan-topics/body-routine.ts';
import { BREAK_FREE_FROM_PERFECTION } from './plan-topics/break-free-from-perfection.ts';
import { BURNOUT_REST } from './plan-topics/burnout-rest.ts';
import { CALL_FAMILY } from './plan-topics/call-family.ts';
import { CAR_AND_BIKE } from './plan-topics/car-and-bike.ts';
import { CARE_ROTA } from './plan-topics/care-rota.ts';
import { CHANGE_CAREER } from './plan-topics/change-career.ts';
import { CHILD_SCHOOL } from './plan-topics/child-school.ts';
import { CHILD_TIME } from './plan-topics/child-time.ts';
import { CLEANING_AND_CHORES } from './plan-topics/cleaning-and-chores.ts';
import { COOK_MEALS } from './plan-topics/cook-meals.ts';
import { DATING } from './plan-topics/dating.ts';
import { DAY_OF_REMEMBRANCE } from './plan-topics/day-of-remembrance.ts';
import { DECIDE } from './plan-topics/decide.ts';
import { DENTIST } from './plan-topics/dentist.ts';
import { DIFFICULT_TALK } from './plan-topics/difficult-talk.ts';
import { DOCTOR_VISIT } from './plan-topics/doctor-visit.ts';
import { DRINK_LESS } from './plan-topics/drink-less.ts';
import { DRIVING } from './plan-topics/driving.ts';
import { EAT_BETTER } from './plan-topics/eat-better.ts';
import { ESSAY_OR_THESIS } from './plan-topics/essay-or-thesis.ts';
import { EXAM_REVISION } from './plan-topics/exam-revision.ts';
import { FACE_A_FEAR } from './plan-topics/face-a-fear.ts';
import { FAITH_OR_SERVICE } from './plan-topics/faith-or-service.ts';
import { FAMILY_EVENINGS } from './plan-topics/family-evenings.ts';
import { FESTIVE_SEASON } from './plan-topics/festive-season.ts';
import { FORMS } from './plan-topics/forms.ts';
import { FUNERAL } from './plan-topics/funeral.ts';
import { GARDEN } from './plan-topics/garden.ts';
import { GYM_OR_SWIM } from './plan-topics/gym-or-swim.ts';
import { INBOX } from './plan-topics/inbox.ts';
import { INTERVIEW } from './plan-topics/interview.ts';
import { JOB_SEARCH } from './plan-topics/job-search.ts';
import { LANGUAGE } from './plan-topics/language.ts';
import { LEAVE_JOB } from './plan-topics/leave-job.ts';
import { LETTERS_AND_DEBTS } from './plan-topics/letters-and-debts.ts';
import { LOOK_BETTER } from './plan-topics/look-better.ts';
import { MAKE_THINGS } from './plan-topics/make-things.ts';
import { MAKE_UP } from './plan-topics/make-up.ts';
import { MEET_PEOPLE } from './plan-topics/meet-people.ts';
import { MONEY_TALK_OR_LEND } from './plan-topics/money-talk-or-lend.ts';
import { MONEY_URGE } from './plan-topics/money-urge.ts';
import { MORNING_ROUTINE } from './plan-topics/morning-routine.ts';
import { MOVE_HOUSE } from './plan-topics/move-house.ts';
import { MUSIC } from './plan-topics/music.ts';
import { NEW_BABY } from './plan-topics/new-baby.ts';
import { NEW_JOB } from './plan-topics/new-job.ts';
import { NEW_PLACE } from './plan-topics/new-place.ts';
import { ONE_NICE_THING } from './plan-topics/one-nice-thing.ts';
import { ONLINE_COURSE } from './plan-topics/online-course.ts';
import { OWN_BUSINESS } from './plan-topics/own-business.ts';
import { PARTNER_TIME } from './plan-topics/partner-time.ts';
import { PET } from './plan-topics/pet.ts';
import { PHONE_CALL } from './plan-topics/phone-call.ts';
import { PHONE_LESS } from './plan-topics/phone-less.ts';
import { PRACTISE_SPORT_OR_GAME } from './plan-topics/practise-sport-or-game.ts';
import { PRESENTATION } from './plan-topics/presentation.ts';
import { PROJECT_STUCK } from './plan-topics/project-stuck.ts';
import { QUIET_HABIT } from './plan-topics/quiet-habit.ts';
import { QUIT_SMOKING } from './plan-topics/quit-smoking.ts';
import { READ_MORE } from './plan-topics/read-more.ts';
import { REPAIRS } from './plan-topics/repairs.ts';
import { RETIREMENT } from './plan-topics/retirement.ts';
import { RUN } from './plan-topics/run.ts';
import { SAVE_MONEY } from './plan-topics/save-money.ts';
import { SAY_WHO_I_AM } from './plan-topics/say-who-i-am.ts';
import { SEE_FRIENDS } from './plan-topics/see-friends.ts';
import { SLEEP_TIMES } from './plan-topics/sleep-times.ts';
import { START_THERAPY } from './plan-topics/start-therapy.ts';
import { TAX_RETURN } from './plan-topics/tax-return.ts';
import { THINGS_OF_THE_DEAD } from './plan-topics/things-of-the-dead.ts';
import { TIDY } from './plan-topics/tidy.ts';
import { TIME_FOR_MYSELF } from './plan-topics/time-for-myself.ts';
import { TOO_MUCH_WORK } from './plan-topics/too-much-work.ts';
import { TREATMENT_AHEAD } from './plan-topics/treatment-ahead.ts';
import { TRIP } from './plan-topics/trip.ts';
import { UNSAFE_HOME } from './plan-topics/unsafe-home.ts';
import { VISIT_IN_CARE } from './plan-topics/visit-in-care.ts';
import { VISITORS_OR_INSPECTION } from './plan-topics/visitors-or-inspection.ts';
import { VOLUNTEERING_EVENT } from './plan-topics/volunteering-event.ts';
import { WALK_MORE } from './plan-topics/walk-more.ts';
import { WEDDING } from './plan-topics/wedding.ts';
import { WILL_AND_AFFAIRS } from './plan-topics/will-and-affairs.ts';
import { WRITE_A_BOOK } from './plan-topics/write-a-book.ts';

/** All topics of plans, by id. */
export const PLAN_TOPICS: ReadonlyMap<string, PlanTopic> = new Map(
  [
    AFTER_PRISON_OR_START_AGAIN,
    AFTER_SEPARATION,
    ASK_FOR_HELP,
    ASK_FOR_RAISE,
    BACK_TO_ROUTINE,
    BAD_HABIT,
    BARE_DAY,
    BEHIND_WITH_STUDIES,
    BIRTHDAY_OR_PARTY,
    BODY_ROUTINE,
    BREAK_FREE_FROM_PERFECTION,
    BURNOUT_REST,
    CALL_FAMILY,
    CAR_AND_BIKE,
    CARE_ROTA,
    CHANGE_CAREER,
    CHILD_SCHOOL,
    CHILD_TIME,
    CLEANING_AND_CHORES,
    COOK_MEALS,
    DATING,
    DAY_OF_REMEMBRANCE,
    DECIDE,
    DENTIST,
    DIFFICULT_TALK,
    DOCTOR_VISIT,
    DRINK_LESS,
    DRIVING,
    EAT_BETTER,
    ESSAY_OR_THESIS,
    EXAM_REVISION,
    FACE_A_FEAR,
    FAITH_OR_SERVICE,
    FAMILY_EVENINGS,
    FESTIVE_SEASON,
    FORMS,
    FUNERAL,
    GARDEN,
    GYM_OR_SWIM,
    INBOX,
    INTERVIEW,
    JOB_SEARCH,
    LANGUAGE,
    LEAVE_JOB,
    LETTERS_AND_DEBTS,
    LOOK_BETTER,
    MAKE_THINGS,
    MAKE_UP,
    MEET_PEOPLE,
    MONEY_TALK_OR_LEND,
    MONEY_URGE,
    MORNING_ROUTINE,
    MOVE_HOUSE,
    MUSIC,
    NEW_BABY,
    NEW_JOB,
    NEW_PLACE,
    ONE_NICE_THING,
    ONLINE_COURSE,
    OWN_BUSINESS,
    PARTNER_TIME,
    PET,
    PHONE_CALL,
    PHONE_LESS,
    PRACTISE_SPORT_OR_GAME,
    PRESENTATION,
    PROJECT_STUCK,
    QUIET_HABIT,
    QUIT_SMOKING,
    READ_MORE,
    REPAIRS,
    RETIREMENT,
    RUN,
    SAVE_MONEY,
    SAY_WHO_I_AM,
    SEE_FRIENDS,
    SLEEP_TIMES,
    START_THERAPY,
    TAX_RETURN,
    THINGS_OF_THE_DEAD,
    TIDY,
    TIME_FOR_MYSELF,
    TOO_MUCH_WORK,
    TREATMENT_AHEAD,
    TRIP,
    UNSAFE_HOME,
    VISIT_IN_CARE,
    VISITORS_OR_INSPECTION,
    VOLUNTEERING_EVENT,
    WALK_MORE,
    WEDDING,
    WILL_AND_AFFAIRS,
    WRITE_A_BOOK,
  ].map((topic) => [topic.id, topic]),
);

const BY_AIM = new Map([...PLAN_TOPICS.values()].map((topic) => [topic.aim, topic]));

/** The topic that few words are about: by its own words for it, else by the only one of which a word is there. */
export function topicIn(words: string): PlanTopic | null {
  const [topic, ...others] = [...PLAN_TOPICS.values()].filter((each) => each.words.test(words));
  return BY_AIM.get(words) ?? (topic && others.length === 0 ? topic : null);
}

/** What a plan is about: by its aim, else by its first step. */
export const topicOf = ({ aim = '', first = '' }: PlanFacts): PlanTopic | null =>
  topicIn(aim) ?? (first === '' ? null : topicIn(first));
