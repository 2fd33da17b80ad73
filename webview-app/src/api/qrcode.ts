import { Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Text } from './shapes.ts';

export const createQrcodeTicket = post('/api/sdb/insurance/qrcode/wx/ticket', {
  unseen: 'makes something new',
  form: Type.Object({ scene: Text() }),
  data: Type.Object({ ticket: Text(), expiresInS: Type.Integer() }),
});

export const getQrcode = get('/api/sdb/insurance/qrcode/wx/get', {
  query: Type.Object({ ticket: Text() }),
  data: Type.Object({ url: Text() }),
});
