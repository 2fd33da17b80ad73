// Declares names of another library that an app imports, to prove that they do not clash with those of the bridge.
package okhttp3

interface Call
class Dispatcher
class Request
class Response
