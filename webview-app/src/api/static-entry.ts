/** Static file of the entry page: banners and the groups of services. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, OneOf, Text } from './shapes.ts';

/** One way into a service on the entry page; `link` is a path of this app. */
export const MedicalEntry = Type.Object({
  id: Text(),
  title: Text(),
  desc: Type.String(),
  icon: OneOf(
    'card',
    'checkup',
    'doctor',
    'phone',
    'assessment',
    'steps',
    'gift',
    'article',
    'order',
    'service',
    'app',
  ),
  link: Text(),
});
export type MedicalEntry = Static<typeof MedicalEntry>;

export const MedicalIndex = Type.Object({
  banners: Type.Array(Type.Object({ id: Text(), title: Text(), imgUrl: Address(), link: Text() })),
  groups: Type.Array(Type.Object({ id: Text(), title: Text(), entries: Type.Array(MedicalEntry) })),
});
export type MedicalIndex = Static<typeof MedicalIndex>;

/** The groups of section 1 of the specification, with their ways in. */
export const getMedicalIndex = get('/static-config/medical/index.json', { data: MedicalIndex, host: 'static' });
