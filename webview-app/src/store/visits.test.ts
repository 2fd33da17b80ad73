import { beforeEach, describe, expect, test } from 'vitest';
import { forgetPersonal, keepPersonal } from '../platform/personal.ts';
import { previousVisit, recordVisit, visits } from './visits.ts';

const visit = (address: string) => {
  const [path = '', search = ''] = address.split('?');
  recordVisit(path, new URLSearchParams(search));
};

beforeEach(() => {
  sessionStorage.clear();
  forgetPersonal('visits', 'session');
});

describe('the visit history', () => {
  test('the visit history when more than ten pages were visited: the last ten, oldest first', () => {
    for (let i = 0; i < 15; i++) visit(`/p${i}`);
    expect(visits()).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((i) => `/p${i}`));
  });

  test('the visit history when a page repeats: has no equal neighbours', () => {
    for (const address of ['/a', '/a', '/b', '/b?x=1', '/b?x=1', '/a']) visit(address);
    expect(visits()).toEqual(['/a', '/b', '/b?x=1', '/a']);
  });

  test('the visit history when an address has a sensitive value: omits the value (U04)', () => {
    visit('/a?idCard=11010119900307123X&x=1&userTicket=ticket-good');
    expect(JSON.stringify(sessionStorage)).not.toMatch(/11010119900307123X|ticket-good/);
    expect(visits()).toEqual(['/a?x=1']);
  });

  test('the visit history when another version has stored it: empty (T04)', () => {
    keepPersonal('visits', { not: 'a list' }, { area: 'session' });
    expect(visits()).toEqual([]);
    visit('/a');
    expect(visits()).toEqual(['/a']);
  });

  test('previousVisit() when a page repeats: returns the page before it', () => {
    for (const address of ['/a?x=1', '/service/login', '/service/login?again=1']) visit(address);
    expect(previousVisit('/service/login')).toBe('/a?x=1');
  });
});
