/** Defines the static file of the entry page: banners and the groups of services. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Text } from './shapes.ts';

/** Marks content of the charity campaign, which is shown only while the campaign is running. */
const charity = Type.Optional(Type.Boolean());

/** One link to a service on the entry page. `link` is a path of this app. An unknown `icon` falls back to a plain icon. */
export const MedicalEntry = Type.Object({
  id: Text(),
  title: Text(),
  desc: Type.String(),
  icon: Text(),
  link: Text(),
  charity,
});
export type MedicalEntry = Static<typeof MedicalEntry>;

export const MedicalIndex = Type.Object({
  banners: Type.Array(Type.Object({ id: Text(), title: Text(), imgUrl: Address(), link: Text(), charity })),
  groups: Type.Array(Type.Object({ id: Text(), title: Text(), entries: Type.Array(MedicalEntry) })),
});
export type MedicalIndex = Static<typeof MedicalIndex>;

/** Returns the groups of section 1 of the specification, with their links. */
export const getMedicalIndex = get('/static-config/medical/index.json', { data: MedicalIndex, host: 'static' });
