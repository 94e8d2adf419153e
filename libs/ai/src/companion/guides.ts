import type { Guide } from './guide.ts';
import { AFTER_THERAPY } from './guides/after-therapy.ts';
import { AGEING_PARENT } from './guides/ageing-parent.ts';
import { ANGER } from './guides/anger.ts';
import { ANIMAL } from './guides/animal.ts';
import { BAD_DAY } from './guides/bad-day.ts';
import { BODY_IMAGE } from './guides/body-image.ts';
import { BREAKUP } from './guides/breakup.ts';
import { BROKEN_TRUST } from './guides/broken-trust.ts';
import { BURNT_OUT } from './guides/burnt-out.ts';
import { CANNOT_DECIDE } from './guides/cannot-decide.ts';
import { CANNOT_SAY_NO } from './guides/cannot-say-no.ts';
import { CHILD_MOMENT } from './guides/child-moment.ts';
import { CHRONIC_ILLNESS } from './guides/chronic-illness.ts';
import { COLLEAGUE_TROUBLE } from './guides/colleague-trouble.ts';
import { COOKING } from './guides/cooking.ts';
import { CREDIT_TAKEN } from './guides/credit-taken.ts';
import { CRITICAL_PARENT } from './guides/critical-parent.ts';
import { DREAM } from './guides/dream.ts';
import { EMPTY_NEST } from './guides/empty-nest.ts';
import { EXAM_PRESSURE } from './guides/exam-pressure.ts';
import { FAMILY_GATHERING } from './guides/family-gathering.ts';
import { FLAT } from './guides/flat.ts';
import { FRIEND_DRIFTING } from './guides/friend-drifting.ts';
import { FRIEND_HURT } from './guides/friend-hurt.ts';
import { FRIEND_IN_TROUBLE } from './guides/friend-in-trouble.ts';
import { GOOD_DAY } from './guides/good-day.ts';
import { GROWING_APART } from './guides/growing-apart.ts';
import { GUILT } from './guides/guilt.ts';
import { HARSH_BOSS } from './guides/harsh-boss.ts';
import { IMPOSTOR } from './guides/impostor.ts';
import { IN_LAWS } from './guides/in-laws.ts';
import { IN_LOVE } from './guides/in-love.ts';
import { LONELY } from './guides/lonely.ts';
import { LOST_JOB } from './guides/lost-job.ts';
import { LOST_PATIENCE_WITH_CHILD } from './guides/lost-patience-with-child.ts';
import { MEMORY } from './guides/memory.ts';
import { MISTAKE_AT_WORK } from './guides/mistake-at-work.ts';
import { MONEY_WORRY } from './guides/money-worry.ts';
import { MOVING_ON } from './guides/moving-on.ts';
import { NEW_START } from './guides/new-start.ts';
import { NO_CHILD } from './guides/no-child.ts';
import { NOT_GOOD_ENOUGH } from './guides/not-good-enough.ts';
import { NOTHING_TO_WRITE } from './guides/nothing-to-write.ts';
import { ODD_ENCOUNTER } from './guides/odd-encounter.ts';
import { OLD_GRIEF } from './guides/old-grief.ts';
import { OLD_HABIT } from './guides/old-habit.ts';
import { ON_STAGE } from './guides/on-stage.ts';
import { OUTDOORS } from './guides/outdoors.ts';
import { OVERWHELMED } from './guides/overwhelmed.ts';
import { OWN_BUSINESS } from './guides/own-business.ts';
import { PANIC } from './guides/panic.ts';
import { PERFECTIONISM } from './guides/perfectionism.ts';
import { PET_DIED } from './guides/pet-died.ts';
import { PHONE_SCROLLING } from './guides/phone-scrolling.ts';
import { PROUD_OF_IT } from './guides/proud-of-it.ts';
import { PUTTING_OFF } from './guides/putting-off.ts';
import { QUARREL_WITH_PARTNER } from './guides/quarrel-with-partner.ts';
import { READ_OR_HEARD } from './guides/read-or-heard.ts';
import { REGRET } from './guides/regret.ts';
import { RETIRED_OR_CHANGED } from './guides/retired-or-changed.ts';
import { SAID_SOMETHING_STUPID } from './guides/said-something-stupid.ts';
import { SIBLING } from './guides/sibling.ts';
import { SLEEPLESS } from './guides/sleepless.ts';
import { SOMEONE_DEAR } from './guides/someone-dear.ts';
import { SOMEONE_DIED } from './guides/someone-died.ts';
import { TEENAGER } from './guides/teenager.ts';
import { TIME_PASSING } from './guides/time-passing.ts';
import { TRAVEL } from './guides/travel.ts';
import { UNEQUAL_LOAD } from './guides/unequal-load.ts';
import { UNTOLD } from './guides/untold.ts';
import { WAITING_FOR_A_MESSAGE } from './guides/waiting-for-a-message.ts';
import { WAITING_FOR_RESULTS } from './guides/waiting-for-results.ts';
import { WORLD_WORRY } from './guides/world-worry.ts';
import { WORN_OUT_PARENT } from './guides/worn-out-parent.ts';
import { WRONG_JOB } from './guides/wrong-job.ts';

/** All guides, by id. */
export const GUIDES: ReadonlyMap<string, Guide> = new Map(
  [
    AFTER_THERAPY,
    AGEING_PARENT,
    ANGER,
    ANIMAL,
    BAD_DAY,
    BODY_IMAGE,
    BREAKUP,
    BROKEN_TRUST,
    BURNT_OUT,
    CANNOT_DECIDE,
    CANNOT_SAY_NO,
    CHILD_MOMENT,
    CHRONIC_ILLNESS,
    COLLEAGUE_TROUBLE,
    COOKING,
    CREDIT_TAKEN,
    CRITICAL_PARENT,
    DREAM,
    EMPTY_NEST,
    EXAM_PRESSURE,
    FAMILY_GATHERING,
    FLAT,
    FRIEND_DRIFTING,
    FRIEND_HURT,
    FRIEND_IN_TROUBLE,
    GOOD_DAY,
    GROWING_APART,
    GUILT,
    HARSH_BOSS,
    IMPOSTOR,
    IN_LAWS,
    IN_LOVE,
    LONELY,
    LOST_JOB,
    LOST_PATIENCE_WITH_CHILD,
    MEMORY,
    MISTAKE_AT_WORK,
    MONEY_WORRY,
    MOVING_ON,
    NEW_START,
    NO_CHILD,
    NOT_GOOD_ENOUGH,
    NOTHING_TO_WRITE,
    ODD_ENCOUNTER,
    OLD_GRIEF,
    OLD_HABIT,
    ON_STAGE,
    OUTDOORS,
    OVERWHELMED,
    OWN_BUSINESS,
    PANIC,
    PERFECTIONISM,
    PET_DIED,
    PHONE_SCROLLING,
    PROUD_OF_IT,
    PUTTING_OFF,
    QUARREL_WITH_PARTNER,
    READ_OR_HEARD,
    REGRET,
    RETIRED_OR_CHANGED,
    SAID_SOMETHING_STUPID,
    SIBLING,
    SLEEPLESS,
    SOMEONE_DEAR,
    SOMEONE_DIED,
    TEENAGER,
    TIME_PASSING,
    TRAVEL,
    UNEQUAL_LOAD,
    UNTOLD,
    WAITING_FOR_A_MESSAGE,
    WAITING_FOR_RESULTS,
    WORLD_WORRY,
    WORN_OUT_PARENT,
    WRONG_JOB,
  ].map((guide) => [guide.id, guide]),
);
