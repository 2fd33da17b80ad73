// Names that an app imports besides: they must not be those of the bridge.
package okhttp3

interface Call
class Dispatcher
class Request
class Response
