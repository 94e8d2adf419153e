import { isBlankText } from './blank.ts';

/**
 * A writing prompt that stands on a page is a line of its own, '> What …?'. It is not what the person wrote: it is not
 * counted, not read and not found. Only lines that quote a prompt of ours are meant; any other line that begins with
 * '>' is the person's.
 */

const PROMPT_MARK = '> ';

// FNV-1a of each prompt that was ever offered, so that the browser need not load them all. What a prompt quotes of the
// person's own words is replaced by `…`.
const KNOWN_PROMPT_HASHES = new Set(
  `
1wihse 1gqu3dw 1x0gala 5gp85i 18qhoc4 10dtw9t en5dhu 19nbyfo t7sfsr a2y0kx 1a4jham 11fpm7 elbhcs 1hbyk4t
c8erkh 1v0v030 1320805 17lv2k9 1jpwb4o 5ocu6o zi990s 3jvgwl u1cmpr lolwgo 1ggk0wp 1uxgqk2 1xz4wqw b3s0xq
1ibyf4d 1f724is 12ya545 hesw0a f3vncf o9lflq 7e0osc bci5vn 1k8pw4r embtej 1k60wwo ydlrjt 1p2x7j4 tyi0pg
t0p0c4 r29cxg 1y2ygpp gak5bw tmituw 1frfjup d6oz41 15fplck 1kh70ar cieqe8 o9mpr0 lh2izq 1296uz8 tcx2jj
1ay1p95 8upeed wlyjgu 1u5xig4 1tfbo0p a668oz 1hq104o g12eut qvu675 1p5nosw 4gz2qz 12zhvr9 19rg2xu 14u0to0
1x08loq aevtpr 2jrl15 6kdgcy jvno7r 12f0vd4 p7gd5p 1y6oe9l 1sna2j7 1rku22g 17z3aa9 cewqv0 xx2ran erzjat
34opkj g7q5my 1h3nksc fil578 129zrtg 1pchxbl 1rdqmm7 nbb0e7 17qaud3 aayt7n 1pz847t 6t6tzp 1md82i7 22vdqk
1u2sba0 14bg6a9 1ozxrgr beirg6 1r8b62r 1dwy4kl 1efi27a 1ojfl75 1o7teg1 1unzlds 19f0b6j z4hp9q 1ieoh1g
1cha16j 3okxyc 2mwpvo 14o4j3a y54r0r 1ceew76 dt8rgp beybwb tv6ui4 m05s33 23gvf9 11kb7tm xtlsqa 1ciokix
iejqmk 1szzt7h 8ibjk8 1shpm83 10kox12 myslxe jozniu 1lnuhse h97mv4 1wq4oxo n3xf1w 2w0zvh dryxmb 1syoa1s
1ebwa17 14pp4o2 1yglpgw 18a5z4a vlvkt0 18w4yhq 17efehy f6lvsa 11kpenz lf2z4j i1zjec evqir6 exjngu 14qk9kr
73nkh7 161zwz5 xfbuwb 1182wqt jlsvps y7j7v8 1hpow1s 1i4mpwy 1pf1uwv nzra7y gwgkda k3durb 1j9lfnh 6j019p
1an2fck oqoci9 1cctz23 o4pfum loam13 1q0jkgj yaahxg 1q6edd2 l4ituf hbeqib yfqrc1 116mmcx 1871ezg 95er6m
1nhooao 12z2zgl 6da58u 1i39u7s 126a990 xsrwl6 xr4j7h lbzwop pqpvlp g41zt9 11xpbos 13qhc9t 11g03od pu6vyd
yxxpgv 11l7t0w wzl20i 88c2kl 696jay 13hb2w 1qm25sc zgsx8q 1l2m604 1q84969 1b1iox3 gpncov 1yz9kou 1c9ytrp
1vshpr9 l1cur1 mvggm7 1fx7cwu c9usnf 1lumscy 1hmcmdo 3m6dxl ugm2xl 1o28ukd 17jt9o1 gkdhf5 1kzgwwv eqseht
1vyxua3 29g3uh 1ywff0p 7wtmgd
`.match(/\w+/g),
);

export function promptHash(prompt: string): string {
  const text = prompt.replace(/“.*”/, '“…”');
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The line that quotes a prompt. */
export const quotePrompt = (prompt: string): string => `${PROMPT_MARK}${prompt}`;

/** The prompt that a line quotes; null where it quotes none of ours. */
export function promptOfLine(line: string): string | null {
  if (!line.startsWith(PROMPT_MARK)) return null;
  const prompt = line.slice(PROMPT_MARK.length).trimEnd();
  return KNOWN_PROMPT_HASHES.has(promptHash(prompt)) ? prompt : null;
}

/** A page as the person wrote it: without the lines that quote a prompt. */
export function withoutPrompts(page: string): string {
  if (!page.includes(PROMPT_MARK)) return page;
  return page
    .split('\n')
    .filter((line) => promptOfLine(line) === null)
    .join('\n');
}

/** Whether nothing is written on a page; a prompt is not what the person wrote. */
export const isBlankPage = (page: string): boolean => isBlankText(withoutPrompts(page));

/** The prompt that stands above a page's text, and the text. */
export interface PromptedText {
  prompt: string | null;
  text: string;
}

export function splitPrompt(page: string): PromptedText {
  const end = page.indexOf('\n');
  const prompt = promptOfLine(end === -1 ? page : page.slice(0, end));
  if (prompt === null) return { prompt, text: page };
  return { prompt, text: end === -1 ? '' : page.slice(end + 1).replace(/^\n/, '') };
}

/** The reverse of `splitPrompt`. */
export const joinPrompt = ({ prompt, text }: PromptedText): string =>
  prompt === null ? text : `${quotePrompt(prompt)}\n\n${text}`;
