"""A real embedding host: a window with a WebKitGTK web view, driven by JSON lines.

It runs as a separate program, like any host: the page's engine, its processes and its message handlers are real.
It does not know the bridge's wire protocol. The program that drives it decides the answers.

Commands, one JSON object a line, each answered by `{"done": <id>, "value": ...}` or `{"done": <id>, "error": "..."}`:
  load {url} | reload | eval {body}: an async function's body, its result as JSON text | receive {text}: into the page's receiver
  channel {there}: puts up the message handler or takes it away, at once | reply {handle, text | error}
  cover {on}: hides the window, as another app in front of it does | kill: ends the web content process | picture {file}
Events: {"event": "ready" | "message" {text, handle?} | "died" {reason}}. The page's console goes to stderr.
"""
import argparse
import json
import os
import socket

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
gi.require_version("JavaScriptCore", "4.1")
from gi.repository import Gio, GLib, Gtk, JavaScriptCore, WebKit2  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument("--control", help="a unix socket to be driven by; default stdin and stdout")
options.add_argument("--automation", action="store_true", help="lets WebDriver drive the web view")
options.add_argument("--reply", action="store_true", help="the message handler answers by promise")
options.add_argument("--handler", default="sdhealthBridge", help="name of the message handler")
options.add_argument("--absent", action="store_true", help="no message handler until the command `channel`")
options.add_argument("--scheme", default="app", help="the custom scheme that serves the folder")
options.add_argument("--folder", help="what the custom scheme serves")
options.add_argument("--proxy", help="an http proxy for everything that is not of this machine")
options.add_argument("--profile", required=True, help="folder of this run's storage")
options.add_argument("--user-agent", required=True)
options.add_argument("--language", default="zh-CN")
options.add_argument("--size", default="390x844")
given = options.parse_args()

if given.control:
    control = socket.socket(socket.AF_UNIX)
    control.connect(given.control)
    inward, outward = control.fileno(), control.makefile("w", encoding="utf-8")
else:
    inward, outward = 0, os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # nothing but our lines may be on the channel


def emit(**message):
    outward.write(json.dumps(message) + "\n")
    outward.flush()


# --- the web view

data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(given.profile, "data"), base_cache_directory=os.path.join(given.profile, "cache")
)
if given.proxy:
    data.set_network_proxy_settings(
        WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(given.proxy, ["127.0.0.1", "localhost"])
    )
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(given.automation)
context.set_preferred_languages([given.language])
handlers = WebKit2.UserContentManager()
settings = WebKit2.Settings(
    user_agent=given.user_agent,
    enable_write_console_messages_to_stdout=True,
    hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
)
view = WebKit2.WebView(
    web_context=context,
    user_content_manager=handlers,
    settings=settings,
    is_controlled_by_automation=given.automation,
)
width, height = (int(word) for word in given.size.split("x"))
window = Gtk.Window(default_width=width, default_height=height)
window.add(view)
window.connect("destroy", Gtk.main_quit)

security = context.get_security_manager()
security.register_uri_scheme_as_secure(given.scheme)
security.register_uri_scheme_as_cors_enabled(given.scheme)
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def serve(request):
    folder = os.path.realpath(given.folder or "/nonexistent")
    path = os.path.realpath(os.path.join(folder, request.get_path().lstrip("/") or "index.html"))
    if not path.startswith(folder + os.sep) or not os.path.isfile(path):
        return request.finish_error(GLib.Error.new_literal(Gio.io_error_quark(), "not found", Gio.IOErrorEnum.NOT_FOUND))
    with open(path, "rb") as file:
        body = file.read()
    kind = TYPES.get(os.path.splitext(path)[1], "application/octet-stream")
    request.finish(Gio.MemoryInputStream.new_from_data(body), len(body), kind)


context.register_uri_scheme(given.scheme, serve)

# --- the message handler

replies = {}
handles = iter(range(1, 1 << 62))


def text_of(value):
    return value.to_string() if value.is_string() else value.to_json(0)


def on_message(_handlers, result):
    emit(event="message", text=text_of(result.get_js_value()))


