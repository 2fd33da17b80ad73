// Declares the Android classes that the native files and the guide use.
package org.json

object JSONObject { fun quote(text: String?): String = "\"" + text?.replace("\\", "\\\\")?.replace("\"", "\\\"") + "\"" }
