import { Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { NotPersonal, Text } from './shapes.ts';

export const createQrcodeTicket = post('/api/sdb/insurance/qrcode/wx/ticket', {
  unseen: 'makes something new',
  form: Type.Object({ scene: NotPersonal('a constant of each page') }),
  data: Type.Object({ ticket: Text(), expiresInS: Type.Integer() }),
});

export const getQrcode = get('/api/sdb/insurance/qrcode/wx/get', {
  query: Type.Object({ ticket: NotPersonal('names a picture') }),
  data: Type.Object({ url: Text() }),
});