def on_message_with_reply(_handlers, value, reply):
    handle = next(handles)
    replies[handle] = (reply, value.get_context())
    emit(event="message", text=text_of(value), handle=handle)
    return True


if given.reply:
    handlers.connect("script-message-with-reply-received::" + given.handler, on_message_with_reply)
else:
    handlers.connect("script-message-received::" + given.handler, on_message)


def set_channel(there):
    if not there:
        handlers.unregister_script_message_handler(given.handler)
    elif given.reply:
        handlers.register_script_message_handler_with_reply(given.handler, None)
    else:
        handlers.register_script_message_handler(given.handler)


def reply_to(handle, text, error):
    reply, where = replies.pop(handle)
    if error is not None:
        return reply.return_error_message(error)
    value = JavaScriptCore.Value.new_null(where) if text is None else JavaScriptCore.Value.new_string(where, text)
    reply.return_value(value)


# --- commands

loading = []  # commands that wait for the page to be there


def on_load(_view, what):
    if what == WebKit2.LoadEvent.FINISHED:
        for number in loading:
            emit(done=number)
        loading.clear()


def on_load_failed(_view, _what, url, error):
    for number in loading:
        emit(done=number, error=f"{url}: {error.message}")
    loading.clear()
    return False


def on_died(_view, reason):
    emit(event="died", reason=reason.value_nick)


view.connect("load-changed", on_load)
view.connect("load-failed", on_load_failed)
view.connect("web-process-terminated", on_died)


def call(number, body):
    def done(_view, result):
        try:
            value = view.call_async_javascript_function_finish(result)
            emit(done=number, value=None if value.is_undefined() else value.to_json(0))
        except GLib.Error as error:
            emit(done=number, error=error.message)

    view.call_async_javascript_function(body, -1, None, None, None, None, done)


def send_to_page(number, text):
    """The way of evaluateJavaScript: one classic script, false where the page has put up no receiver."""
    script = "!!globalThis.%s && (%s.receive(%s), true)" % (given.handler, given.handler, json.dumps(text))

    def done(_view, result):
        try:
            emit(done=number, value=view.evaluate_javascript_finish(result).to_json(0))
        except GLib.Error as error:
            emit(done=number, error=error.message)

    view.evaluate_javascript(script, -1, None, None, None, done)


def picture(number, file):
    def done(_view, result):
        try:
            view.get_snapshot_finish(result).write_to_png(file)
            emit(done=number)
        except GLib.Error as error:
            emit(done=number, error=error.message)

    view.get_snapshot(WebKit2.SnapshotRegion.VISIBLE, WebKit2.SnapshotOptions.NONE, None, done)


def run_command(command):
    number, name = command["id"], command["do"]
    if name == "load":
        loading.append(number)
        return view.load_uri(command["url"])
    if name == "reload":
        loading.append(number)
        return view.reload()
    if name == "eval":
        return call(number, command["body"])
    if name == "receive":
        return send_to_page(number, command["text"])
    if name == "picture":
        return picture(number, command["file"])
    if name == "channel":
        set_channel(command["there"])
    elif name == "reply":
        reply_to(command["handle"], command.get("text"), command.get("error"))
    elif name == "cover":
        window.hide() if command["on"] else window.show_all()
    elif name == "kill":
        view.terminate_web_process()
    else:
        return emit(done=number, error="unknown: " + name)
    emit(done=number)


rest = b""


def on_input(_source, _condition):
    global rest
    chunk = os.read(inward, 1 << 20)
    if not chunk:  # who drove us is gone; an orderly end would take the engine a second
        os._exit(0)
    *lines, rest = (rest + chunk).split(b"\n")
    for line in lines:
        command = json.loads(line)
        try:
            run_command(command)
        except Exception as error:  # reported to the driver, whatever it is
            emit(done=command["id"], error=str(error))
    return True


def on_automation(_context, session):
    session.connect("create-web-view", lambda _session: view)


context.connect("automation-started", on_automation)
if not given.absent:
    set_channel(True)
window.show_all()
GLib.io_add_watch(inward, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, on_input)
emit(event="ready")
Gtk.main()
