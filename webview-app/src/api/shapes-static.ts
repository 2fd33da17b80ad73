/** Defines the schemas that the static files share. They are not imported at run time. */
import { type Static, Type } from 'typebox';
import { Address, Dispensable, DispensableList, Text } from './shapes.ts';

/** A picture with its description for people who cannot see it. @zh 图片及其文字说明（供看不到图片的用户使用）。 */
export const Picture = Type.Object({ url: Address(), alt: Dispensable(Text()) });
export type Picture = Static<typeof Picture>;

/** A title with a sentence below it. @zh 标题及其下方的一句话。 */
export const Titled = Type.Object({ title: Text(), desc: Dispensable(Text()) });
/** Frequent questions with their answers, in display order. @zh 常见问题及解答，按显示顺序。 */
export const Faq = DispensableList(Type.Object({ question: Text(), answer: Text() }));

/** The description of a service, read before its use. @zh 服务说明，使用前阅读。 */
export const ServiceText = {
  title: Text(),
  subtitle: Dispensable(Text()),
  pictures: DispensableList(Picture),
  services: DispensableList(Titled),
  steps: DispensableList(Titled),
  notes: DispensableList(Text()),
  faq: Faq,
};

/** The text a person reads before a checkup, in sections. @zh 体检前阅读的说明，分节。 */
export const Science = DispensableList(Type.Object({ title: Text(), paragraphs: DispensableList(Text()) }));
