import { expect, test } from 'vitest';
import { agentOf } from './user-agent.ts';

test('the names in a user agent when a notice has them: are without the phone’s model and any other text', () => {
  const text =
    'Mozilla/5.0 (Linux; Android 14; 张三的手机 Build/UP1A.231005.007) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.44.2502(0x28002C51) Phone/13800138000-1 NetType/WIFI Language/zh_CN';
  expect(agentOf(text)).toBe(
    'Mozilla/5.0 AppleWebKit/537.36 Version/4.0 Chrome/116.0 Safari/537.36 MicroMessenger/8.0',
  );
});
