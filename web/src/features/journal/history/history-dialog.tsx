import { useInfiniteQuery } from '@tanstack/react-query';
import type { Revisions } from '@inkwell/contracts';
import { KEPT_REVISION_MINUTES } from '@inkwell/contracts/constants';
import { splitPrompt } from '@inkwell/contracts/prompt-lines';
import { useMemo, useState } from 'react';
import { longDay, timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { compareTexts } from './compare-texts.ts';
import { textStyle } from '../page/entry-frame.tsx';
import { revisionsQuery } from '../days/pages.ts';
import { PromptText } from '../prompts/quoted-prompt.tsx';

type Revision = Revisions['revisions'][number];

interface HistoryDialogProps {
  date: string;
  /** The text as it stands now. */
  content: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Makes an earlier text the page's again; undefined where the page cannot be changed any more. */
  onTakeBack: ((text: string) => void) | undefined;
}

/** The earlier texts of a day's page, and what changed after each of them. */
export function HistoryDialog({ open, onOpenChange, ...rest }: HistoryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open && <History onClose={() => onOpenChange(false)} {...rest} />}
    </Dialog>
  );
}

interface HistoryProps extends Pick<HistoryDialogProps, 'date' | 'content' | 'onTakeBack'> {
  onClose: () => void;
}

function History({ date, content, onClose, onTakeBack }: HistoryProps) {
  const list = useInfiniteQuery(revisionsQuery(date));
  const revisions = list.data?.pages.flatMap((part) => part.revisions);
  const [chosen, setChosen] = useState<number>();
  const [showsChanges, setShowsChanges] = useState(true);
  const index = Math.max(0, revisions?.findIndex(({ revision }) => revision === chosen) ?? 0);
  const shown = revisions?.[index];
  const takeBack = (text: string) => {
    onTakeBack?.(text);
    onClose();
  };
  return (
    <DialogContent
      title="Earlier texts"
      description={longDay(date)}
      className="sm:w-[min(56rem,calc(100vw-3rem))]"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {shown && onTakeBack && <Button onClick={() => takeBack(shown.content)}>Take this one back</Button>}
        </>
      }
    >
      {list.isPending && <SkeletonText label="Loading the earlier texts" lines={5} />}
      {list.isError && (
        <LoadError onRetry={() => void list.refetch()}>The earlier texts could not be loaded.</LoadError>
      )}
      {revisions?.length === 0 && (
        <p className="text-[0.9375rem] text-ink-soft">
          No earlier text of this page is kept yet. While you write, one is kept every {KEPT_REVISION_MINUTES}{' '}
          minutes, and always before much is removed.
        </p>
      )}
      {revisions && shown && (
        <div className="flex flex-col gap-4 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-6">
          <div className="flex flex-col gap-2">
            <RevisionList revisions={revisions} shown={shown} onChoose={setChosen} />
            {list.hasNextPage && (
              <Button
                variant="secondary"
                size="sm"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                Show earlier ones
              </Button>
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-3">
            <Switch
              label="Show what changed after it"
              checked={showsChanges}
              onCheckedChange={setShowsChanges}
            />
            <RevisionText
              before={shown.content}
              after={showsChanges ? (revisions[index - 1]?.content ?? content) : null}
            />
          </div>
        </div>
      )}
    </DialogContent>
  );
}

interface RevisionListProps {
  revisions: readonly Revision[];
  shown: Revision;
  onChoose: (revision: number) => void;
}

function RevisionList({ revisions, shown, onChoose }: RevisionListProps) {
  return (
    <ul aria-label="Earlier texts" className="flex max-h-40 flex-col overflow-y-auto sm:max-h-none">
      {revisions.map(({ revision, savedAt }) => (
        <li key={revision}>
          <button
            type="button"
            aria-current={revision === shown.revision || undefined}
            onClick={() => onChoose(revision)}
            className="min-h-11 w-full rounded-control px-3 text-left text-[0.9375rem] tabular-nums hover:bg-hover aria-[current]:bg-sunken aria-[current]:font-medium"
          >
            Saved at {timeOfDay(savedAt)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A page; with the one that replaced it, also what was added and removed. */
function RevisionText({ before, after }: { before: string; after: string | null }) {
  const { prompt, text } = splitPrompt(before);
  const later = useMemo(() => (after === null ? null : splitPrompt(after)), [after]);
  const changes = useMemo(() => (later === null ? null : compareTexts(text, later.text)), [text, later]);
  return (
    <>
      {later !== null && (
        <p className="text-sm text-ink-soft">
          {changes ? (
            <>
              <ins className={addedStyle}>Underlined</ins>: added later.{' '}
              <del className={removedStyle}>Struck through</del>: removed later.
            </>
          ) : (
            'Too much changed after it to be marked.'
          )}
          {later.prompt !== prompt && ' The question above it changed later.'}
        </p>
      )}
      {prompt !== null && <PromptText prompt={prompt} className="border-l-2 border-accent pl-4" />}
      <div dir="auto" className={cn(textStyle, 'whitespace-pre-wrap wrap-anywhere')}>
        {changes
          ? changes.map(({ kind, text: piece }, place) =>
              kind === 'kept' ? (
                piece
              ) : kind === 'added' ? (
                <ins key={place} className={addedStyle}>
                  {piece}
                </ins>
              ) : (
                <del key={place} className={removedStyle}>
                  {piece}
                </del>
              ),
            )
          : text}
      </div>
    </>
  );
}

const addedStyle = 'bg-sunken underline decoration-accent decoration-2 underline-offset-4';
const removedStyle = 'bg-danger-soft text-danger line-through';
