import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { press, see, soon } from '../../test/open-app.tsx';
import { CrashBoundary } from './crash-boundary.tsx';

afterEach(() => vi.restoreAllMocks());

test('L02: a screen when it crashes: is reported once without personal data and can be opened again', async () => {
  const send = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"code":0,"data":{},"msg":""}'));
  vi.stubGlobal('fetch', send);
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const Screen = () => {
    if (isBroken) throw new Error('no price for mobile=13800138000');
    return <p>Here it is</p>;
  };
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild ?? document.body);
  root.render(
    <CrashBoundary>
      <Screen />
    </CrashBoundary>,
  );
  await see(/stopped working|无法使用/);
  await soon(() => expect(send).toHaveBeenCalledOnce());
  expect(String(send.mock.calls[0]?.[0])).toContain('/febot-notice');
  expect(JSON.stringify(send.mock.calls)).not.toContain('13800138000');
  isBroken = false;
  await press(/Try again|重试/);
  await see('Here it is');
  root.unmount();
});
