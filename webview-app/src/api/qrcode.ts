import { Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { NotPersonal, Text } from './shapes.ts';

/** Creates a ticket for a QR code of the official account, shown while customer service is closed. @zh 创建公众号二维码的票据，客服下班时显示。 */
export const createQrcodeTicket = post('/api/sdb/insurance/qrcode/wx/ticket', {
  unseen: 'makes something new',
  form: Type.Object({ scene: NotPersonal('a constant of each page') }),
  data: Type.Object({ ticket: Text(), expiresInS: Type.Integer() }),
});

/** Returns the picture of the ticket's QR code. @zh 返回票据对应的二维码图片。 */
export const getQrcode = get('/api/sdb/insurance/qrcode/wx/get', {
  query: Type.Object({ ticket: NotPersonal('names a picture') }),
  data: Type.Object({
    /** The address of the picture. @zh 图片地址。 */
    url: Text(),
  }),
});
