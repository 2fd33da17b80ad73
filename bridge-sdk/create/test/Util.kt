package android.util

object Log { fun e(tag: String, text: String, cause: Throwable) = println("$tag $text $cause").let { 0 } }
