/** Lower case, without accents, one kind of apostrophe: as the patterns of this folder read a message. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .trim();
