// Android's classes, as far as the native files and the guide name them.
package org.json

object JSONObject { fun quote(text: String?): String = "\"" + text?.replace("\\", "\\\\")?.replace("\"", "\\\"") + "\"" }
