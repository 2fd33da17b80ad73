import { describe, expect, test } from 'vitest';
import { config } from '../platform/configuration.ts';
import { forgetPerson } from '../platform/personal.ts';
import { healthGold, isGuideShown, learnGuide } from './health-gold.ts';
import { doctorSearch, freeAppointment, medical, tobPec } from './sections.ts';

const CHOICE = {
  productNo: '',
  appointmentDate: '',
  cityId: '110000',
  cityName: 'Beijing',
  appointmentUnitName: '',
  appointmentUnitId: '',
  appointmentUnitAddress: '',
  /** Not in the specification, like `step`. */
  addOnItems: [],
  step: '',
};

describe('the sections of the specification', () => {
  test.each([
    ['medical', medical.state, CHOICE],
    ['tobPec', tobPec.state, CHOICE],
    ['freeAppointment', freeAppointment.state, CHOICE],
    [
      'doctorSearch',
      doctorSearch.state,
      { sortValue: 0, priceValue: [], titleValue: '', area_id: '', areaText: 'nationwide' },
    ],
  ])('the section %s when a page loads: has the specified defaults', (_, state, fields) =>
    expect(state).toEqual(fields),
  );

  test('the configuration when a page loads: has the specified defaults', () =>
    expect(config).toMatchObject({ showTab: true, n95GongyiSwitch: 0 }));
});

test('the guide when an answer has only guideStatus 3: visible, with an unchanged countdown', () => {
  expect(isGuideShown(healthGold)).toBe(false);
  learnGuide({ guideStatus: 2, taskCountDown: 30 });
  learnGuide({ guideStatus: 3 });
  expect(isGuideShown(healthGold)).toBe(true);
  expect(healthGold.taskCountDown).toBe(30);
  forgetPerson();
  expect(healthGold).toMatchObject({ guideStatus: 5, taskCountDown: 0 });
});
