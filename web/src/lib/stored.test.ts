import { describe, expect, it, vi } from 'vitest';
import { keepStored, readStored } from './stored.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('what the browser keeps', () => {
  it('when it takes it, then it is there until it is removed', () => {
    expect(keepStored('localStorage', 'colour', 'rose')).toBe(true);
    expect(localStorage.getItem('colour')).toBe('rose');
    expect(readStored('localStorage', 'colour')).toBe('rose');
    keepStored('localStorage', 'colour', null);
    expect(localStorage.getItem('colour')).toBeNull();
    expect(readStored('localStorage', 'colour')).toBeNull();
  });

  it.each(['localStorage', 'sessionStorage'] as const)(
    'when %s may not be touched, then it lasts as long as the page, and that is said',
    (place) => {
      vi.spyOn(window, place, 'get').mockImplementation(refuse);
      expect(readStored(place, 'colour')).toBeNull();
      expect(keepStored(place, 'colour', 'rose')).toBe(false);
      expect(readStored(place, 'colour')).toBe('rose');
      keepStored(place, 'colour', null);
      expect(readStored(place, 'colour')).toBeNull();
    },
  );

  it('when it is full, then what is newest is read, and is kept as soon as there is room', () => {
    keepStored('localStorage', 'colour', 'rose');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(keepStored('localStorage', 'colour', 'emerald')).toBe(false);
    expect(readStored('localStorage', 'colour')).toBe('emerald');
    full.mockRestore();
    expect(keepStored('localStorage', 'colour', 'purple')).toBe(true);
    expect(localStorage.getItem('colour')).toBe('purple');
    expect(readStored('localStorage', 'colour')).toBe('purple');
  });
});
