/** Returns the socket's address (specification, section 3), which never contains a token (S06). */
export function chatAddress(origin: string, orderNo: string, clientId: string): string {
  const address = new URL('/chat', origin);
  address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:';
  address.search = new URLSearchParams({ clientId, orderNo }).toString();
  return address.href;
}
