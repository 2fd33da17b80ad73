/** Defines the schemas that the static files share. They are not imported at run time. */
import { type Static, Type } from 'typebox';
import { Address, Text } from './shapes.ts';

export const Picture = Type.Object({ url: Address(), alt: Text() });
export type Picture = Static<typeof Picture>;

export const Titled = Type.Object({ title: Text(), desc: Text() });
export const Faq = Type.Array(Type.Object({ question: Text(), answer: Text() }));

/** The description of a service, read before its use. */
export const ServiceText = {
  title: Text(),
  subtitle: Text(),
  pictures: Type.Array(Picture),
  services: Type.Array(Titled),
  steps: Type.Array(Titled),
  notes: Type.Array(Text()),
  faq: Faq,
};

/** The text a person reads before a checkup, in sections. */
export const Science = Type.Array(Type.Object({ title: Text(), paragraphs: Type.Array(Text()) }));
