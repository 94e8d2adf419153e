import { FROM_MESSAGES } from '@inkwell/contracts';
import { toPersonFinding, type Finding, type PersonFinding } from './finding.ts';
import { openQuestions } from './open-questions.ts';
import { addSign, currentFinding, setSign, signOfMessages } from './person.ts';
import type { CareRecord, OpenQuestion } from './record.ts';
import { supportAsConcern } from './watch.ts';

/** A finding in a message whose reply had begun. */
type LateFindingTurn = {
  record: CareRecord;
  found: Finding;
  /** When the message was sent. */
  at: Date;
};

/**
 * Takes in what was found in a message after its reply had begun, or that was refused.
 *
 * @returns the record to keep, the same object where nothing changes; and what the message is taken for, null where it is
 *   no sign of the person
 */
export function addLateFinding({ record, found, at }: LateFindingTurn): {
  record: CareRecord;
  sign: PersonFinding | null;
} {
  const hint = supportAsConcern({ record, found, at });
  const sign = toPersonFinding(found) ?? hint;
  if (!sign) return { record, sign };
  const current = currentFinding(record.signs, at);
  const isInCrisis = current?.level === 'crisis';
  // A hint makes no crisis stay longer.
  if (hint && isInCrisis) return { record: scheduleCheck(record, at), sign };
  const signs = addSign(record.signs, { ...sign, at: at.toISOString(), from: FROM_MESSAGES });
  if (signs === record.signs) return { record, sign };
  const isLess = isInCrisis && sign.level !== 'crisis';
  // A care reply about something else has not taken it up.
  const isDue = !isLess && (sign.kind !== current?.kind || !isFollowedBy(record, ['step'], at));
  const isYes = found.isYes && sign.level === 'crisis';
  const asked = record.asked && isYes ? { ...record.asked, answer: 'yes' as const } : record.asked;
  const { bySecondAlone, ...rest } = record;
  const was = signOfMessages(record.signs);
  // Beside a sign that another reader saw, it is not alone.
  const isAlone =
    found.isBySecondAlone && (!was || was.at === bySecondAlone || currentFinding([was], at) === null);
  return {
    record: {
      ...(isLess ? scheduleCheck(rest, at) : rest),
      asked,
      signs: [...signs],
      isDue: record.isDue || isDue,
      ...(isAlone && { bySecondAlone: at.toISOString() }),
    },
    sign,
  };
}

/** Whether a reply that asked one of these was given to the message of `at`, or after it. */
const isFollowedBy = (
  record: CareRecord,
  questions: readonly OpenQuestion['question'][],
  at: Date,
): boolean =>
  openQuestions(record).some(
    (open) =>
      open.at !== undefined && questions.includes(open.question) && Date.parse(open.at) >= at.getTime(),
  );

/**
 * In a crisis what is no crisis itself takes over no ordinary message: the check stands before the next one, unless the
 * message had the check, or a care reply, itself.
 */
const scheduleCheck = (record: CareRecord, at: Date): CareRecord =>
  record.isChecked && !isFollowedBy(record, ['step', 'safety'], at)
    ? { ...record, isChecked: false }
    : record;

/**
 * Takes back the sign of a message that a later reader finds harmless: what was kept before stands again, unless another
 * sign has come since.
 *
 * @param turn.at when the message was sent
 * @param turn.before what was kept of the person before it
 * @returns the record to keep; the same object where nothing changes
 */
export function withdrawLateFinding({
  record,
  at,
  before,
}: Pick<LateFindingTurn, 'record' | 'at'> & { before: CareRecord }): CareRecord {
  const own = signOfMessages(record.signs);
  const was = signOfMessages(before.signs);
  const isDue = record.isDue && before.isDue;
  if (own?.level === 'crisis' && was?.level === 'crisis' && [was.at, at.toISOString()].includes(own.at)) {
    const isChecked = record.isChecked || before.isChecked;
    return isDue === record.isDue && isChecked === record.isChecked
      ? record
      : { ...record, isDue, isChecked };
  }
  if (own?.level !== 'concern' || own.at !== at.toISOString()) return record;
  const { bySecondAlone: _sign, ...rest } = record;
  return {
    ...rest,
    signs: [...setSign(record.signs, FROM_MESSAGES, was)],
    isDue,
    asked: withoutQuestionForSign(record.asked, before.asked),
    ...(before.bySecondAlone !== undefined && { bySecondAlone: before.bySecondAlone }),
  };
}

/** A question that was asked for a sign which is taken back counts as none of the signs since a no. */
function withoutQuestionForSign(
  asked: CareRecord['asked'],
  before: CareRecord['asked'],
): CareRecord['asked'] {
  if (!asked?.denied || asked.at === before?.at) return asked;
  return { ...asked, denied: { ...asked.denied, signs: Math.max(0, asked.denied.signs - 1) } };
}
