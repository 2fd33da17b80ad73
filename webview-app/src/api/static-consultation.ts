/** Defines the static files of the graphic consultation and of the consultation form. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Count, Dispensable, DispensableList, Text } from './shapes.ts';
import { ServiceText } from './shapes-static.ts';

/** The words of the graphic consultation, with its departments. @zh 图文问诊的文字及科室。 */
export const GraphicConsultationPage = Type.Object({
  ...ServiceText,
  /** Hours within which a doctor answers. @zh 医生回复的时限，单位为小时。 */
  replyWithinHours: Dispensable(Count()),
  departments: DispensableList(Type.Object({ code: Text(), name: Text(), desc: Dispensable(Text()) })),
});
export type GraphicConsultationPage = Static<typeof GraphicConsultationPage>;

/** A choice of the form: `value` is sent, `label` is shown. @zh 表单选项：提交 `value`，显示 `label`。 */
const Choice = Type.Object({ value: Text(), label: Text() });

/** The choices and limits of the consultation form. @zh 问诊表单的选项和限制。 */
export const OnlineSubmitOptions = Type.Object({
  relations: DispensableList(Choice),
  durations: DispensableList(Choice),
  histories: DispensableList(Choice),
  symptoms: DispensableList(Choice),
  minLength: Dispensable(Count()),
  maxLength: Dispensable(Count()),
  maxPictures: Dispensable(Count()),
  /** The maximum size of one picture in bytes. @zh 单张图片的最大字节数。 */
  maxPictureSize: Dispensable(Count()),
  notes: DispensableList(Text()),
});
export type OnlineSubmitOptions = Static<typeof OnlineSubmitOptions>;

/** Returns the words of the graphic consultation. @zh 返回图文问诊的文字。 */
export const getGraphicConsultationPage = get('/static-config/graphic-consultation.json', {
  data: GraphicConsultationPage,
  host: 'static',
});

/** Returns the choices and limits of the consultation form. @zh 返回问诊表单的选项和限制。 */
export const getOnlineSubmitOptions = get('/static-config/online-submit-options.json', {
  data: OnlineSubmitOptions,
  host: 'static',
});
