/** Defines the static files of the graphic consultation and of the consultation form. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Count, Text } from './shapes.ts';
import { ServiceText } from './shapes-static.ts';

export const GraphicConsultationPage = Type.Object({
  ...ServiceText,
  /** Hours within which a doctor answers. */
  replyWithinHours: Count(),
  departments: Type.Array(Type.Object({ code: Text(), name: Text(), desc: Text() })),
});
export type GraphicConsultationPage = Static<typeof GraphicConsultationPage>;

const Choice = Type.Object({ value: Text(), label: Text() });

/** The choices and limits of the consultation form. */
export const OnlineSubmitOptions = Type.Object({
  relations: Type.Array(Choice),
  durations: Type.Array(Choice),
  histories: Type.Array(Choice),
  symptoms: Type.Array(Choice),
  minLength: Count(),
  maxLength: Count(),
  maxPictures: Count(),
  /** The maximum size of one picture in bytes. */
  maxPictureSize: Count(),
  notes: Type.Array(Text()),
});
export type OnlineSubmitOptions = Static<typeof OnlineSubmitOptions>;

export const getGraphicConsultationPage = get('/static-config/graphic-consultation.json', {
  data: GraphicConsultationPage,
  host: 'static',
});

export const getOnlineSubmitOptions = get('/static-config/online-submit-options.json', {
  data: OnlineSubmitOptions,
  host: 'static',
});
