/**
 * Returns a script that imitates an app in a page. The app is an object of `addJavascriptInterface` with one method and a fixed result.
 * `previous` is JavaScript that runs first.
 */
export const sampleApp = (version: string, method: string, result: object, previous = ''): string => `<script>
  ${previous}
  window.sdhealthHost = {
    postMessage(text) {
      const { id, method } = JSON.parse(text);
      const handshake = ${JSON.stringify({ protocol: '1.0', app: { name: 'SdHealth', version }, methods: { [method]: 1 }, events: [] })};
      const result = method === 'initialize' ? handshake : ${JSON.stringify(result)};
      setTimeout(() => window.sdhealthBridge.receive(JSON.stringify({ jsonrpc: '2.0', id, result })), 1);
    },
  };
</script>`;

export const stepsApp = (previous?: string): string =>
  sampleApp('2.8.0', 'getSteps', { days: [{ date: '2026-01-02', steps: 5600 }] }, previous);
