// Tests the examples of the guide to a signing backend. The Node example runs without a network. The Java example is compiled and run.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

const GUIDE = 'guide-signing.md';
const folder = mkdtempSync(join(tmpdir(), 'signing-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The example of the vendor's documentation. */
const VENDOR = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonce: 'Wm3WZYTPz0wzccnW',
  timestamp: 1_414_587_457,
  url: 'http://mp.weixin.qq.com?params=value',
  signature: '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
};
const SHOP = 'https://m.shop.example/a?b=1&c=%E4%BD%93';
const TICKETS: Readonly<Record<string, string>> = {
  '/cgi-bin/ticket/getticket': VENDOR.ticket,
  '/cgi-bin/get_jsapi_ticket': 'corp',
  '/cgi-bin/ticket/get': 'agent',
};

interface SignedRequest {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}
type Sign = (request: { url: string; kind: string }) => Promise<SignedRequest | undefined>;
interface Example {
  signatureOf(ticket: string, nonce: string, timestamp: number, url: string): string;
  makeSigner(options: Record<string, unknown>): Sign;
  signatureServer(sign: Sign): Server;
}

describe('the signing guide’s Node example', () => {
  let example: Example;
  beforeAll(async () => {
    const file = join(folder, 'signing.mjs');
    writeFileSync(file, blocksOf(GUIDE, 'js')(0));
    example = await import(/* @vite-ignore */ pathToFileURL(file).href);
  });

  /** Creates a signer with a fake vendor. `requests` lists the requested paths. `advance` moves the clock. */
  const signer = (refusal?: object) => {
    const requests: string[] = [];
    let now = 1_790_000_000_000;
    const fetch = async (address: string) => {
      const { pathname } = new URL(address);
      requests.push(pathname);
      const ticket = TICKETS[pathname];
      const answer = refusal ?? { errcode: 0, expires_in: 7200, ...(ticket ? { ticket } : { access_token: 'token' }) };
      return { json: async () => answer };
    };
    const sign = example.makeSigner({
      ...{ appId: 'wx1', appSecret: 's', corpId: 'ww1', corpSecret: 's' },
      ...{ origins: ['https://m.shop.example'], fetch, now: () => now },
    });
    return { requests, sign, advance: (seconds: number) => (now += seconds * 1000) };
  };

  it('the guide’s signer when it signs the vendor’s example: returns the same signature', () => {
    const { ticket, nonce, timestamp, url, signature } = VENDOR;
    expect(example.signatureOf(ticket, nonce, timestamp, url)).toBe(signature);
  });

  it.each([
    ['config', 'wx1', VENDOR.ticket],
    ['corp-config', 'ww1', 'corp'],
    ['agent-config', 'ww1', 'agent'],
  ])('the guide’s signer when it signs %s: uses that kind’s ticket, without the hash', async (kind, appId, ticket) => {
    const signed = await signer().sign({ url: `${SHOP}#top`, kind });
    const { nonceStr = '', timestamp = 0 } = signed ?? {};
    expect(signed).toEqual({
      ...{ appId, nonceStr, timestamp: 1_790_000_000 },
      signature: example.signatureOf(ticket, nonceStr, timestamp, SHOP),
    });
    expect(nonceStr).toMatch(/^[0-9a-f]{16}$/);
  });

  it('the guide’s signer when a ticket is valid for more than 5 minutes: reuses it', async () => {
    const { requests, sign, advance } = signer();
    const signShopUrl = () => sign({ url: SHOP, kind: 'config' });
    await Promise.all([signShopUrl(), signShopUrl()]);
    advance(6899);
    await signShopUrl();
    expect(requests).toEqual(['/cgi-bin/stable_token', '/cgi-bin/ticket/getticket']);
    advance(1);
    await signShopUrl();
    expect(requests).toHaveLength(4);
  });

  it('the guide’s signer when the address is foreign or the kind unknown: does not sign', async () => {
    const { requests, sign } = signer();
    const foreign = ['https://m.shop.example.evil/', 'https://m.shop.example@evil.example/', 'file:///a', 'nothing'];
    for (const url of foreign) expect(await sign({ url, kind: 'config' })).toBeUndefined();
    for (const kind of ['toString', '']) expect(await sign({ url: SHOP, kind })).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it('the guide’s signer when the vendor refuses: rejects with the vendor’s code, and retries on the next call', async () => {
    const { requests, sign } = signer({ errcode: 40_164, errmsg: 'invalid ip' });
    for (const times of [1, 2]) {
      await expect(sign({ url: SHOP, kind: 'config' })).rejects.toThrow('/cgi-bin/stable_token: 40164 invalid ip');
      expect(requests).toHaveLength(times);
    }
  });

  it('the guide’s signer when it serves HTTP: responds 200, 403 for a foreign address, and 404 for another path', async () => {
    const server = example.signatureServer(signer().sign).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const port = Object(server.address()).port;
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await statusOf(`/api/signature?${new URLSearchParams({ url: SHOP, kind: 'config' })}`)).toBe(200);
    expect(await statusOf('/api/signature?url=https://evil.example/')).toBe(403);
    expect(await statusOf('/api/signature')).toBe(403);
    expect(await statusOf('/')).toBe(404);
    await new Promise((resolve) => server.close(resolve));
  });

  it('the guide’s lines that start the server when they run: use only names that the example declares', () => {
    const lines = blocksOf(GUIDE, 'js')(1);
    const run = new Function('process', 'makeSigner', 'signatureServer', lines);
    const received: unknown[] = [];
    const listen = (port: number) => received.push(port);
    const make = (options: object) => received.push(Object.keys(options));
    run({ env: { APP_ID: 'wx1' } }, make, () => ({ listen }));
    expect(received).toEqual([['appId', 'appSecret', 'corpId', 'corpSecret', 'origins'], 8080]);
  });
});

const CHECK = `
import java.time.*;
import java.util.*;

public class Check {
    public static void main(String[] args) throws Exception {
        System.out.println(JsapiSigner.signatureOf(args[0], args[1], Long.parseLong(args[2]), args[3]));
        int[] requests = {0};
        Instant[] now = {Instant.ofEpochSecond(1_790_000_000)};
        Clock clock = new Clock() {
            public Instant instant() { return now[0]; }
            public ZoneId getZone() { return ZoneOffset.UTC; }
            public Clock withZone(ZoneId zone) { return this; }
        };
        var signer = new JsapiSigner("wx1", Set.of("https://m.shop.example"),
            () -> { requests[0]++; return new JsapiSigner.Ticket(args[0], Duration.ofSeconds(7200)); }, clock);
        for (String url : List.of("https://m.shop.example.evil/", "https://m.shop.example@evil.example/", "file:///a", "no thing"))
            System.out.println(signer.sign(url).isPresent());
        var signed = signer.sign(args[4] + "#top").get();
        System.out.println(signed.appId() + " " + signed.timestamp() + " "
            + signed.signature().equals(JsapiSigner.signatureOf(args[0], signed.nonceStr(), signed.timestamp(), args[4])));
        now[0] = now[0].plusSeconds(6899);
        signer.sign(args[4]);
        System.out.println(requests[0]);
        now[0] = now[0].plusSeconds(1);
        signer.sign(args[4]);
        System.out.println(requests[0]);
    }
}
`;
const hasJava = spawnSync('javac', ['-version']).status === 0;

it.runIf(hasJava)(
  'the signing guide’s Java example when it is compiled: has no warning and returns the same signature',
  { timeout: 60_000 },
  () => {
    writeFileSync(join(folder, 'JsapiSigner.java'), blocksOf(GUIDE, 'java')(0));
    writeFileSync(join(folder, 'Check.java'), CHECK);
    const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { cwd: folder, encoding: 'utf8' });
    run('javac', '-Xlint:all', '-Werror', 'JsapiSigner.java', 'Check.java');
    const { ticket, nonce, timestamp, url, signature } = VENDOR;
    const messages = run('java', '-cp', folder, 'Check', ticket, nonce, `${timestamp}`, url, SHOP).trim().split('\n');
    expect(messages).toEqual([signature, 'false', 'false', 'false', 'false', 'wx1 1790000000 true', '1', '2']);
  },
);
