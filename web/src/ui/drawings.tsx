import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** The ink drawings: lines in the text's colour, one weight, with a wash of shaded paper. */
const DRAWINGS = {
  drop: (
    <>
      <ellipse cx="120" cy="134" rx="58" ry="14" className="fill-hover" stroke="none" />
      <path d="M120 20c8 17 22 27 22 43a22 22 0 0 1-44 0c0-16 14-26 22-43Z" className="fill-surface" />
      <path d="M107 65a13 13 0 0 0 12 12" />
      <path d="M120 97v9" />
      <path d="M98 133c3-4 12-6.500 22-6.500s19 2.500 22 6.500-8 8-22 8-25-4-22-8Z" />
      <path d="M66 129c8-9 29-15 54-15 20 0 38 4 48 10M176 137c-4 10-27 18-56 18-24 0-45-6-53-14" />
      <path d="M30 138c2-20 41-35 90-35 16 0 31 2 44 5M196 118c9 5 14 11 14 18 0 20-40 35-90 35-24 0-46-4-62-9" />
      <path d="M150 98c4-5 6-8 11-10M90 98c-4-5-6-8-11-10" />
    </>
  ),
  moon: (
    <>
      <path
        d="M8 158c38-17 74-18 112-7s76 10 112-4c-20 20-60 26-112 26S30 170 8 158Z"
        className="fill-hover"
        stroke="none"
      />
      <path d="M8 158c38-17 74-18 112-7s76 10 112-4" />
      <path d="M52 168c22-6 48-6 70-1M150 166c18-3 38-5 56-9" />
      <circle cx="120" cy="60" r="25" className="fill-surface" />
      <path d="M108 52c3-4 8-4 9 0s-5 7-8 5M126 70c3-3 8-2 8 2M112 73c1 2 4 3 6 2" />
      <path d="M70 62a16 16 0 0 1 0 32Z" className="fill-surface" />
      <path d="M170 62a16 16 0 0 0 0 32Z" className="fill-surface" />
      <path d="M70 62a16 16 0 0 0-4 31.400M170 62a16 16 0 0 1 4 31.400" strokeDasharray="1 5" />
      <path d="M26 96a13 13 0 0 1 0 26 17 17 0 0 0 0-26Z" className="fill-surface" />
      <path d="M214 96a13 13 0 0 0 0 26 17 17 0 0 1 0-26Z" className="fill-surface" />
      <path d="M44 28v10M39 33h10M196 30v8M192 34h8M162 26v.1M82 24v.1M150 112v6M147 115h6M92 118v.1M214 64v.1M24 66v.1" />
    </>
  ),
  path: (
    <>
      <path
        d="M106 80h34c12 24 52 44 62 78-34 16-132 20-172 10 16-38 66-54 76-88Z"
        className="fill-hover"
        stroke="none"
      />
      <path d="M118 77a26 26 0 0 1 52 0" className="fill-surface" />
      <path d="M144 38v-9M119 46l-6-7M169 46l6-7M103 66l-9-3M185 66l9-3" />
      <path d="M8 82c30-5 62-6 104-5s84 0 120 4" />
      <path d="M8 66c16-10 30-15 44-13s26 13 40 24M232 62c-10-5-20-5-28 0s-14 11-20 16" />
      <path
        d="M52 160c-2-7 14-13 36-13s41 4 42 11-17 13-40 13-37-4-38-11ZM118 136c-1-6 12-10 28-10s30 4 30 9-13 10-29 10-28-4-29-9ZM86 117c-1-4 9-8 22-8s22 3 22 7-9 8-22 8-21-3-22-7ZM118 101c0-4 7-6 17-6s17 2 17 6-7 6-17 6-17-3-17-6ZM113 88c0-2 5-4 11-4s12 2 12 4-5 4-12 4-11-2-11-4Z"
        className="fill-surface"
      />
      <path d="M34 132c1-6 0-9-3-13M38 132c0-5 2-9 5-12M41 132c2-4 5-6 9-7M196 118c1-5 0-8-3-11M200 118c0-5 2-8 5-10M202 158c0-6-1-9-4-12M206 158c0-5 2-9 6-12" />
    </>
  ),
  window: (
    <>
      <path d="M74 148V70a46 46 0 0 1 92 0v78Z" className="fill-surface" />
      <path d="M82 148V71a38 38 0 0 1 76 0v77M120 33v115M82 92h76" />
      <path d="M54 148c-1 3-1 6 0 9h132c1-3 1-6 0-9Z" className="fill-hover" />
      <path d="M132 74a13 13 0 1 1 17 9M128 58l-3-3M141 47v-4M156 62l3-2" />
      <path d="M88 81c-4-7 4-12 8-9 2-7 13-6 14 1 6-1 8 7 3 9H92c-2 0-3 0-4-1Z" className="fill-surface" />
      <path d="M92 100l-3 9M103 100l-4 12M113 101l-3 9M95 118l-3 9M106 119l-3 9M114 126l-2 6" />
      <path d="M128 148v-16h20v16M148 136c6-1 7 8 0 8" className="fill-surface" />
      <path d="M134 126c-2-3 2-5 0-9M142 126c-2-3 2-5 0-9" />
      <path d="M40 16h160" />
      <path d="M58 16c2 44-2 90-12 138M48 16c1 40-4 86-14 130M70 16c1 16 0 30-2 44M182 16c-2 44 2 90 12 138M192 16c-1 40 4 86 14 130M170 16c-1 16 0 30 2 44" />
    </>
  ),
  lamp: (
    <>
      <path d="M62 82 30 156h108l-32-74Z" className="fill-hover" stroke="none" />
      <path d="M14 156h212" />
      <path d="M72 40h24l16 42H56Z" className="fill-surface" />
      <path d="M78 40c-3 14-7 28-10 42M90 40c3 14 7 28 10 42M84 40v-7" />
      <path d="M82 82v62M87 82v62M100 82v17M100 103v.1" />
      <path d="M62 156c0-7 9-12 22-12s23 5 23 12" className="fill-surface" />
      <path d="M46 98l-6 13M122 98l6 13M36 121l-4 9M132 121l4 9" />
      <path
        d="M134 156c-3-4-3-8 0-12h64v12M140 144c-3-4-3-8 0-12h52v12M146 150h46M150 138h36"
        className="fill-surface"
      />
      <path d="M152 132v-18h26v18M178 118c8-1 9 10 0 10" className="fill-surface" />
      <path d="M160 107c-3-4 3-6 0-11M170 107c-3-4 3-6 0-11" />
      <path d="M206 40a17 17 0 1 1-17-20 14 14 0 0 0 17 20ZM150 34v8M146 38h8M164 62v.1M216 66v.1" />
    </>
  ),
  page: (
    <>
      <path
        d="M46 158c40 8 90 7 128-2 22 2 28 6 24 9-30 9-110 10-146 4-6-2-8-6-6-11Z"
        className="fill-hover"
        stroke="none"
      />
      <path
        d="M54 30c32-5 66-6 102-4 1 42 3 82 8 126-36 5-70 6-106 3-2-42-3-84-4-125Z"
        className="fill-surface"
      />
      <path d="M54 40c-4 0-8 1-10 2 0 40 2 82 6 120 36 4 72 3 110-2l4-8" />
      <path d="M72 54c5-6 8 5 13-1s8 5 13-1 8 5 13-1 8 5 13-1" />
      <path d="M72 74c5-6 8 5 13-1s8 5 13-1 8 5 13-1 8 5 13-1 8 5 12 0" />
      <path d="M73 94c5-6 8 5 13-1s8 5 13-1 8 5 11-1" />
      <path d="M74 114c5-6 8 5 13-1s8 5 13-1 6 5 11 2" />
      <path d="M126 118l4-14 62-72c3-3 12 4 9 8l-61 72Z" className="fill-surface" />
      <path d="M130 104c4 1 8 4 10 8M182 43c4 1 8 5 10 8M126 118l5-5" />
      <path d="M188 118c4 7 9 11 9 18a9 9 0 0 1-18 0c0-7 5-11 9-18Z" className="fill-surface" />
      <path d="M183 137a5 5 0 0 0 4 4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof DRAWINGS;

/** An ink drawing, for empty places and beginnings; never beside working text. Its size comes from `className`. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg
      viewBox="0 0 240 180"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('h-auto text-ink [&_*]:[vector-effect:non-scaling-stroke]', className)}
    >
      {DRAWINGS[name]}
    </svg>
  );
}
