/**
 * `npm run soak` runs the property tests at length; `npm test` runs a sample of them: the SDK's model and hostile messages (5,000
 * sequences, 200,000 messages), the payment (2,000 traces; 100 in `npm test`), the booking (2,000 traces; 40), the chat (5,000
 * traces; 200), the telephony (2,000 traces; 200) and the coins (20,000 traces; 500). Takes many minutes.
 */
import { run } from './workspace/process.ts';
import { tool } from './workspace/root.ts';

export const main = (): Promise<number> =>
  run(
    tool('vitest'),
    [
      'run',
      '--config',
      'vitest.workspace.ts',
      '--testTimeout=3600000',
      'bridge-sdk/test/model',
      'purchase.model',
      'booking.model',
      'chat.model',
      'telephony.model',
      'coins.model',
    ],
    {
      env: {
        SOAK_SEQUENCES: '5000',
        SOAK_MESSAGES: '200000',
        PAYMENT_TRACES: '2000',
        BOOKING_TRACES: '2000',
        CHAT_TRACES: '5000',
        TELEPHONY_TRACES: '2000',
        COIN_TRACES: '20000',
      },
    },
  );
