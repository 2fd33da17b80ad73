// Reads what a page of the SDK sends by `navigateTo`. A page gets its query's values as they were sent: each is decoded here, once.

/** The fields, or undefined where one is missing or broken: then somebody else has called. `shape` is one of contract.js. */
function fieldsOf(options, shape) {
  const fields = {};
  try {
    for (const name of Object.keys(options)) {
      const text = decodeURIComponent(options[name]);
      fields[name] = shape.json.includes(name) ? JSON.parse(text) : text;
    }
  } catch {
    return undefined;
  }
  return shape.required.every((name) => fields[name] !== undefined && fields[name] !== '') ? fields : undefined;
}

/** The address with more in its query, which stands before the hash. */
function withQuery(url, more) {
  const [address, hash] = url.split(/#(.*)/s);
  const added = Object.keys(more).map((name) => `${name}=${encodeURIComponent(more[name])}`);
  const query = `${address.includes('?') ? '&' : '?'}${added.join('&')}`;
  return hash === undefined ? address + query : `${address}${query}#${hash}`;
}

module.exports = { fieldsOf, withQuery };
