// Android's classes, as far as the native files and the guide name them.
package android.os

object SystemClock { fun elapsedRealtime() = 0L }
