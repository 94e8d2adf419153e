import { describe, expect, it, vi } from 'vitest';
import { writeStorage, readStorage } from './storage.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('browser storage', () => {
  it('when it works, then a value is there until it is removed', () => {
    expect(writeStorage('localStorage', 'colour', 'rose')).toBe(true);
    expect(localStorage.getItem('colour')).toBe('rose');
    expect(readStorage('localStorage', 'colour')).toBe('rose');
    writeStorage('localStorage', 'colour', null);
    expect(localStorage.getItem('colour')).toBeNull();
    expect(readStorage('localStorage', 'colour')).toBeNull();
  });

  it.each(['localStorage', 'sessionStorage'] as const)(
    'when %s is blocked, then values are kept in memory, and writing returns false',
    (place) => {
      vi.spyOn(window, place, 'get').mockImplementation(refuse);
      expect(readStorage(place, 'colour')).toBeNull();
      expect(writeStorage(place, 'colour', 'rose')).toBe(false);
      expect(readStorage(place, 'colour')).toBe('rose');
      writeStorage(place, 'colour', null);
      expect(readStorage(place, 'colour')).toBeNull();
    },
  );

  it('when it is full, then the newest value is read from memory, and stored as soon as there is room', () => {
    writeStorage('localStorage', 'colour', 'rose');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(writeStorage('localStorage', 'colour', 'emerald')).toBe(false);
    expect(readStorage('localStorage', 'colour')).toBe('emerald');
    full.mockRestore();
    expect(writeStorage('localStorage', 'colour', 'purple')).toBe(true);
    expect(localStorage.getItem('colour')).toBe('purple');
    expect(readStorage('localStorage', 'colour')).toBe('purple');
  });
});
